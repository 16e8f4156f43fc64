import type { Limits } from '#server/http/guards/limits.ts'
import type { Kysely } from 'kysely'
import { createListeners } from '#server/http/listeners.ts'
import type { Log } from '#server/http/logging.ts'
import { createBookingClock } from './booking-clock.ts'
import { createBookingHours } from './booking-hours.ts'
import type { BookingRow, BookingTables } from './booking.tables.ts'
import { createBulkCancel } from './bulk-cancel.ts'
import { createChangeBooking } from './change-booking.ts'
import { createConfirmBooking } from './unconfirmed/confirm-booking.ts'
import { createFreeSlots } from './free-slots.ts'
import { createMeetingData } from './meeting-data.ts'
import type { MeetingActs } from './meeting-acts.ts'
import { createMeetingTellings, type MeetingTellingsOptions } from './mails/meeting-tellings.ts'
import type { FormCounts, Holidays, Links, MeetingLeads, Messenger } from './ports.ts'
import { createStaffBookings } from './staff-bookings.ts'
import { createTakeBooking } from './take-booking.ts'
import { createTakeRequest } from './take-request.ts'
import { createAskedMeetings } from './unconfirmed/asked-meetings.ts'
import { createUnconfirmedStore } from './unconfirmed/unconfirmed-store.ts'
import { createVisitorMeetings } from './visitor-meetings.ts'

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
  /** Counters of the rate limits. Default: in the memory of this process. */
  readonly counts?: Limits | undefined
  readonly floods: FormCounts
  readonly patience?: number | undefined
  readonly now: () => number
  readonly acts: MeetingActs
  /** Called once for each new meeting of a visitor. `about` is the subject of the meeting. */
  readonly converted?: ((about: string) => void) | undefined
  readonly log: Log
}

/** Meetings of thirty minutes: booking and changes by visitors, and the actions of staff. */
export function createBooking(options: BookingOptions) {
  const { leads, now, log } = options
  const db = options.db.withTables<BookingTables>()
  const listeners = createListeners<string>((error) =>
    log.error('api', 'A listener of meetings failed', { error }),
  )
  const announce = listeners.call
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
    stored: (taken, isStaff) => {
      if (taken.kind === 'booked') {
        stored(taken.row)
        if (!isStaff) options.converted?.(taken.row.about)
      } else if (taken.kind === 'unconfirmed') {
        options.messenger.nudge()
        announce(taken.row.id)
      }
    },
  })
  const confirming = createConfirmBooking({
    ...options,
    slots,
    tellings,
    unconfirmed,
    stored: (row) => {
      stored(row)
      options.converted?.(row.about)
    },
  })
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

  const visitors = createVisitorMeetings({
    ...options,
    db,
    hours,
    slots,
    take,
    changes,
    confirming,
    unconfirmed,
  })

  return {
    ...visitors,
    ...staff,
    /** Exports and erases the personal data of meetings. */
    data,
    clock,
    /**
     * Calls a listener with the id of each new or changed meeting, or with an empty string if opening hours, days off or many meetings
     * have changed. Returns the function that unsubscribes.
     */
    onChange: listeners.add,
  }
}

export type BookingService = ReturnType<typeof createBooking>
