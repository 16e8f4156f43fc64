import { LeadPage } from '#web/staff/leads/lead/lead-page.tsx'
import { PeopleOnly } from '#web/staff/shell/people-only.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/leads/lead/lead.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page of one lead. */
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
