import type { ReactElement } from 'react'
import type { FormToSend } from '#web/lib/sending/use-sending.ts'
import { bringErrors } from '#web/ui/form/error-parts.ts'

/** Props of every sheet of a sent booking. */
export interface SheetProps {
  /** Current time, ISO 8601. */
  readonly now: string
  /** True if the sheet has just replaced the form. The sheet is then announced, and its stamp is animated. */
  readonly isNew?: boolean
  /** True if the sheet is shown within another page. Its links then open in a new tab. */
  readonly isEmbedded?: boolean | undefined
}

/** Sent booking: a booked meeting, an unconfirmed one, or a request for a time. */
export interface SentBooking {
  /** Address of the page that shows the sheet again. */
  readonly path: string
  /** True for a booked meeting; false if the meeting is unconfirmed or only requested. */
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
