import type { ReactElement } from 'react'
import type { FormToSend } from '#web/lib/sending/use-sending.ts'
import { bringErrors } from '#web/ui/form/error-parts.ts'

/** Properties of the components that show the result of a booking. */
export interface SheetProps {
  /** Current time, ISO 8601. */
  readonly now: string
  /** True if the result has just replaced the form. It is then announced, and its stamp is animated. */
  readonly isNew?: boolean
  /** True if the result is shown in an embedded page. Its links then open in a new tab. */
  readonly isEmbedded?: boolean | undefined
}

/** Result of a booking: a booked meeting, an unconfirmed one, or a request for a time. */
export interface SentBooking {
  /** Address of a page that shows this result, also after a reload. */
  readonly path: string
  /** True if the meeting is booked. False if it waits for a confirmation by email, or if the time was only requested. */
  readonly isBooked: boolean
  readonly draw: (props: SheetProps) => ReactElement
}

/** Form that books a meeting. */
export const booking: FormToSend<SentBooking> = {
  name: 'booking',
  subject: 'starts_at',
  load: async () => {
    const [{ bookingCode }] = await Promise.all([import('./booking-code.ts'), bringErrors()])
    return bookingCode
  },
}
