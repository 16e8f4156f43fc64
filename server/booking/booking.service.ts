import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type {
  Booking as BookingOfStaff,
  BookingHours,
  BookingList,
  BookingSettings,
  DayOff,
  Meeting,
} from '#shared/contracts/bookings.ts'
import { readMove, startIn } from './arrived-booking.ts'
import { createBookingClock } from './booking-clock.ts'
import { createBookingHours } from './booking-hours.ts'
import { countBookings, listBookings, type BookingQuery } from './booking-list.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { idIn, isShown, iso, toBooking, toMeeting } from './booking-view.ts'
import { createChangeBooking, type Changer } from './change-booking.ts'
import { createFreeSlots } from './free-slots.ts'
import { toInvitation } from './invitation.ts'
import { OFFERED_ZONES } from './offered-zones.ts'
import { createMeetingData } from './meeting-data.ts'
import { createMeetingTellings, type MeetingTellingsOptions } from './meeting-tellings.ts'
import type { Booking, Holidays, Links, MeetingLeads, Messenger } from './ports.ts'
import { startOfDay } from './slots.ts'
import { createTakeBooking } from './take-booking.ts'

export interface BookingOptions {
  readonly db: Kysely<object>
  readonly leads: MeetingLeads
  readonly links: Links
  /** The calendar around a year. */
  readonly holidays: (year: number) => Promise<Holidays>
  /** The company's zone. */
  readonly timeZone: string
  readonly messenger: Messenger
  readonly mail: MeetingTellingsOptions['mail']
  /** The address of the hosted service that takes the bookings, where the site uses one. */
  readonly hosted: string | undefined
  readonly limits: boolean
  readonly patience?: number | undefined
  readonly now: () => number
  readonly log: Log
}

/** Called when a meeting is new or has changed, with its id; with an empty one when hours or days off have. */
type Listener = (id: string) => void

const noMeeting = () =>
  new HttpError('not_found', 'Check the link. There is no meeting behind it, or none any more')

const noBooking = () => new HttpError('not_found', 'Reload the page. There is no such meeting')

