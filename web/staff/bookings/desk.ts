import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Booking, BookingList } from '#shared/contracts/booking/bookings.ts'
import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import type { Selection } from '#web/lib/staff/list/use-selection.ts'
import type { KeyState } from '#web/ui/list/key-help.tsx'
import type { Opening } from './week/opening-week.ts'
import type { Place, Tab } from './url-state.ts'
import type { Asks } from './use-dialogs.tsx'

/** State and actions that all views of the bookings page share. */
export interface Desk {
  readonly place: Place
  readonly go: (place: Place) => void
  readonly tab: Tab
  /** Monday of the week shown. Undefined while loading. */
  readonly monday: string | undefined
  /** Default week of the page, shown if the URL names no week. */
  readonly opening: Opening | undefined
  /** True if the screen is wide enough for the week view. */
  readonly isWide: boolean
  /** Current time in milliseconds since 1970. */
  readonly now: number
  /** The next meetings. Undefined while loading. */
  readonly next: BookingList | undefined
  readonly settings: UseQueryResult<BookingSettings>
  readonly mayWrite: boolean
  readonly asks: Asks
  readonly selection: Selection<Booking>
  readonly head: ReactNode
  readonly dialogs: ReactNode
  readonly keys: KeyState
  /** Shortcuts of all views, in addition to the keys that move the focus. */
  readonly usualKeys: Readonly<Record<string, () => void>>
}
