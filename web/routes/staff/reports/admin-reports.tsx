import { ReportsOnly } from '#web/staff/reports/reports-only.tsx'
import { ReportListPage } from '#web/staff/reports/report-list.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/reports/reports.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the reports. Only for staff who may issue reports. */
export function Component() {
  return (
    <>
      <PageHead title="Reports, staff" noindex />
      <ReportsOnly>
        <ReportListPage />
      </ReportsOnly>
    </>
  )
}
