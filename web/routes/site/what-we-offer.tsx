import { data, useLoaderData } from 'react-router-dom'
import type { HubPageOf } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { WhatWeOfferPage } from '#web/site/hubs/what-we-offer-page.tsx'
import { loadHubPage } from '#web/lib/page/document-pages.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import type { PageLoader, DocumentState } from '#web/lib/page/page-loader.ts'

/** Loads the text of the page. */
export const createLoader: PageLoader = (env) => async () =>
  data(await loadHubPage(env, 'what-we-offer'))

/** Page with the lines of work and all of their services. */
export function Component() {
  const { page } = useLoaderData<DocumentState<HubPageOf<'what-we-offer'>>>()
  return (
    <>
      <PageHead {...sitePageHead({ meta: page.meta, path: paths.whatWeOffer, name: page.label })} />
      <WhatWeOfferPage page={page} />
    </>
  )
}
