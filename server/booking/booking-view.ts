import { DAY, HOUR } from '#shared/time/units.ts'
import { BOOKING_SHOWN_DAYS, CHANGE_NOTICE_HOURS } from '#shared/contracts/booking/booking-times.ts'
import {
  BOOKING_STATES,
  CANCELLED_BY,
  type Booking,
  type Meeting,
} from '#shared/contracts/booking/bookings.ts'
import type { BookingRow } from './booking.tables.ts'
import type { Links } from './ports.ts'
import { MEETING } from './slots.ts'

/** How long before it begins a meeting can be changed by its visitor at the latest, milliseconds. */
export const CHANGE_NOTICE = CHANGE_NOTICE_HOURS * HOUR

/** The purpose of the keys that visitors get. */
const PURPOSE = 'meeting'

/** A meeting can be moved again and again, and its key stays the same. */
const KEY_LIFE = 400 * DAY

/** How long after its end a meeting can be looked at with its key, milliseconds. */
const SHOWN_AFTER = BOOKING_SHOWN_DAYS * DAY

export const iso = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : iso(time))

/** A value out of the store that the code of this version knows; the store holds no other. */
function known<const T extends string>(values: readonly T[], text: string): T {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`the store has a value that is not known: ${text}`)
  return value
}

const cancelledBy = (row: BookingRow) =>
  row.cancelled_by === null ? null : known(CANCELLED_BY, row.cancelled_by)

/** The key of a meeting, always the same. */
export const keyOf = (
  { id, booked_at: bookedAt }: Pick<BookingRow, 'id' | 'booked_at'>,
  { sign }: Pick<Links, 'sign'>,
): string => sign({ purpose: PURPOSE, subject: id, expires: bookedAt + KEY_LIFE })

/** The id of the meeting that a key is for; undefined when it is forged or old. */
export const idIn = (key: string, { read }: Pick<Links, 'read'>): string | undefined =>
  read(PURPOSE, key)

/** Whether a meeting is still shown to whoever has its key. @param now milliseconds since 1970 */
export const isShown = (row: BookingRow, now: number): boolean =>
  now < row.starts_at + MEETING + SHOWN_AFTER

/** Whether its visitor can still change a meeting. @param now milliseconds since 1970 */
export const canChange = (row: BookingRow, now: number): boolean =>
  row.state === 'booked' && now <= row.starts_at - CHANGE_NOTICE

/** A meeting as its visitor sees it. */
export function toMeeting(
  row: BookingRow,
  about: { readonly links: Pick<Links, 'sign'>; readonly host: string; readonly now: number },
): Meeting {
  return {
    number: row.number,
    state: known(BOOKING_STATES, row.state),
    starts_at: iso(row.starts_at),
    ends_at: iso(row.starts_at + MEETING),
    time_zone: row.time_zone,
    host: about.host,
    name: row.name,
    email: row.email,
    about: row.about,
    note: row.note,
    moved_from: isoOrNull(row.moved_from),
    cancelled_by: cancelledBy(row),
    word: row.word,
    change_until: iso(row.starts_at - CHANGE_NOTICE),
    can_change: canChange(row, about.now),
    key: keyOf(row, about.links),
    // Of a cancellation without a message no email goes out.
    invitation_by_email: row.copy_by_email === 1 && row.cancel_batch === null,
  }
}

/** A meeting as staff see it. @param networks of meetings of a flood, by their ids */
export function toBooking(row: BookingRow, networks: ReadonlyMap<string, string>): Booking {
  return {
    id: row.id,
    number: row.number,
    lead: row.lead_id,
    state: known(BOOKING_STATES, row.state),
    starts_at: iso(row.starts_at),
    ends_at: iso(row.starts_at + MEETING),
    time_zone: row.time_zone,
    name: row.name,
    email: row.email,
    about: row.about,
    note: row.note,
    booked_at: iso(row.booked_at),
    moved_from: isoOrNull(row.moved_from),
    cancelled_at: isoOrNull(row.cancelled_at),
    cancelled_by: cancelledBy(row),
    word: row.word,
    network: networks.get(row.id) ?? null,
    revision: row.revision,
  }
}
