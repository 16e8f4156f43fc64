import { BookingPage } from '#web/staff/bookings/meeting/booking-page.tsx'
import { PeopleOnly } from '#web/staff/shell/people-only.tsx'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { staticPage, type PageLoader } from '#web/lib/page/page-loader.ts'
import '#web/staff/shell/lists.css'
import '#web/staff/bookings/bookings.css'
import '#web/staff/leads/lead/lead.css'
export const createLoader: PageLoader = () => () => staticPage()

/** Page of one meeting. */
export function Component() {
  return (
    <>
      <PageHead title="Booking, staff" noindex />
      <PeopleOnly title="Bookings" to="see the meetings that people booked">
        <BookingPage />
      </PeopleOnly>
    </>
  )
}
