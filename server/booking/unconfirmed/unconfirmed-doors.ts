import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { parsePlain } from '#server/http/read-json.ts'
import {
  meetingConfirmInput,
  MOST_OTHER_SLOTS,
  type Meeting,
} from '#shared/contracts/booking/bookings.ts'
import { startIn } from '../arrived-booking.ts'
import type { BookingRow, BookingTables } from '../booking.tables.ts'
import { iso } from '../booking-view.ts'
import type { ConfirmBooking } from './confirm-booking.ts'
import type { FreeSlots } from '../free-slots.ts'
import type { Booking, Links } from '../ports.ts'
import { nearest } from '../slots.ts'
import type { UnconfirmedStore } from './unconfirmed-store.ts'
import { confirmIdIn, shownIdIn, toUnconfirmed } from './unconfirmed-view.ts'

export interface UnconfirmedDoorsOptions {
  readonly db: Kysely<BookingTables>
  readonly links: Links
  readonly slots: Pick<FreeSlots, 'forVisitors'>
  readonly unconfirmed: UnconfirmedStore
  readonly confirming: ConfirmBooking
  /** Returns the name of the host of the meetings. */
  readonly host: () => Promise<string>
  /** Returns the meeting with an id, or undefined. */
  readonly bookingOf: (id: string) => Promise<BookingRow | undefined>
  /** Converts a meeting to the view of its visitor. */
  readonly shown: (row: BookingRow) => Promise<Meeting>
}

const lapsed = () =>
  new HttpError('not_found', 'Choose a time again. This link has expired or is incomplete')

/** Actions of visitors on an unconfirmed meeting. */
export function createUnconfirmedDoors(
  options: UnconfirmedDoorsOptions,
): Pick<Booking, 'unconfirmedFor' | 'confirmationFor' | 'confirm'> {
  const { db, links, slots, unconfirmed, confirming, host, bookingOf, shown } = options

  return {
    unconfirmedFor: async (key) => {
      const id = shownIdIn(key, links)
      const row = id === undefined ? undefined : await unconfirmed.find(db, id)
      return row === undefined ? undefined : toUnconfirmed(row, { links, host: await host() })
    },
    confirmationFor: async (key) => {
      const id = confirmIdIn(key, links)
      if (id === undefined) return { kind: 'lapsed' }
      const booked = await bookingOf(id)
      if (booked !== undefined) return { kind: 'booked', meeting: await shown(booked) }
      const row = await unconfirmed.find(db, id)
      if (row === undefined) return { kind: 'lapsed' }
      const asked = toUnconfirmed(row, { links, host: await host() })
      if (await confirming.isFree(row)) return { kind: 'open', asked, otherSlots: undefined }
      const free = await slots.forVisitors()
      const otherSlots = nearest(free, row.starts_at, MOST_OTHER_SLOTS).map(iso)
      return { kind: 'open', asked, otherSlots }
    },
    confirm: async (key, input) => {
      const { starts_at: other } = parsePlain(meetingConfirmInput, input)
      const id = confirmIdIn(key, links)
      if (id === undefined) throw lapsed()
      const row = await confirming.confirm(id, other === '' ? undefined : startIn(other))
      if (row === undefined) throw lapsed()
      return shown(row)
    },
  }
}
