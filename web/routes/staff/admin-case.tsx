import { CasesOnly } from '#web/staff/cases/cases-only.tsx'
import { CasePage } from '#web/staff/cases/case-page.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/styles/staff-lists.css'
import '#web/styles/staff-lead.css'
import '#web/styles/staff-cases.css'

export const createLoader: PageLoader = () => () => staticPage()

/** One case of a candidate. */
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
