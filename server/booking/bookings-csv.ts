import { toCsv, type CsvColumn } from '#server/http/encoding/csv.ts'
import type { UnconfirmedForStaff } from '#shared/contracts/booking/booking-bulk.ts'
import type { Booking } from '#shared/contracts/booking/bookings.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'

type Line = Pick<
  Booking,
  'starts_at' | 'time_zone' | 'name' | 'email' | 'about' | 'note' | 'network'
> &
  Partial<Pick<Booking, 'number' | 'state' | 'booked_at' | 'cancelled_at' | 'cancelled_by'>> &
  Partial<Pick<UnconfirmedForStaff, 'asked_at' | 'lapses_at'>>

const columns: readonly CsvColumn<Line>[] = [
  ['Number', (line) => line.number ?? ''],
  ['State', (line) => line.state ?? 'unconfirmed'],
  ['Starts', (line) => line.starts_at],
  ['Time zone', (line) => line.time_zone],
  ['Name', (line) => line.name],
  ['Email', (line) => line.email],
  ['Subject', (line) => subjectName(line.about)],
  ['Note', (line) => line.note],
  ['Booked', (line) => line.booked_at ?? line.asked_at ?? ''],
  ['Lapses', (line) => line.lapses_at ?? ''],
  ['Cancelled', (line) => line.cancelled_at ?? ''],
  ['Cancelled by', (line) => line.cancelled_by ?? ''],
  ['Network', (line) => line.network ?? ''],
]

/** Formats meetings as CSV, followed by unconfirmed meetings. Times are ISO 8601 in UTC. */
export const bookingsCsv = (
  bookings: readonly Booking[],
  unconfirmed: readonly UnconfirmedForStaff[],
): string => toCsv<Line>(columns, [...bookings, ...unconfirmed])
