import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { fullMoment, meetingMoment, zoneAt } from '#web/lib/staff/meeting-labels.ts'
import { nearMoment } from '#web/lib/staff/moments.ts'
import { RowMenu } from '#web/ui/list/row-menu.tsx'
import { BookingState } from './meeting/booking-state.tsx'
import { canChange } from './booking-labels.ts'
import { networkColumns } from './meeting/network-columns.tsx'
import type { Asks } from './use-dialogs.tsx'

interface ColumnsProps {
  readonly asks: Asks
  /** Number of upcoming meetings by network, during a flood. If it is set, the table shows networks instead of subjects. */
  readonly networks: BookingList['networks']
  readonly mayWrite: boolean
}

const made: Column<Booking> = {
  head: 'Booked',
  className: 'desk-time booking-made',
  cell: (booking, now) => nearMoment(booking.booked_at, now),
}

const subjects: readonly Column<Booking>[] = [
  { head: 'About', className: 'booking-about', cell: ({ about }) => subjectName(about) },
  {
    head: 'State',
    className: 'booking-state',
    cell: (booking) => <BookingState booking={booking} />,
  },
  made,
]

/** Columns of the list of meetings. */
export const bookingColumns = (props: ColumnsProps): readonly Column<Booking>[] => {
  const { asks, networks, mayWrite } = props
  return [
    {
      head: 'When',
      className: 'booking-when',
      cell: ({ starts_at: at, time_zone: zone }, now) => (
        <time
          dateTime={at}
          title={`${fullMoment(at, zone)} for the visitor, in ${zoneAt(at, zone)}`}
        >
          {meetingMoment(at, now)}
        </time>
      ),
    },
    {
      head: 'Who',
      className: 'desk-title',
      isName: true,
      cell: ({ id, name, email }) => (
        <>
          <a href={paths.adminBooking(id)} data-row-link="" dir="auto">
            {name}
          </a>
          <span className="desk-note">{email}</span>
        </>
      ),
    },
    ...(networks.length > 0 ? [made, ...networkColumns(networks)] : subjects),
    actionsColumn<Booking>('desk-more', (booking, now) => (
      <RowMenu
        of={booking.name}
        links={
          <li>
            <a href={paths.adminBooking(booking.id)}>Open</a>
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
    )),
  ]
}
