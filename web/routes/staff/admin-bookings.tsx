import { BookingsPage } from '#web/staff/bookings/bookings-page.tsx'
import { PeopleOnly } from '#web/staff/shell/people-only.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/bookings/bookings.css'

export const createLoader: PageLoader = () => () => staticPage()

/** Page with booked meetings, days off and meeting hours. */
export function Component() {
  return (
    <>
      <PageHead title="Bookings, staff" noindex />
      <PeopleOnly title="Bookings" to="see the meetings that people booked">
        <BookingsPage />
      </PeopleOnly>
    </>
  )
}
