import { industriesIndex } from '#shared/pages/hubs/industries.ts'
import { paths } from '#shared/paths.ts'
import { IndustriesPage } from '#web/features/hubs/industries-page.tsx'
import { PageHead } from '#web/lib/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page-loader.ts'

/** The page is made of its copy alone. */
export const createLoader: PageLoader = () => () => staticPage()

/** The page at {@link paths}.industries. */
export function Component() {
  return (
    <>
      <PageHead {...industriesIndex.meta} canonical={paths.industries} />
      <IndustriesPage />
    </>
  )
}
