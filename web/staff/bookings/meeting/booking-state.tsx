import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { stateWords } from '../booking-labels.ts'

/** Icon and text for the state of a meeting, so that the state does not depend on colour alone. */
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
