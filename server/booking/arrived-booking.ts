import { HttpError } from '#server/http/http-error.ts'
import { hashOf } from '#server/http/guards/idempotency-key.ts'
import { parsePlain } from '#server/http/read-json.ts'
import type { SpamCheckValues } from '#server/http/guards/spam-check.ts'
import {
  bookingInput,
  meetingMoveInput,
  type BookingMode,
} from '#shared/contracts/booking/bookings.ts'
import { emailKeyOf } from '#shared/access/email-key.ts'
import { momentIn, zoneOr } from './time-zone.ts'

/** A validated booking form. */
export interface ArrivedBooking {
  /** Start of the meeting, in milliseconds since 1970. */
  readonly startsAt: number
  readonly timeZone: string
  readonly name: string
  readonly email: string
  readonly emailKey: string
  readonly about: string
  readonly note: string
  /** Booking mode that the form showed to the visitor. */
  readonly mode: BookingMode
  readonly spamCheck: SpamCheckValues
  readonly elapsedMs: number | undefined
}

/**
 * Parses the start of a meeting in a request. Returns milliseconds since 1970.
 * @throws HttpError `validation_failed`
 */
export function startIn(text: string): number {
  const startsAt = momentIn(text)
  if (startsAt !== undefined) return startsAt
  throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
    fields: { starts_at: 'Choose a time' },
  })
}

/**
 * Parses a booking form.
 * @param companyZone time zone of the booking if the visitor sends none
 * @throws HttpError `validation_failed` with the invalid fields
 */
export function readBooking(input: unknown, companyZone: string): ArrivedBooking {
  const form = parsePlain(bookingInput, input)
  return {
    startsAt: startIn(form.starts_at),
    timeZone: zoneOr(form.time_zone, companyZone),
    name: form.name,
    email: form.email,
    emailKey: emailKeyOf(form.email),
    about: form.about,
    note: form.note,
    mode: form.mode,
    spamCheck: form,
    elapsedMs: form.elapsed_ms,
  }
}

/**
 * Parses the new time that a visitor chose for a meeting.
 * @param usualZone time zone of the meeting if the visitor sends none
 * @throws HttpError `validation_failed`
 */
export function readMove(input: unknown, usualZone: string) {
  const form = parsePlain(meetingMoveInput, input)
  return { startsAt: startIn(form.starts_at), timeZone: zoneOr(form.time_zone, usualZone) }
}

/**
 * Deduplication key of a submission: a hash of its Idempotency-Key or, if it has none, of its text and sender. The hash of an
 * Idempotency-Key includes the email address, so that a stranger who guesses the Idempotency-Key does not see the meeting. The hash of
 * the text includes the sender, because strangers can guess the text.
 * @param sender see `senderOf`
 */
export const submissionKeyOf = (
  { emailKey, startsAt, name, about, note }: ArrivedBooking,
  idempotencyKey: string | undefined,
  sender: string,
): string =>
  idempotencyKey === undefined
    ? hashOf('booking-text', sender, emailKey, startsAt, name, about, note)
    : hashOf('booking-key', emailKey, idempotencyKey)
