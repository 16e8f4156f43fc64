import { useQuery } from '@tanstack/react-query'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { bookingSettingsQuery, nextBookingsQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { meetingMoment, zoneAt } from '#web/lib/staff/meeting-labels.ts'
import type { BookingList } from '#shared/contracts/booking/bookings.ts'
import { PartState } from '#web/ui/island/part-state.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'

/** The next meetings, for users who may read personal data. Renders nothing if an external booking service manages the meetings. */
export function BookingLines({ now }: { readonly now: number }) {
  const { api } = useStaff()
  const next = useQuery(nextBookingsQuery(api))
  const isEmpty = next.data?.counts.views.all === 0
  const settings = useQuery({ ...bookingSettingsQuery(api), enabled: isEmpty })
  if (isEmpty && typeof settings.data?.hosted === 'string') return null
  // An empty list counts as loaded only once the settings are known, because they determine if an external service manages the meetings.
  const answer = isEmpty && settings.data === undefined ? { ...settings, data: undefined } : next
  return (
    <section className="overview-part" aria-labelledby="overview-bookings">
      <h2 id="overview-bookings">Next meetings</h2>
      <PartState answer={answer} what="Meetings">
        {(list) => <Meetings list={list} now={now} />}
      </PartState>
    </section>
  )
}

function Meetings({ list, now }: { readonly list: BookingList; readonly now: number }) {
  const { results, counts } = list
  return (
    <>
      {results.length === 0 ? (
        <p className="overview-none">No upcoming meetings. New ones appear here.</p>
      ) : (
        <table className="desk-table overview-lines" aria-labelledby="overview-bookings">
          <colgroup>
            <col />
            <col className="overview-status" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">With</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {results.map((booking) => (
              <tr key={booking.id}>
                <th scope="row">
                  <a href={paths.adminBooking(booking.id)} dir="auto">
                    {booking.name}
                  </a>
                  <span className="overview-kind">{subjectName(booking.about)}</span>
                </th>
                <td className="desk-time">{meetingMoment(booking.starts_at, now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="overview-rest">
        <span>
          {counts.views.coming} upcoming · times in{' '}
          {zoneAt(new Date(now).toISOString(), identity.timeZone)}
        </span>
        <a className="text-link" href={paths.adminBookings}>
          All bookings
        </a>
      </p>
    </>
  )
}
