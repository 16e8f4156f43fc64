import { industriesIndex } from '#shared/pages/hubs/industries.ts'
import { paths } from '#shared/paths/paths.ts'
import { IndustriesPage } from '#web/site/hubs/industries-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { sitePageHead } from '#web/lib/page/page-heads.ts'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'

const head = sitePageHead({
  meta: industriesIndex.meta,
  path: paths.industries,
  name: industriesIndex.label,
})

/** The page needs no data. */
export const createLoader: PageLoader = () => () => staticPage()

/** Page at {@link paths}.industries. */
export function Component() {
  return (
    <>
      <PageHead {...head} />
      <IndustriesPage />
    </>
  )
}
