import { industryTitle, serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { ReadingRows } from '#web/ui/reading-rows.tsx'

/**
 * Services that are often ordered together with this service, each with a reason, and industries that order this service, as rows of one
 * list.
 */
export function RelatedRows({ related }: Pick<ServicePage, 'related'>) {
  return (
    <ReadingRows
      hasReasons
      entries={related.services.map(({ slug, reason }) => ({
        kind: 'Service',
        title: serviceTitle(slug),
        href: paths.service(slug),
        asides: [reason],
      }))}
    >
      <li>
        <p className="label">Industries</p>
        <div className="related-several">
          {related.industries.map((slug) => (
            <a key={slug} className="text-link" href={paths.industry(slug)}>
              {industryTitle(slug)}
            </a>
          ))}
        </div>
      </li>
    </ReadingRows>
  )
}
