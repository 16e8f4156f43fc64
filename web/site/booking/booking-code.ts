/** Lazy chunk, which is loaded when the browser requests the times again, or when the visitor begins to fill in the form. */
import { createElement } from 'react'
import { errorAnswer } from '#shared/contracts/envelope.ts'
import {
  bookingInput,
  bookingSlotsAnswer,
  bookAnswer,
  type Booked,
  type BookingSlots,
} from '#shared/contracts/booking/bookings.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { SourceError } from '#web/lib/content/content-source.ts'
import { faultsBy } from '#web/lib/sending/message.ts'
import { postMessage, RefusedError } from '#web/lib/sending/post-message.ts'
import type { SendingCode } from '#web/lib/sending/use-sending.ts'
import { userMessage } from '#web/lib/log/user-message.ts'
import type { SentBooking, SheetProps } from './booking-sending.ts'

/**
 * Parses the free times of an API response.
 * @throws SourceError for an invalid response
 */
export function readSlots(body: unknown): BookingSlots {
  const answer = bookingSlotsAnswer.safeParse(body)
  if (answer.data === undefined) throw new SourceError(userMessage(502), 502)
  return answer.data.data
}

/**
 * True if the server has rejected the booking because the chosen time is taken, or because the booking mode has changed since the form was
 * rendered.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof RefusedError && error.status === 409

/** Free times in the error response to a booking whose time is taken. Undefined for any other error. */
export function otherSlotsIn(error: unknown): readonly string[] | undefined {
  if (!(error instanceof RefusedError) || error.status !== 409) return undefined
  return errorAnswer.safeParse(error.body).data?.error.other_slots
}

/** Converts the response to a booking to the result that is shown instead of the form. The component of the result is loaded on demand. */
async function withSheet(sent: Booked): Promise<SentBooking> {
  if (sent.state === 'unconfirmed') {
    const { UnconfirmedSheet } = await import('./meeting/unconfirmed-sheet.tsx')
    const draw = (props: SheetProps) =>
      createElement(UnconfirmedSheet, { unconfirmed: sent, ...props })
    return { path: sent.path, isBooked: false, draw }
  }
  if (sent.state === 'requested') {
    const { RequestedSheet } = await import('./meeting/requested-sheet.tsx')
    const draw = (props: SheetProps) => createElement(RequestedSheet, { requested: sent, ...props })
    return { path: sent.path, isBooked: false, draw }
  }
  const { BookedSheet } = await import('./meeting/booked-sheet.tsx')
  const draw = (props: SheetProps) => createElement(BookedSheet, { meeting: sent, ...props })
  return { path: paths.meetingBooked(sent.key), isBooked: true, draw }
}

/** Functions that validate and send a booking. */
export const bookingCode: SendingCode<SentBooking> = {
  faultsOf: (values) => faultsBy(bookingInput, values),
  send: async (message) => withSheet(await postMessage(apiPaths.bookings(), message, bookAnswer)),
}
