import { CasesOnly } from '#web/staff/cases/cases-only.tsx'
import { CasePage } from '#web/staff/cases/case-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/leads/lead/lead.css'
import '#web/staff/cases/cases.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page of one candidate's case. */
export function Component() {
  return (
    <>
      <PageHead title="Case, staff" noindex />
      <CasesOnly>
        <CasePage />
      </CasesOnly>
    </>
  )
}
