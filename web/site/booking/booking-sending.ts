import type { ReactElement } from 'react'
import type { FormToSend } from '#web/lib/sending/use-sending.ts'
import { bringErrors } from '#web/ui/form/error-parts.ts'

/** Props of every sheet of a sent booking. */
export interface SheetProps {
  /** The present moment, ISO 8601. */
  readonly now: string
  /** It has just taken the place of the form: it is announced, and its stamp falls. */
  readonly isNew?: boolean
  /** Shown within another page; its links then open in a tab of their own. */
  readonly isEmbedded?: boolean | undefined
}

/** A booking that was sent: a meeting, one that waits for its confirmation, or a request for a time. */
export interface SentBooking {
  /** Address of the page that shows it again. */
  readonly path: string
  /** True if the time is booked. */
  readonly isBooked: boolean
  readonly draw: (props: SheetProps) => ReactElement
}

/** The form that books a meeting. */
export const booking: FormToSend<SentBooking> = {
  name: 'booking',
  subject: 'starts_at',
  load: async () => {
    const [{ bookingCode }] = await Promise.all([import('./booking-code.ts'), bringErrors()])
    return bookingCode
  },
}
