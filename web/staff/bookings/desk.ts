import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Booking, BookingList, BookingSettings } from '#shared/contracts/booking/bookings.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import type { KeyState } from '#web/ui/list/key-help.tsx'
import type { Opening } from './week/opening-week.ts'
import type { Place, Tab } from './url-state.ts'
import type { Asks } from './use-dialogs.tsx'

/** State and acts that all views of the bookings share. */
export interface Desk {
  readonly place: Place
  readonly go: (place: Place) => void
  readonly tab: Tab
  /** The Monday of the week that is shown, undefined while it is not known. */
  readonly monday: string | undefined
  /** The week on which the page opens without one in its address. */
  readonly opening: Opening | undefined
  /** True if the screen has room for a week. */
  readonly isWide: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** The meetings that come next, undefined while they are not known. */
  readonly next: BookingList | undefined
  readonly settings: UseQueryResult<BookingSettings>
  readonly mayWrite: boolean
  readonly asks: Asks
  readonly selection: Selection<Booking>
  readonly head: ReactNode
  readonly dialogs: ReactNode
  readonly keys: KeyState
  /** The keys of all views, beside those that move. */
  readonly usualKeys: Readonly<Record<string, () => void>>
}
