import { industryTitle, serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'

/**
 * Services that are often ordered together with this service, each with a reason, and industries that order this service, as rows of one
 * list.
 */
export function RelatedRows({ related }: Pick<ServicePage, 'related'>) {
  return (
    <ul className="reading related-rows">
      {related.services.map(({ slug, reason }) => (
        <li key={slug}>
          <p className="label">Service</p>
          <h3>
            <a href={paths.service(slug)}>{serviceTitle(slug)}</a>
          </h3>
          <div className="reading-aside">
            <p>{reason}</p>
          </div>
        </li>
      ))}
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
    </ul>
  )
}
