import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import type { RefObject } from 'react'
import type { Booking } from '#shared/contracts/bookings.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths.ts'
import { fullMoment, meetingMoment, zoneAt } from '#web/lib/staff/meeting-words.ts'
import { nearMoment } from '#web/lib/staff/moments.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { ActionsHead } from '#web/ui/list-cells.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { ListTable } from '#web/ui/list-table.tsx'
import { canChange, stateWords } from './booking-words.ts'
import type { Asks } from './use-dialogs.tsx'

/** Where a meeting stands: an icon and a word, never a colour alone. */
export function BookingState({ booking }: { readonly booking: Booking }) {
  const words = stateWords(booking)
  const isCancelled = booking.state === 'cancelled'
  const Icon = isCancelled ? CalendarX : words === undefined ? CalendarCheck : CalendarClock
  const name = isCancelled ? 'cancelled' : words === undefined ? 'booked' : 'moved'
  return (
    <span className={`status-mark booking-${name}`}>
      <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
      {words ?? 'Booked'}
    </span>
  )
}

interface BookingTableProps {
  readonly bookings: readonly Booking[]
  readonly asks: Asks
  /** Milliseconds since 1970. */
  readonly now: number
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

type RowProps = Pick<BookingTableProps, 'asks' | 'now'> & { readonly booking: Booking }

function BookingRow({ booking, asks, now }: RowProps) {
  const mayWrite = useMay('people.write')
  const { id, starts_at: startsAt, time_zone: zone, name } = booking
  const href = paths.adminBooking(id)
  return (
    <tr data-row={id} data-state={booking.state}>
      <td className="booking-when">
        <time
          dateTime={startsAt}
          title={`${fullMoment(startsAt, zone)} for the visitor, in ${zoneAt(startsAt, zone)}`}
        >
          {meetingMoment(startsAt, now)}
        </time>
      </td>
      <th scope="row" className="desk-title">
        <a href={href} data-row-link="" dir="auto">
          {name}
        </a>
        <span className="booking-email">{booking.email}</span>
      </th>
      <td className="booking-about">{subjectName(booking.about)}</td>
      <td className="booking-state">
        <BookingState booking={booking} />
      </td>
      <td className="desk-time booking-made">{nearMoment(booking.booked_at, now)}</td>
      <td className="desk-more">
        <RowMenu
          of={name}
          links={
            <li>
              <a href={href}>Open</a>
            </li>
          }
          acts={
            mayWrite && canChange(booking, now)
              ? [
                  { label: 'Move', run: () => asks.move(booking) },
                  { label: 'Cancel', isRemoval: true, run: () => asks.cancel(booking) },
                ]
              : []
          }
        />
      </td>
    </tr>
  )
}

/** The meetings of a page, one a row; on phones one a card. */
export function BookingTable({ bookings, asks, now, stale, body }: BookingTableProps) {
  return (
    <ListTable
      name="Meetings"
      className="booking-list"
      stale={stale}
      body={body}
      heads={
        <>
          <th scope="col" className="booking-when">
            When
          </th>
          <th scope="col" className="desk-title">
            Who
          </th>
          <th scope="col" className="booking-about">
            About
          </th>
          <th scope="col" className="booking-state">
            State
          </th>
          <th scope="col" className="desk-time booking-made">
            Booked
          </th>
          <ActionsHead className="desk-more" />
        </>
      }
    >
      {bookings.map((booking) => (
        <BookingRow key={booking.id} booking={booking} asks={asks} now={now} />
      ))}
    </ListTable>
  )
}
