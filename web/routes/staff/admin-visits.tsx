import { VisitsPage } from '#web/staff/visits/visits-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/pages.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page views of visitors who have allowed analytics. */
export function Component() {
  return (
    <>
      <PageHead title="Visits, staff" noindex />
      <VisitsPage />
    </>
  )
}
