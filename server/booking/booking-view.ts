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

/** Minimum time before the start of a meeting at which its visitor can change it, in milliseconds. */
const CHANGE_NOTICE = CHANGE_NOTICE_HOURS * HOUR

/** Purpose of the signed keys in visitors' links. */
const PURPOSE = 'meeting'

/** Lifetime of the key in a meeting's link, in milliseconds. It exceeds the booking period, because a moved meeting keeps its key. */
const KEY_LIFE = 400 * DAY

/** Time after the end of a meeting during which its link still shows the meeting, in milliseconds. */
const SHOWN_AFTER = BOOKING_SHOWN_DAYS * DAY

export const iso = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : iso(time))

/** Narrows a stored string to one of the known values. Throws for any other string; the store never contains one. */
function known<const T extends string>(values: readonly T[], text: string): T {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`the store has a value that is not known: ${text}`)
  return value
}

const cancelledBy = (row: BookingRow) =>
  row.cancelled_by === null ? null : known(CANCELLED_BY, row.cancelled_by)

/** Signed key in the links of a meeting. It never changes. */
export const keyOf = (
  { id, booked_at: bookedAt }: Pick<BookingRow, 'id' | 'booked_at'>,
  { sign }: Pick<Links, 'sign'>,
): string => sign({ purpose: PURPOSE, subject: id, expires: bookedAt + KEY_LIFE })

/** Meeting id in the key of a link, or undefined if the key is forged or expired. */
export const idIn = (key: string, { read }: Pick<Links, 'read'>): string | undefined =>
  read(PURPOSE, key)

/**
 * True if the visitor can still open the page of a meeting by the key in its link.
 * @param now milliseconds since 1970
 */
export const isShown = (row: BookingRow, now: number): boolean =>
  now < row.starts_at + MEETING + SHOWN_AFTER

/**
 * True if the visitor can still change a meeting.
 * @param now milliseconds since 1970
 */
export const canChange = (row: BookingRow, now: number): boolean =>
  row.state === 'booked' && now <= row.starts_at - CHANGE_NOTICE

/** Converts a meeting to the view of its visitor. */
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
    // A silent bulk cancellation, which sets `cancel_batch`, sends no email.
    invitation_by_email: row.copy_by_email === 1 && row.cancel_batch === null,
  }
}

/**
 * Converts a meeting to the view of staff.
 * @param networks network by meeting id, for meetings of a flood
 */
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
