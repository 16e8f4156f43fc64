import { TriangleAlert } from 'lucide-react'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import { BookingState } from './booking-state.tsx'

interface CellsProps {
  readonly booking: Booking
  /** Upcoming meetings by network. */
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

/** Table cells for the network from which a meeting was booked, and for signs of a fake booking. */
export function NetworkCells(props: CellsProps) {
  return (
    <>
      <td className="booking-network">{props.booking.network ?? '–'}</td>
      <td className="booking-signs">
        <Signs {...props} />
      </td>
    </>
  )
}
