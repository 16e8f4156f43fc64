import { HttpError } from '#server/http/http-error.ts'
import type { Booked, BookingMode, Meeting } from '#shared/contracts/booking/bookings.ts'
import { readMove } from './arrived-booking.ts'
import type { BookingHoursStore } from './booking-hours.ts'
import type { BookingRow } from './booking.tables.ts'
import { idIn, isShown, iso, toMeeting } from './booking-view.ts'
import type { createChangeBooking } from './change-booking.ts'
import type { Changer } from './changer.ts'
import type { FreeSlots } from './free-slots.ts'
import { toInvitation } from './mails/invitation.ts'
import { OFFERED_ZONES } from './offered-zones.ts'
import type { MeetingTellingsOptions } from './mails/meeting-tellings.ts'
import type { Booking, FormCounts, Messenger } from './ports.ts'
import type { createTakeBooking, TakenBooking } from './take-booking.ts'
import {
  createUnconfirmedDoors,
  type UnconfirmedDoorsOptions,
} from './unconfirmed/unconfirmed-doors.ts'
import { toUnconfirmed } from './unconfirmed/unconfirmed-view.ts'

const noMeeting = () =>
  new HttpError('not_found', 'Check the link. The meeting doesn’t exist or was deleted')

interface VisitorMeetingsOptions extends Pick<
  UnconfirmedDoorsOptions,
  'db' | 'links' | 'unconfirmed' | 'confirming'
> {
  readonly slots: FreeSlots
  readonly hours: Pick<BookingHoursStore, 'read'>
  readonly take: ReturnType<typeof createTakeBooking>
  readonly changes: Pick<ReturnType<typeof createChangeBooking>, 'move' | 'cancel'>
  readonly timeZone: string
  /** URL of an external scheduling service that takes the bookings. */
  readonly hosted: string | undefined
  readonly floods: Pick<FormCounts, 'isMeetingFlood'>
  readonly messenger: Pick<Messenger, 'hasMail'>
  readonly mail: Pick<MeetingTellingsOptions['mail'], 'origin' | 'contactEmail'>
  readonly now: () => number
}

/** Meetings as visitors see them: booking, confirming and changing by link. */
export function createVisitorMeetings(options: VisitorMeetingsOptions): Booking {
  const { db, links, slots, hours, take, changes, unconfirmed, confirming } = options
  const { hosted, timeZone, now, floods, messenger, mail } = options

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
    if (isStaff || !(await floods.isMeetingFlood())) return 'instant'
    return messenger.hasMail ? 'confirm' : 'request'
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

  return {
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
      const { hasMail } = messenger
      return toInvitation(row, {
        host: await host(),
        origin: mail.origin,
        key,
        hasMail,
        contactEmail: mail.contactEmail(),
      })
    },
  }
}
