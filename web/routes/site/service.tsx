import '#web/site/service/service-sheets.css'
import { useLoaderData } from 'react-router-dom'
import { services } from '#shared/pages/catalogue/catalogue.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { RelatedReading } from '#web/blocks/listing/related-reading.tsx'
import { ServiceArticle } from '#web/site/service/service-article.tsx'
import { reportPart } from '#web/blocks/living-report/living-report.tsx'
import { loadCataloguePage } from '#web/lib/page/catalogue-loader.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { servicePageHead } from '#web/lib/page/catalogue-heads.ts'
import type { PageLoader, CopyState } from '#web/lib/page/page-loader.ts'
import { loadParts } from '#web/ui/island/part.ts'
import { termedPart } from '#web/ui/termed-points.tsx'
import { Missing } from './missing.tsx'

/** Loads the text of the service page at this path, and the lazy parts for the specimen and the section on law. */
export const createLoader: PageLoader =
  (env) =>
  async ({ request }) => {
    const path = new URL(request.url).pathname.replace(/\/$/, '')
    const slug = services.find((service) => paths.service(service.slug) === path)?.slug
    const [copy] = await Promise.all([
      loadCataloguePage(env, 'service', slug),
      loadParts(reportPart, termedPart),
    ])
    return copy
  }

/** Service page. */
export function Component() {
  const { page } = useLoaderData<CopyState<ServicePage>>()
  if (page === undefined) return <Missing />
  const { slug } = page
  return (
    <>
      <PageHead {...servicePageHead(page)} />
      <ServiceArticle
        key={slug}
        page={page}
        reading={<RelatedReading to={{ kind: 'service', slug }} />}
      />
    </>
  )
}