/** Meetings of thirty minutes: booking and changing one, and what staff do with them. */
export function createBooking(options: BookingOptions) {
  const { links, leads, timeZone, hosted, now, log } = options
  const db = options.db.withTables<BookingTables>()
  const listeners = new Set<Listener>()
  const announce = (id: string) => {
    for (const listener of listeners) {
      // What was stored is stored, whoever cannot be told of it.
      try {
        listener(id)
      } catch (error) {
        log.error('api', 'A listener of meetings failed', { error })
      }
    }
  }
  const stored = (row: BookingRow) => {
    options.messenger.nudge()
    announce(row.id)
    leads.announce(row.lead_id)
  }
  const hours = createBookingHours(db)
  const slots = createFreeSlots({ ...options, db, hours })
  const tellings = createMeetingTellings({ ...options, hours })
  const take = createTakeBooking({ ...options, slots, tellings, stored })
  const changes = createChangeBooking({ ...options, slots, tellings, stored })
  const data = createMeetingData({ ...options, tellings, announce })
  const clock = createBookingClock({ ...options, hours, tellings })

  const assertHere = () => {
    if (hosted === undefined) return
    throw new HttpError('gone', `Book your meeting at ${hosted}. Meetings aren’t booked here`)
  }

  const rowOf = async (id: string): Promise<BookingRow | undefined> =>
    db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()

  const rowIn = async (key: string): Promise<BookingRow | undefined> => {
    const id = idIn(key, links)
    const row = id === undefined ? undefined : await rowOf(id)
    return row !== undefined && isShown(row, now()) ? row : undefined
  }

  const shown = async (row: BookingRow): Promise<Meeting> =>
    toMeeting(row, { links, host: (await hours.read()).hours.host, now: now() })

  const visitorsRow = async (key: string): Promise<BookingRow> => {
    assertHere()
    const row = await rowIn(key)
    if (row === undefined) throw noMeeting()
    return row
  }

  const visitor: Changer = { kind: 'visitor' }

  /** What a change gives; or the meeting as it is, when a button was pressed twice and the first time has done it. */
  const orElse = async (
    key: string,
    change: Promise<BookingRow>,
    isDone: (row: BookingRow) => boolean,
  ): Promise<BookingRow> => {
    try {
      return await change
    } catch (error) {
      const row =
        error instanceof HttpError && error.code === 'conflict' ? await rowIn(key) : undefined
      if (row !== undefined && isDone(row)) return row
      throw error
    }
  }

  const doors: Booking = {
    slots: async () => {
      assertHere()
      const { first, last } = slots.days()
      const { host } = (await hours.read()).hours
      return {
        slots: (await slots.forVisitors()).map(iso),
        first_day: first.toString(),
        last_day: last.toString(),
        time_zone: timeZone,
        zones: [...OFFERED_ZONES],
        host,
      }
    },
    book: async (submission) => {
      assertHere()
      return shown(await take(submission))
    },
    meetingFor: async (key) => {
      if (hosted !== undefined) return undefined
      const row = await rowIn(key)
      return row === undefined ? undefined : shown(row)
    },
    move: async (key, input) => {
      const row = await visitorsRow(key)
      const to = readMove(input, row.time_zone)
      return shown(
        await orElse(
          key,
          changes.move(row, { ...to, word: '' }, visitor),
          (now) => now.state === 'booked' && now.starts_at === to.startsAt,
        ),
      )
    },
    cancel: async (key) => {
      const row = await visitorsRow(key)
      if (row.state === 'cancelled') return shown(row)
      const change = changes.cancel(row, '', visitor)
      return shown(await orElse(key, change, (now) => now.state === 'cancelled'))
    },
    invitation: async (key) => {
      const row = hosted === undefined ? await rowIn(key) : undefined
      if (row === undefined) return undefined
      const { host } = (await hours.read()).hours
      return toInvitation(row, { host, origin: options.mail.origin, key })
    },
  }

  /** The row that staff have seen. @throws HttpError `not_found`, `conflict` */
  const staffsRow = async (id: string, revision: number | undefined): Promise<BookingRow> => {
    const row = await rowOf(id)
    if (row === undefined) throw noBooking()
    if (revision !== undefined && revision !== row.revision) {
      throw new HttpError('conflict', 'Load the meeting again. It has changed since you opened it')
    }
    return row
  }

  /** @param days whose holidays are wanted besides, `2026-12-24` */
  const settings = async (days: { from?: string; to?: string } = {}): Promise<BookingSettings> => {
    const { hours: open, revision } = await hours.read()
    const { first, last } = slots.days()
    const near = await slots.holidaysBetween(first.toString(), last.toString())
    const { from, to } = days
    const asked =
      from === undefined || to === undefined ? [] : await slots.holidaysBetween(from, to)
    const byDate = new Map([...near, ...asked].map((day) => [day.date, day]))
    return {
      hours: open,
      days_off: await hours.daysOff(),
      holidays: [...byDate.values()].toSorted((a, b) => a.date.localeCompare(b.date)),
      time_zone: timeZone,
      hosted: hosted ?? null,
      revision,
    }
  }

  return {
    ...doors,
    list: async (query: BookingQuery, place: { offset: number; limit: number }) => {
      const { rows, total } = await listBookings(db, query, place, now())
      return { items: rows.map(toBooking), total }
    },
    /** When a day of the company's begins, milliseconds since 1970. @param date `2026-12-24` */
    startOf: (date: string) => startOfDay(Temporal.PlainDate.from(date), timeZone),
    /** When a day of the company's is over, milliseconds since 1970. @param date `2026-12-24` */
    endOf: (date: string) => startOfDay(Temporal.PlainDate.from(date).add({ days: 1 }), timeZone),
    counts: async () => countBookings(db, now(), timeZone),
    mail: (): BookingList['mail'] => (options.messenger.hasMail ? 'on' : 'off'),
    /** @throws HttpError `not_found` */
    get: async (id: string): Promise<BookingOfStaff> => toBooking(await staffsRow(id, undefined)),
    /** @param by a staff member's id. @throws HttpError `not_found`, `conflict` */
    moveFor: async (
      id: string,
      to: { readonly starts_at: string; readonly word: string },
      by: string,
      revision: number | undefined,
    ): Promise<BookingOfStaff> => {
      const row = await staffsRow(id, revision)
      const target = { startsAt: startIn(to.starts_at), timeZone: row.time_zone, word: to.word }
      return toBooking(await changes.move(row, target, { kind: 'staff', id: by }))
    },
    /** @param by a staff member's id. @throws HttpError `not_found`, `conflict` */
    cancelFor: async (
      id: string,
      word: string,
      by: string,
      revision: number | undefined,
    ): Promise<BookingOfStaff> => {
      const row = await staffsRow(id, revision)
      return toBooking(await changes.cancel(row, word, { kind: 'staff', id: by }))
    },
    settings,
    /** What is kept of people, for whoever exports and erases it. */
    data,
    clock,
    /** @throws HttpError `conflict` */
    changeHours: async (to: BookingHours, revision: number | undefined) => {
      await hours.change(to, revision)
      announce('')
    },
    /** @throws HttpError `validation_failed` */
    addDaysOff: async (days: Omit<DayOff, 'id'>, key: string | undefined) => {
      await hours.addDaysOff(days, key)
      announce('')
    },
    /** @throws HttpError `not_found` */
    removeDaysOff: async (id: string) => {
      await hours.removeDaysOff(id)
      announce('')
    },
    /** Calls back with the id of each meeting that is new or has changed. Gives the way to stop. */
    onChange: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type BookingService = ReturnType<typeof createBooking>
