import { LeadListPage } from '#web/staff/leads/lead-list.tsx'
import { PeopleOnly } from '#web/staff/shell/people-only.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/leads/leads.css'

export const createLoader: PageLoader = () => () => staticPage()

/** List of the leads from forms and booked meetings. */
export function Component() {
  return (
    <>
      <PageHead title="Leads, staff" noindex />
      <PeopleOnly title="Leads" to="read what people sent through the forms">
        <LeadListPage />
      </PeopleOnly>
    </>
  )
}
