import { TriangleAlert } from 'lucide-react'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { BookingState } from './booking-state.tsx'

interface CellsProps {
  readonly booking: Booking
  readonly networks: BookingList['networks']
}

/** Signs of a fake booking, such as other meetings booked from the same network. */
function Signs({ booking, networks }: CellsProps) {
  const { network, state } = booking
  const same = networks.find((each) => each.network === network)?.meetings ?? 0
  if (state === 'cancelled') return <BookingState booking={booking} />
  if (same <= 1) return <>None</>
  return (
    <span className="status-mark status-pending">
      <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
      {same} from this network
    </span>
  )
}

/** Columns for the network from which a meeting was booked, and for signs of a fake booking. @param networks upcoming meetings by network */
export const networkColumns = (networks: BookingList['networks']): readonly Column<Booking>[] => [
  { head: 'Network', className: 'booking-network', cell: ({ network }) => network ?? '–' },
  {
    head: 'Warning',
    className: 'booking-signs',
    cell: (booking) => <Signs booking={booking} networks={networks} />,
  },
]
