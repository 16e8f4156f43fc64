import { services } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'
import { serviceName } from '#web/lib/page/catalogue-names.ts'

const pages = new Set<string>(services.map(({ slug }) => slug))

/** Services of a case study, with links to their pages. A service that is not in the catalogue is plain text. */
export function ServiceLinks({ slugs }: { readonly slugs: readonly string[] }) {
  return (
    <ul>
      {slugs.map((slug) => (
        <li key={slug}>
          {pages.has(slug) ? (
            <a className="fact-link" href={paths.service(slug)}>
              {serviceName(slug)}
            </a>
          ) : (
            serviceName(slug)
          )}
        </li>
      ))}
    </ul>
  )
}
