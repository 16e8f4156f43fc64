import { VisitsPage } from '#web/staff/visits/visits-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Which pages are looked at, as far as their visitors allow it to be counted. */
export function Component() {
  return (
    <>
      <PageHead title="Visits, staff" noindex />
      <VisitsPage />
    </>
  )
}
