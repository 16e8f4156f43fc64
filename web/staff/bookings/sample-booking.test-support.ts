import type { Booking } from '#shared/contracts/booking/bookings.ts'

/** Sample meeting as the staff API returns it. `values` overrides its properties. */
export const sampleBooking = (values: Partial<Booking> = {}): Booking => ({
  id: 'booking',
  number: 'ABCD1234',
  lead: 'lead',
  state: 'booked',
  starts_at: '2026-12-02T14:00:00Z',
  ends_at: '2026-12-02T14:30:00Z',
  time_zone: 'Europe/Berlin',
  name: 'S. Iyer',
  email: 's.iyer@example.com',
  about: 'other',
  note: '',
  booked_at: '2026-11-20T10:00:00Z',
  moved_from: null,
  cancelled_at: null,
  cancelled_by: null,
  network: null,
  word: '',
  revision: 1,
  ...values,
})
