/** REST schemas of meetings, which last thirty minutes. Both the booking pages and the staff area use them. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { listAnswer, successAnswer } from '../envelope.ts'
import { MOST_LINKS } from '../forms/form-fields.ts'
import { SUBJECTS } from '../forms/inquiries.ts'
import { singleLine } from '../forms/single-line.ts'
import { spamCheckFields } from '../forms/spam-check.ts'

/** Maximum lengths of texts, in characters. */
export const BOOKING_LIMITS = { name: 120, email: 254, note: 1_000, word: 500, host: 80 } as const

/** States of a meeting. */
export const BOOKING_STATES = ['booked', 'cancelled'] as const

/**
 * Mode in which visitors book meetings. During a flood, they must confirm a meeting by email (`confirm`). If the site cannot send emails,
 * they send a request for a time instead (`request`).
 */
export const BOOKING_MODES = ['instant', 'confirm', 'request'] as const
export type BookingMode = (typeof BOOKING_MODES)[number]

/** Party that cancelled a meeting. */
export const CANCELLED_BY = ['visitor', 'staff'] as const

const linkPattern = /(?:https?:\/\/|www\.)\S/giu

const moment = z
  .string('Choose a time')
  .check(singleLine(), z.maxLength(40), z.minLength(1, 'Choose a time'))

/** Day that exists in the calendar, such as `2026-12-24`. */
export const bookingDay = z.iso.date('Use a day like 2026-12-24')

/** IANA time zone, such as `Europe/Berlin`. An unknown zone is replaced by the company's. */
const timeZone = z._default(z.string().check(singleLine(), z.maxLength(60)), '')

/** `GET /api/booking-slots/`: all free times. */
export const bookingSlots = z.object({
  /** Start times, earliest first. */
  slots: z.array(z.string()),
  /** First and last day that can be booked, in the company's zone. */
  first_day: z.string(),
  last_day: z.string(),
  /** Time zone of the company. */
  time_zone: z.string(),
  /** IANA time zones that the visitor can choose besides the zone of the browser. */
  zones: z.array(z.string()),
  /** Host of the meetings, as text. */
  host: z.string(),
  mode: z.enum(BOOKING_MODES),
})
export type BookingSlots = z.infer<typeof bookingSlots>
export const bookingSlotsAnswer = successAnswer(bookingSlots)

/** Body of `POST /api/bookings/`. */
export const bookingInput = z.object({
  starts_at: moment,
  name: z
    .string('Enter your name')
    .check(
      singleLine(),
      z.minLength(1, 'Enter your name'),
      z.maxLength(BOOKING_LIMITS.name, `Use at most ${BOOKING_LIMITS.name} characters`),
    ),
  email: z
    .string('Enter your email address')
    .check(
      singleLine(),
      z.minLength(1, 'Enter your email address'),
      z.maxLength(BOOKING_LIMITS.email, `Use at most ${BOOKING_LIMITS.email} characters`),
      z.email('Enter an email address like name@company.com'),
    ),
  about: z._default(z.enum(SUBJECTS, { error: 'Choose a subject' }), 'other'),
  note: z._default(
    z.string('Use text').check(
      z.trim(),
      z.maxLength(BOOKING_LIMITS.note, `Use at most ${BOOKING_LIMITS.note} characters`),
      z.refine((text) => (text.match(linkPattern) ?? []).length <= MOST_LINKS, {
        error: `Use at most ${MOST_LINKS} links. You can show us more when we meet`,
      }),
    ),
    '',
  ),
  time_zone: timeZone,
  /** Mode that the form had when the visitor filled it in. Only a form in the mode `request` can send a request for a time. */
  mode: z._default(z.enum(BOOKING_MODES), 'instant'),
  ...spamCheckFields,
})

/** Meeting with the data that its visitor sees. */
export const meeting = z.object({
  /** Reference number of eight characters, for emails and phone calls. */
  number: z.string(),
  state: z.enum(BOOKING_STATES),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Time zone of the visitor. */
  time_zone: z.string(),
  host: z.string(),
  name: z.string(),
  email: z.string(),
  /** Subject, one of SUBJECTS. */
  about: z.string(),
  note: z.string(),
  /** Start time before the meeting was last moved. */
  moved_from: z.nullable(z.string()),
  cancelled_by: z.nullable(z.enum(CANCELLED_BY)),
  /** Message that staff wrote to the visitor when they moved or cancelled the meeting. */
  word: z.string(),
  /** Time until which the visitor can change the meeting. `can_change` is true until then. */
  change_until: z.string(),
  can_change: z.boolean(),
  /** Secret part of the links to the meeting's pages. Only the visitor knows it. */
  key: z.string(),
  /** True if the site has sent an email about the current state of the meeting: the invitation, or the last change. */
  invitation_by_email: z.boolean(),
})
export type Meeting = z.infer<typeof meeting>
export const meetingAnswer = successAnswer(meeting)

