import { data, useLoaderData } from 'react-router-dom'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { IndustriesPage } from '#web/site/hubs/industries-page.tsx'
import { loadHubPage } from '#web/lib/page/document-pages.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'

/** Loads the text of the page. */
export const createLoader: PageLoader = (env) => async () =>
  data(await loadHubPage(env, 'industries'))

/** Page with all industries. */
export function Component() {
  const { page } = useLoaderData<DocumentState<HubPageOf<'industries'>>>()
  return (
    <>
      <PageHead {...sitePageHead({ meta: page.meta, path: paths.industries, name: page.label })} />
      <IndustriesPage page={page} />
    </>
  )
}
