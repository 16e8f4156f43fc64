import { useLoaderData } from 'react-router-dom'
import { services } from '#shared/pages/catalogue.ts'
import type { ServicePage } from '#shared/pages/page-copy.ts'
import { servicePages } from '#shared/pages/service-pages.ts'
import { paths } from '#shared/paths.ts'
import { ServiceArticle } from '#web/features/service/service-article.tsx'
import { loadCopy, type CopyState } from '#web/lib/copy-page.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { servicePageHead } from '#web/lib/page-heads.ts'
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
  const { page } = useLoaderData<CopyState<ServicePage>>()
  if (page === undefined) return <NotFound />
  return (
    <>
      <PageHead {...servicePageHead(page)} />
      <ServiceArticle key={page.slug} page={page} />
    </>
  )
}
