import type { RefObject } from 'react'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { dayInWords } from '#shared/time/days.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import { stateInShort } from '../booking-labels.ts'
import type { Week, WeekDay } from './week.ts'

/** Height of a half hour in rem. */
const ROW = 2.5

interface MeetingProps {
  readonly booking: Booking
  readonly time: string
}

function Meeting({ booking, time }: MeetingProps) {
  return (
    <span data-row={booking.id}>
      <a
        className="week-meeting"
        href={paths.adminBooking(booking.id)}
        data-row-link=""
        data-state={booking.state}
      >
        <span className="sr-only">{time}, </span>
        <strong dir="auto">{booking.name}</strong>
        <span className="week-note">{stateInShort(booking) ?? subjectName(booking.about)}</span>
      </a>
    </span>
  )
}

interface DayProps {
  readonly day: WeekDay
  readonly rows: number
  /** Position of the current time, in rows from the top. Undefined on all days except today. */
  readonly now: number | undefined
}

function Day({ day: { day, name, isToday, closed, slots }, rows, now }: DayProps) {
  const note = isToday ? 'Today' : closed
  return (
    <section
      className="week-day"
      aria-label={[dayInWords(day).short, isToday && 'today', closed].filter(Boolean).join(', ')}
      data-today={isToday || undefined}
      data-closed={closed !== undefined || undefined}
    >
      <h2>
        {name}
        {note !== undefined && (
          <span className="week-day-note" title={closed}>
            {note}
          </span>
        )}
      </h2>
      <div className="week-rows" style={{ gridTemplateRows: `repeat(${rows}, ${ROW}rem)` }}>
        {closed !== undefined && isToday && <p className="week-closed">{closed}</p>}
        {slots.map(({ row, time, bookings }) => (
          <div key={time} className="week-slot" style={{ gridRow: row + 1 }}>
            {bookings.map((booking) => (
              <Meeting key={booking.id} booking={booking} time={time} />
            ))}
          </div>
        ))}
        {now !== undefined && <div className="week-now" style={{ top: `${now * ROW}rem` }} />}
      </div>
    </section>
  )
}

interface WeekGridProps {
  readonly week: Week
  readonly body: RefObject<HTMLDivElement | null>
  /** True while another week is loading. The grid then still shows the previous week. */
  readonly stale: boolean
}

/** A week by days and hours, with its meetings in chronological order. */
export function WeekGrid({ week: { days, hours, now }, body, stale }: WeekGridProps) {
  const rows = (hours.length - 1) * 2
  return (
    <div className="week" ref={body} aria-busy={stale}>
      <ol className="week-hours" aria-hidden="true">
        {hours.map((hour, index) => (
          <li key={hour} style={{ top: `${index * 2 * ROW}rem` }}>
            {hour}
          </li>
        ))}
      </ol>
      {days.map((day) => (
        <Day key={day.day} day={day} rows={rows} now={day.isToday ? now : undefined} />
      ))}
    </div>
  )
}
