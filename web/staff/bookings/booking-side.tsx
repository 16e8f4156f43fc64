import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import type { BookingSettings, DayOff } from '#shared/contracts/booking/booking-settings.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import { meetingMoment } from '#web/lib/staff/meeting-labels.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import type { Answer } from '#web/ui/island/answer-state.tsx'
import { PartState } from '#web/ui/island/part-state.tsx'
import { canChange, dayOffInWords, hoursInWords, stateWords } from './booking-labels.ts'
import { theirTimeInWords } from './meeting/two-zones.ts'
import type { Asks } from './use-dialogs.tsx'

/** The meeting's time in the visitor's zone, if it differs from the company's time. */
function TheirTime({ booking: { starts_at: at, time_zone: zone } }: { readonly booking: Booking }) {
  const time = theirTimeInWords(at, zone)
  return time === undefined ? null : <p className="booking-note">{time}</p>
}

interface NextProps {
  readonly answer: Pick<Answer<BookingList>, 'data' | 'error' | 'refetch'>
  readonly asks: Asks
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** List of the next meetings, each with buttons for its actions. */
export function NextMeetings({ answer, asks, now }: NextProps) {
  return (
    <section aria-labelledby="bookings-next">
      <h2 id="bookings-next">Next</h2>
      <PartState answer={answer} what="Meetings">
        {({ results }) =>
          results.length === 0 ? (
            <p className="booking-none">No upcoming meetings.</p>
          ) : (
            <Meetings bookings={results} asks={asks} now={now} />
          )
        }
      </PartState>
    </section>
  )
}

interface MeetingsProps extends Omit<NextProps, 'answer'> {
  readonly bookings: readonly Booking[]
}

function Meetings({ bookings, asks, now }: MeetingsProps) {
  const mayWrite = useMay('people.write')
  return (
    <ul>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <div>
            <time dateTime={booking.starts_at}>{meetingMoment(booking.starts_at, now)}</time>
            <p>
              <a href={paths.adminBooking(booking.id)} dir="auto">
                {booking.name}
              </a>
              , {stateWords(booking) ?? subjectName(booking.about)}
            </p>
            <TheirTime booking={booking} />
          </div>
          {mayWrite && canChange(booking, now) && (
            <p className="booking-acts">
              <button
                type="button"
                className="desk-link"
                aria-label={`Move the meeting with ${booking.name}`}
                onClick={() => asks.move(booking)}
              >
                Move
              </button>
              <button
                type="button"
                className="desk-link"
                aria-label={`Cancel the meeting with ${booking.name}`}
                onClick={() => asks.cancel(booking)}
              >
                Cancel
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

interface DaysOffProps {
  readonly daysOff: readonly DayOff[]
  readonly asks: Asks
}

/** Days off, with buttons to remove them. */
export function DaysOff({ daysOff, asks }: DaysOffProps) {
  const mayWrite = useMay('people.write')
  return (
    <section aria-labelledby="bookings-days-off">
      <h2 id="bookings-days-off">Days off</h2>
      <ul>
        {daysOff.map((off) => (
          <li key={off.id}>
            <p>
              {dayOffInWords(off)}
              {off.note !== '' && (
                <span className="booking-note" dir="auto">
                  {off.note}
                </span>
              )}
            </p>
            {mayWrite && (
              <button
                type="button"
                className="desk-link"
                aria-label={`Remove the days off ${dayOffInWords(off)}`}
                onClick={() => asks.removeDayOff(off)}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="booking-none">
        {daysOff.length === 0
          ? 'No days off yet. Public holidays are blocked automatically.'
          : 'Visitors can’t book on these days. Meetings already booked stay until you move them.'}
      </p>
    </section>
  )
}

interface HoursProps {
  readonly settings: BookingSettings
  readonly asks: Asks
}

/** Meeting hours, and the staff who take meetings. */
export function Hours({ settings: { hours }, asks }: HoursProps) {
  const mayWrite = useMay('people.write')
  return (
    <section aria-labelledby="bookings-hours">
      <h2 id="bookings-hours">Hours</h2>
      <p className="booking-hours">
        {hoursInWords(hours)}
        {mayWrite && (
          <button type="button" className="desk-link" onClick={asks.hours}>
            Change
          </button>
        )}
      </p>
      <p className="booking-none" dir="auto">
        {hours.host}
      </p>
    </section>
  )
}
