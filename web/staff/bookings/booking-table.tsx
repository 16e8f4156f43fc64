import type { RefObject } from 'react'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import { fullMoment, meetingMoment, zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { nearMoment } from '#web/lib/staff/moments.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import { ActionsHead, SelectAllHead, SelectCell } from '#web/ui/list/list-cells.tsx'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { BookingState } from './meeting/booking-state.tsx'
import { canChange } from './booking-labels.ts'
import { NetworkCells } from './meeting/network-cells.tsx'
import type { Asks } from './use-dialogs.tsx'

interface BookingTableProps {
  readonly bookings: readonly Booking[]
  readonly asks: Asks
  /** Upcoming meetings by network of a flood. If set, the table shows networks instead of subjects. */
  readonly networks: BookingList['networks']
  readonly selection: Selection<Booking>
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

type RowProps = Pick<BookingTableProps, 'asks' | 'now' | 'networks' | 'selection'> & {
  readonly booking: Booking
}

function BookingRow({ booking, asks, now, networks, selection }: RowProps) {
  const mayWrite = useMay('people.write')
  const { id, starts_at: startsAt, time_zone: zone, name } = booking
  const href = paths.adminBooking(id)
  const isSelected = selection.has(id)
  const made = <td className="desk-time booking-made">{nearMoment(booking.booked_at, now)}</td>
  return (
    <tr data-row={id} data-state={booking.state} data-selected={isSelected || undefined}>
      <SelectCell
        of={`${name}, ${meetingMoment(startsAt, now)}`}
        isSelected={isSelected}
        onToggle={() => selection.toggle(booking)}
      />
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
      {networks.length > 0 ? (
        <>
          {made}
          <NetworkCells booking={booking} networks={networks} />
        </>
      ) : (
        <>
          <td className="booking-about">{subjectName(booking.about)}</td>
          <td className="booking-state">
            <BookingState booking={booking} />
          </td>
          {made}
        </>
      )}
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

/** Meetings of a page as table rows, shown as cards on phones. */
export function BookingTable(props: BookingTableProps) {
  const { bookings, networks, selection, stale, body, asks, now } = props
  const made = (
    <th scope="col" className="desk-time booking-made">
      Booked
    </th>
  )
  return (
    <ListTable
      name="Meetings"
      className={networks.length > 0 ? 'booking-list booking-flood' : 'booking-list'}
      stale={stale}
      body={body}
      heads={
        <>
          <SelectAllHead rows={bookings} has={selection.has} toggleAll={selection.toggleAll} />
          <th scope="col" className="booking-when">
            When
          </th>
          <th scope="col" className="desk-title">
            Who
          </th>
          {networks.length > 0 ? (
            <>
              {made}
              <th scope="col" className="booking-network">
                Network
              </th>
              <th scope="col" className="booking-signs">
                Warning
              </th>
            </>
          ) : (
            <>
              <th scope="col" className="booking-about">
                About
              </th>
              <th scope="col" className="booking-state">
                State
              </th>
              {made}
            </>
          )}
          <ActionsHead className="desk-more" />
        </>
      }
    >
      {bookings.map((booking) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          asks={asks}
          now={now}
          networks={networks}
          selection={selection}
        />
      ))}
    </ListTable>
  )
}
