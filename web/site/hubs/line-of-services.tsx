import type { ServiceSlug } from '#shared/pages/catalogue/catalogue.ts'
import { serviceCode, serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { serviceLines } from '#shared/pages/catalogue/service-lines.ts'
import { paths } from '#shared/paths/paths.ts'

/** Services as rows: number, name and description. */
export function LineOfServices({ slugs }: { readonly slugs: readonly ServiceSlug[] }) {
  return (
    <ul className="register">
      {slugs.map((slug) => (
        <li key={slug}>
          <span className="register-code" aria-hidden="true">
            {serviceCode(slug)}
          </span>
          <h3>
            <a href={paths.service(slug)}>{serviceTitle(slug)}</a>
          </h3>
          <p>{serviceLines[slug].line}</p>
        </li>
      ))}
    </ul>
  )
}
