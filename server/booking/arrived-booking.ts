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

/** A booking as it arrived. */
export interface ArrivedBooking {
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly timeZone: string
  readonly name: string
  readonly email: string
  readonly emailKey: string
  readonly about: string
  readonly note: string
  /** The mode that the form has shown. */
  readonly mode: BookingMode
  readonly spamCheck: SpamCheckValues
  readonly elapsedMs: number | undefined
}

/** The start of a meeting that somebody asks for, milliseconds since 1970. @throws HttpError `validation_failed` */
export function startIn(text: string): number {
  const startsAt = momentIn(text)
  if (startsAt !== undefined) return startsAt
  throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
    fields: { starts_at: 'Choose a time' },
  })
}

/** @param companyZone counts where the visitor names no zone. @throws HttpError `validation_failed` with the fields that are wrong */
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

/** Where to a visitor moves a meeting. @param usualZone counts where they name no zone. @throws HttpError `validation_failed` */
export function readMove(input: unknown, usualZone: string) {
  const form = parsePlain(meetingMoveInput, input)
  return { startsAt: startIn(form.starts_at), timeZone: zoneOr(form.time_zone, usualZone) }
}

/**
 * The name of a submission: its key where it has one, else what was written and who sent it. The email address belongs to a key,
 * so that nobody sees a stranger's meeting by guessing one; the sender belongs to the words, as a stranger can guess those.
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
