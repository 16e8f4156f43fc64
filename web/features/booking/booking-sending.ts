import type { ComponentType } from 'react'
import type { Meeting } from '#shared/contracts/bookings.ts'
import type { FormToSend } from '#web/lib/sending/use-sending.ts'
import { bringErrors } from '#web/ui/form/error-parts.ts'
import type { BookedSheetProps } from './booked-sheet.tsx'

/** A meeting that was booked, and what draws it. */
export interface Booked {
  readonly meeting: Meeting
  readonly Sheet: ComponentType<BookedSheetProps>
}

/** The form that books a meeting. */
export const booking: FormToSend<Booked> = {
  name: 'booking',
  subject: 'starts_at',
  load: async () => {
    const [{ bookingCode }] = await Promise.all([import('./booking-code.ts'), bringErrors()])
    const { faultsOf, send } = bookingCode
    return {
      faultsOf,
      send: async (message) => {
        const meeting = await send(message)
        const { BookedSheet } = await import('./booked-sheet.tsx')
        return { meeting, Sheet: BookedSheet }
      },
    }
  },
}