/** Unconfirmed meeting. Other visitors can book its time until the visitor confirms the meeting with the link in an email. */
export const unconfirmedMeeting = z.object({
  state: z.literal('unconfirmed'),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Time zone of the visitor. */
  time_zone: z.string(),
  host: z.string(),
  /** Email address to which the confirmation link is sent. */
  email: z.string(),
  /** Time until which the meeting can be confirmed. */
  lapses_at: z.string(),
  /** True once the meeting is confirmed. The visitor then receives an email with the link to the meeting's page. */
  confirmed: z.boolean(),
  /** Path of the page that shows the unconfirmed meeting to the visitor. Opening the page does not confirm the meeting. */
  path: z.string(),
})
export type UnconfirmedMeeting = z.infer<typeof unconfirmedMeeting>

/** Request for a time, which is stored as an inquiry. Other visitors can book the requested time. */
export const requestedMeeting = z.object({
  state: z.literal('requested'),
  /** Reference number of eight characters, for emails and phone calls. */
  number: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Time zone of the visitor. */
  time_zone: z.string(),
  host: z.string(),
  email: z.string(),
  /** Response deadline. Null for suspected spam, which staff check first. */
  answer_by: z.nullable(z.string()),
  /** Path of the confirmation page, which is available for one day. */
  path: z.string(),
})
export type RequestedMeeting = z.infer<typeof requestedMeeting>

/** Result of a booking in any of the three modes. */
export type Booked = Meeting | UnconfirmedMeeting | RequestedMeeting
export const bookAnswer = successAnswer(
  z.discriminatedUnion('state', [meeting, unconfirmedMeeting, requestedMeeting]),
)

/** Body of `POST /api/meeting-confirmations/{key}/`. */
export const meetingConfirmInput = z.object({
  /** Another free time that the visitor has chosen, because the requested time is taken. */
  starts_at: z._default(z.string().check(singleLine(), z.maxLength(40)), ''),
})

/** Body of `POST /api/meetings/{key}/move/`. */
export const meetingMoveInput = z.object({ starts_at: moment, time_zone: timeZone })

/** Maximum number of free times that are offered instead of a taken time, nearest first (`error.other_slots` of a 409). */
export const MOST_OTHER_SLOTS = 6

/** Meeting with the data that staff see. */
export const booking = z.object({
  id: z.string(),
  number: z.string(),
  /** Id of the lead that the meeting has created. */
  lead: z.string(),
  state: z.enum(BOOKING_STATES),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  name: z.string(),
  email: z.string(),
  about: z.string(),
  note: z.string(),
  booked_at: z.string(),
  moved_from: z.nullable(z.string()),
  cancelled_at: z.nullable(z.string()),
  cancelled_by: z.nullable(z.enum(CANCELLED_BY)),
  word: z.string(),
  /**
   * Network from which the meeting was booked, /24 (IPv4) or /48 (IPv6). It is stored for seven days, and only for bookings during a flood.
   */
  network: z.nullable(z.string()),
  /** Number that each change increments. Clients send it in `If-Match`. */
  revision: z.number(),
})
export type Booking = z.infer<typeof booking>
export const bookingAnswer = successAnswer(booking)

/** Maximum number of meetings on a page of a list. A week has fewer possible times, so the week view needs one page only. */
export const MOST_IN_WEEK = 400

/** Views of the list. */
export const BOOKING_VIEWS = ['coming', 'past', 'cancelled', 'all'] as const

export const bookingCounts = z.object({
  views: z.record(z.enum(BOOKING_VIEWS), z.number()),
  /** Number of meetings of the current week that are not cancelled. The week is Monday to Sunday in the company's zone. */
  this_week: z.number(),
  /** Number of meetings that wait for a confirmation by email. */
  unconfirmed: z.number(),
})
export type BookingCounts = z.infer<typeof bookingCounts>

/** `GET /api/bookings/`. With `from` and `to` (days in the company's zone), the response contains the data of a week view. */
export const bookingListAnswer = z.object({
  ...listAnswer(booking).shape,
  counts: bookingCounts,
  /** During a flood, the number of upcoming meetings by the network from which they were booked, largest number first. */
  networks: z.array(z.object({ network: z.string(), meetings: z.number() })),
  /** State of email delivery: `on` if an SMTP server is configured. */
  mail: z.enum(['on', 'off']),
})
export type BookingList = z.infer<typeof bookingListAnswer>

const word = z._default(
  z
    .string('Use text')
    .check(
      z.trim(),
      z.maxLength(BOOKING_LIMITS.word, `Use at most ${BOOKING_LIMITS.word} characters`),
    ),
  '',
)

/** Body of `POST /api/bookings/{id}/move/`. */
export const bookingMoveInput = z.object({ starts_at: moment, word })

/** Body of `POST /api/bookings/{id}/cancel/`. */
export const bookingCancelInput = z.object({ word })
