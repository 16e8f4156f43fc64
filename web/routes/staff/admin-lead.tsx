import { LeadPage } from '#web/staff/leads/lead/lead-page.tsx'
import { PeopleOnly } from '#web/staff/shell/people-only.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/styles/staff-lists.css'
import '#web/styles/staff-lead.css'

export const createLoader: PageLoader = () => () => staticPage()

/** One inquiry, to be answered. */
export function Component() {
  return (
    <>
      <PageHead title="Lead, staff" noindex />
      <PeopleOnly title="Leads" to="read what people sent through the forms">
        <LeadPage />
      </PeopleOnly>
    </>
  )
}
