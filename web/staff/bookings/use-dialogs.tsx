import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { bookingQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { CancelDialog } from './meeting/cancel-dialog.tsx'
import { DayOffDialog } from './week/day-off-dialog.tsx'
import { HoursDialog } from './week/hours-dialog.tsx'
import { MoveDialog } from './meeting/move-dialog.tsx'
import { useBookingActs, type BookingActs } from './meeting/use-booking-acts.ts'

type Asked =
  | { readonly what: 'move' | 'cancel'; readonly booking: Booking }
  | { readonly what: 'day-off' | 'hours' }

/** Functions that open a dialog of the bookings. An action that needs no confirmation runs at once. */
export interface Asks {
  readonly move: (booking: Booking) => void
  readonly cancel: (booking: Booking) => void
  readonly dayOff: () => void
  readonly hours: () => void
  readonly removeDayOff: BookingActs['removeDayOff']['mutate']
}

interface Known {
  readonly mail: BookingList['mail'] | undefined
  readonly settings?: BookingSettings | undefined
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Dialogs of the bookings, of which at most one is open, and the functions that open the dialogs. */
export function useDialogs({ mail, settings, now }: Known): {
  readonly asks: Asks
  readonly dialogs: ReactNode
} {
  const { api } = useStaff()
  const acts = useBookingActs()
  const [asked, setAsked] = useState<Asked>()
  const close = () => {
    setAsked(undefined)
    acts.move.reset()
    acts.cancel.reset()
  }
  const given = asked !== undefined && 'booking' in asked ? asked.booking : undefined
  // Refetches the meeting, because other users may change it while the dialog is open.
  const newest = useQuery({
    ...bookingQuery(api, given?.id ?? ''),
    enabled: given !== undefined,
  })
  const booking = newest.data ?? given
  const of = (what: Asked['what']) => (asked?.what === what ? booking : undefined)
  return {
    asks: {
      move: (to) => setAsked({ what: 'move', booking: to }),
      cancel: (to) => setAsked({ what: 'cancel', booking: to }),
      dayOff: () => setAsked({ what: 'day-off' }),
      hours: () => setAsked({ what: 'hours' }),
      removeDayOff: acts.removeDayOff.mutate,
    },
    dialogs: (
      <>
        <MoveDialog booking={of('move')} mail={mail} act={acts.move} now={now} onClose={close} />
        <CancelDialog
          booking={of('cancel')}
          mail={mail}
          act={acts.cancel}
          now={now}
          onClose={close}
        />
        <DayOffDialog
          open={asked?.what === 'day-off'}
          act={acts.addDayOff}
          now={now}
          onClose={close}
        />
        <HoursDialog
          settings={asked?.what === 'hours' ? settings : undefined}
          act={acts.changeHours}
          now={now}
          onClose={close}
        />
      </>
    ),
  }
}
