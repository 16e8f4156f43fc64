import { CasesOnly } from '#web/staff/cases/cases-only.tsx'
import { CaseListPage } from '#web/staff/cases/case-list.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/leads/leads.css'
import '#web/staff/cases/cases.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the requests, corrections and complaints of candidates. */
export function Component() {
  return (
    <>
      <PageHead title="Cases, staff" noindex />
      <CasesOnly>
        <CaseListPage />
      </CasesOnly>
    </>
  )
}
