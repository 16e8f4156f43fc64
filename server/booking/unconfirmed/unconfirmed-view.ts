import { DAY } from '#shared/time/units.ts'
import type { UnconfirmedForStaff } from '#shared/contracts/booking/booking-bulk.ts'
import type { UnconfirmedMeeting } from '#shared/contracts/booking/bookings.ts'
import { paths } from '#shared/paths/paths.ts'
import type { UnconfirmedRow } from '../booking.tables.ts'
import type { Links } from '../ports.ts'
import { MEETING } from '../slots.ts'

/** Purposes of the two signed keys: one opens the page that shows an unconfirmed meeting, the other confirms the meeting. */
const SHOW = 'unconfirmed-meeting'
const CONFIRM = 'confirm-meeting'

/**
 * Lifetime of both keys, in milliseconds. It is much longer than the time to confirm, because the link must still open the meeting after
 * its confirmation.
 */
const KEY_LIFE = 400 * DAY

const keyFor =
  (purpose: string) =>
  (
    { id, asked_at: askedAt }: Pick<UnconfirmedRow, 'id' | 'asked_at'>,
    { sign }: Pick<Links, 'sign'>,
  ) =>
    sign({ purpose, subject: id, expires: askedAt + KEY_LIFE })

/** Key in the link of the confirmation email. It confirms the meeting, and only the owner of the address gets it. */
export const confirmKeyOf = keyFor(CONFIRM)

/** Key of the page that shows an unconfirmed meeting. This key cannot confirm the meeting. */
const shownKeyOf = keyFor(SHOW)

/** Meeting id in a key of the confirmation email, or undefined if the key is forged. */
export const confirmIdIn = (key: string, { read }: Pick<Links, 'read'>) => read(CONFIRM, key)

/** Meeting id in a key of the page that shows an unconfirmed meeting, or undefined if the key is forged. */
export const shownIdIn = (key: string, { read }: Pick<Links, 'read'>) => read(SHOW, key)

const iso = (time: number) => new Date(time).toISOString()

/** Converts an unconfirmed meeting to the view of its visitor. */
export const toUnconfirmed = (
  row: UnconfirmedRow,
  { links, host }: { readonly links: Pick<Links, 'sign'>; readonly host: string },
): UnconfirmedMeeting => ({
  state: 'unconfirmed',
  starts_at: iso(row.starts_at),
  ends_at: iso(row.starts_at + MEETING),
  time_zone: row.time_zone,
  host,
  email: row.email,
  lapses_at: iso(row.lapses_at),
  confirmed: row.confirmed_at !== null,
  path: paths.meetingUnconfirmed(shownKeyOf(row, links)),
})

/** Converts an unconfirmed meeting to the view of staff. */
export const toUnconfirmedForStaff = (row: UnconfirmedRow): UnconfirmedForStaff => ({
  id: row.id,
  starts_at: iso(row.starts_at),
  ends_at: iso(row.starts_at + MEETING),
  time_zone: row.time_zone,
  name: row.name,
  email: row.email,
  about: row.about,
  note: row.note,
  asked_at: iso(row.asked_at),
  lapses_at: iso(row.lapses_at),
  network: row.network,
})
