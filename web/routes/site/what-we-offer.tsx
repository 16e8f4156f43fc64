import { whatWeOffer } from '#shared/pages/hubs/what-we-offer.ts'
import { paths } from '#shared/paths/paths.ts'
import { WhatWeOfferPage } from '#web/site/hubs/what-we-offer-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

const head = sitePageHead({
  meta: whatWeOffer.meta,
  path: paths.whatWeOffer,
  name: whatWeOffer.label,
})

/** The page needs no data. */
export const createLoader: PageLoader = () => () => staticPage()

/** Page at {@link paths}.whatWeOffer. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <WhatWeOfferPage />
    </>
  )
}
