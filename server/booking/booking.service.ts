import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { Booked, BookingMode, Meeting } from '#shared/contracts/booking/bookings.ts'
import { readMove } from './arrived-booking.ts'
import { createBookingClock } from './booking-clock.ts'
import { createBookingHours } from './booking-hours.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { idIn, isShown, iso, toMeeting } from './booking-view.ts'
import { createBulkCancel } from './bulk-cancel.ts'
import { createChangeBooking } from './change-booking.ts'
import { type Changer } from './changer.ts'
import { createConfirmBooking } from './unconfirmed/confirm-booking.ts'
import { createFreeSlots } from './free-slots.ts'
import { toInvitation } from './mails/invitation.ts'
import { OFFERED_ZONES } from './offered-zones.ts'
import { createMeetingData } from './meeting-data.ts'
import type { MeetingActs } from './meeting-acts.ts'
import { createMeetingTellings, type MeetingTellingsOptions } from './mails/meeting-tellings.ts'
import type { Booking, FormCounts, Holidays, Links, MeetingLeads, Messenger } from './ports.ts'
import { createStaffBookings } from './staff-bookings.ts'
import { createTakeBooking, type TakenBooking } from './take-booking.ts'
import { createTakeRequest } from './take-request.ts'
import { createAskedMeetings } from './unconfirmed/asked-meetings.ts'
import { createUnconfirmedDoors } from './unconfirmed/unconfirmed-doors.ts'
import { createUnconfirmedStore } from './unconfirmed/unconfirmed-store.ts'
import { toUnconfirmed } from './unconfirmed/unconfirmed-view.ts'

export interface BookingOptions {
  readonly db: Kysely<object>
  readonly leads: MeetingLeads
  readonly links: Links
  /** Returns the holiday calendar for a year. */
  readonly holidays: (year: number) => Promise<Holidays>
  /** Time zone of the company. */
  readonly timeZone: string
  readonly messenger: Messenger
  readonly mail: MeetingTellingsOptions['mail']
  /** URL of an external scheduling service that takes the bookings; undefined if the site takes them itself. */
  readonly hosted: string | undefined
  readonly limits: boolean
  readonly floods: FormCounts
  readonly patience?: number | undefined
  readonly now: () => number
  readonly acts: MeetingActs
  readonly log: Log
}

/** Called with the id of a new or changed meeting, or with an empty string if opening hours, days off or many meetings have changed. */
type Listener = (id: string) => void

const noMeeting = () =>
  new HttpError('not_found', 'Check the link. The meeting doesn’t exist or was deleted')

/** Meetings of thirty minutes: booking and changes by visitors, and the actions of staff. */
export function createBooking(options: BookingOptions) {
  const { links, leads, timeZone, hosted, now, log } = options
  const db = options.db.withTables<BookingTables>()
  const listeners = new Set<Listener>()
  const announce = (id: string) => {
    for (const listener of listeners) {
      // The meeting is already stored, so an error of a listener must not fail the request.
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
  const unconfirmed = createUnconfirmedStore(now)
  const asked = createAskedMeetings({ ...options, slots, tellings })
  const take = createTakeBooking({
    ...options,
    slots,
    tellings,
    unconfirmed,
    takeRequest: createTakeRequest({ ...options, hours, asked }),
    stored: (taken) => {
      if (taken.kind === 'booked') stored(taken.row)
      else if (taken.kind === 'unconfirmed') {
        options.messenger.nudge()
        announce(taken.row.id)
      }
    },
  })
  const confirming = createConfirmBooking({ ...options, slots, tellings, unconfirmed, stored })
  const changes = createChangeBooking({ ...options, slots, tellings, stored })
  const bulk = createBulkCancel({
    ...options,
    changes,
    tellings,
    changed: () => {
      // One notification for all changed meetings, so that clients reload each list only once.
      announce('')
      leads.announce('')
    },
  })
  const staff = createStaffBookings({
    ...options,
    db,
    hours,
    slots,
    changes,
    bulk,
    unconfirmed,
    hasMail: options.messenger.hasMail,
    settingsChanged: () => announce(''),
  })
  const data = createMeetingData({
    ...options,
    tellings,
    unconfirmed,
    networks: options.floods.networks,
    announce,
    asked,
  })
  const clock = createBookingClock({ ...options, hours, tellings, unconfirmed })

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

  const host = async () => (await hours.read()).hours.host

  const shown = async (row: BookingRow): Promise<Meeting> =>
    toMeeting(row, { links, host: await host(), now: now() })

  const answerOf = async (taken: TakenBooking): Promise<Booked> => {
    if (taken.kind === 'requested') return taken.request
    if (taken.kind === 'booked') return shown(taken.row)
    return toUnconfirmed(taken.row, { links, host: await host() })
  }

  /** Current booking mode. For staff it is always `instant`. */
  const modeFor = async (isStaff: boolean): Promise<BookingMode> => {
    if (isStaff || !(await options.floods.isMeetingFlood())) return 'instant'
    return options.messenger.hasMail ? 'confirm' : 'request'
  }

  const unconfirmedDoors = createUnconfirmedDoors({
    db,
    links,
    slots,
    unconfirmed,
    confirming,
    host,
    bookingOf: rowOf,
    shown,
  })

  const visitorsRow = async (key: string): Promise<BookingRow> => {
    assertHere()
    const row = await rowIn(key)
    if (row === undefined) throw noMeeting()
    return row
  }

  const visitor: Changer = { kind: 'visitor' }

  /**
   * Returns the result of a change. If the change fails with a conflict because an earlier click has already made it, returns the meeting.
   */
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
    slots: async ({ isStaff }) => {
      assertHere()
      const { first, last } = slots.days()
      return {
        slots: (await slots.forVisitors()).map(iso),
        first_day: first.toString(),
        last_day: last.toString(),
        time_zone: timeZone,
        zones: [...OFFERED_ZONES],
        host: await host(),
        mode: await modeFor(isStaff),
      }
    },
    book: async (submission) => {
      assertHere()
      return answerOf(await take(submission))
    },
    unconfirmedFor: async (key) =>
      hosted === undefined ? unconfirmedDoors.unconfirmedFor(key) : undefined,
    confirmationFor: async (key) =>
      hosted === undefined ? unconfirmedDoors.confirmationFor(key) : { kind: 'lapsed' },
    confirm: async (key, input) => {
      assertHere()
      return unconfirmedDoors.confirm(key, input)
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
      const { hasMail } = options.messenger
      return toInvitation(row, { host: await host(), origin: options.mail.origin, key, hasMail })
    },
  }

  return {
    ...doors,
    ...staff,
    /** Exports and erases the personal data of meetings. */
    data,
    clock,
    /** Calls `listener` for each new or changed meeting, see {@link Listener}. Returns the function that unsubscribes. */
    onChange: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type BookingService = ReturnType<typeof createBooking>
