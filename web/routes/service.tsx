import { useLoaderData } from 'react-router-dom'
import { services } from '#shared/pages/catalogue.ts'
import type { ServicePage } from '#shared/pages/page-copy.ts'
import { servicePages } from '#shared/pages/service-pages.ts'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { ServiceArticle } from '#web/features/service/service-article.tsx'
import { useApp } from '#web/lib/app-context.tsx'
import { loadCopy, type CopyState } from '#web/lib/copy-page.ts'
import { absoluteUrl } from '#web/lib/head.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import type { PageLoader } from '#web/lib/page-loader.ts'
import { NotFound } from './not-found.tsx'

/** Brings the copy of the service whose path this is. */
export const createLoader: PageLoader =
  () =>
  async ({ request }) => {
    const { pathname } = new URL(request.url)
    const service = services.find(({ slug }) => paths.service(slug) === pathname)
    return loadCopy(service && servicePages[service.slug])
  }

/** A service page. */
export function Component() {
  const { origin } = useApp()
  const { page } = useLoaderData<CopyState<ServicePage>>()
  if (page === undefined) return <NotFound />
  const { slug, meta } = page
  const canonical = paths.service(slug)
  return (
    <>
      <PageHead
        title={meta.title}
        description={meta.description}
        keywords={meta.keywords}
        canonical={canonical}
        structuredData={{
          '@type': 'Service',
          name: page.heading,
          description: meta.description,
          url: absoluteUrl(canonical, origin),
          areaServed: site.coverage,
          provider: { '@type': 'Organization', name: site.product, url: origin },
        }}
      />
      <ServiceArticle key={slug} page={page} />
    </>
  )
}
