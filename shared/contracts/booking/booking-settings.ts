/** REST schemas of the hours in which meetings are possible, and of days off. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { singleLine } from '../forms/single-line.ts'
import { BOOKING_LIMITS, bookingDay } from './bookings.ts'

const CLOCK = /^(?:[01]\d|2[0-3]):(?:00|30)$/u

/** Days without meetings. `to` is inclusive. */
export const dayOff = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  note: z.string(),
})
export type DayOff = z.infer<typeof dayOff>

/** Body of `POST /api/booking-days-off/`. */
export const dayOffInput = z
  .object({
    from: bookingDay,
    to: bookingDay,
    note: z._default(z.string().check(singleLine(), z.maxLength(120)), ''),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      error: 'Choose a last day that is not before the first',
      path: ['to'],
    }),
  )

/** Weekly hours for meetings. `PUT /api/booking-settings/` */
export const bookingHours = z
  .object({
    /** Days of the week, 1 is Monday. */
    days: z
      .array(z.int().check(z.minimum(1), z.maximum(7)))
      .check(z.minLength(1, 'Choose at least one day'), z.maxLength(7)),
    opens: z.string().check(z.regex(CLOCK, 'Use a time on the hour or half hour, like 09:00')),
    closes: z.string().check(z.regex(CLOCK, 'Use a time on the hour or half hour, like 17:00')),
    host: z
      .string()
      .check(
        singleLine(),
        z.minLength(1, 'Enter who takes the meetings'),
        z.maxLength(BOOKING_LIMITS.host, `Use at most ${BOOKING_LIMITS.host} characters`),
      ),
  })
  .check(
    z.refine(({ opens, closes }) => opens < closes, {
      error: 'Choose a closing time after the opening time',
      path: ['closes'],
    }),
  )
export type BookingHours = z.infer<typeof bookingHours>

/** Data in the response of `GET /api/booking-settings/`. */
export const bookingSettings = z.object({
  hours: bookingHours,
  days_off: z.array(dayOff),
  /** Public holidays of the requested week, and of all days up to the last bookable one. */
  holidays: z.array(z.object({ date: z.string(), name: z.string() })),
  time_zone: z.string(),
  /** URL of the hosted scheduling service, or null if the site does not use one. A site with such a service stores no bookings itself. */
  hosted: z.nullable(z.string()),
  /** Number that each change increments. Clients send it in `If-Match`. */
  revision: z.number(),
})
export type BookingSettings = z.infer<typeof bookingSettings>
export const bookingSettingsAnswer = successAnswer(bookingSettings)
