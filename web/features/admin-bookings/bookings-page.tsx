import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BookingList, BookingSettings } from '#shared/contracts/bookings.ts'
import { bookingSettingsQuery, nextBookingsQuery } from '#web/lib/staff/booking-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { undoNewest } from '#web/lib/staff/undo-newest.ts'
import { useKeyState } from '#web/lib/staff/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/use-list-place.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import type { KeyState } from '#web/ui/key-help.tsx'
import { BookingsHead } from './bookings-head.tsx'
import { HostedNote } from './hosted-note.tsx'
import { MeetingList } from './meeting-list.tsx'
import { bookingsPlace, type Place, type Tab } from './place.ts'
import { useDialogs, type Asks } from './use-dialogs.tsx'
import { WeekDesk } from './week-desk.tsx'

/** The line of now moves this often, milliseconds. */
const TICK = 30_000

/** What the views of the bookings have in common. */
export interface Desk {
  readonly place: Place
  readonly go: (place: Place) => void
  readonly tab: Tab
  /** Whether there is room for a week. */
  readonly isWide: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  /** The meetings that come next, undefined while they are not known. */
  readonly next: BookingList | undefined
  readonly settings: UseQueryResult<BookingSettings>
  readonly mayWrite: boolean
  readonly asks: Asks
  readonly head: ReactNode
  readonly dialogs: ReactNode
  readonly keys: KeyState
  /** The keys of all views, beside those that move. */
  readonly usualKeys: Readonly<Record<string, () => void>>
}

/** Takes the keyboard away from where it is. */
function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The meetings that visitors book: a week, a list, days off and hours, renewed as soon as one changes. */
export function BookingsPage() {
  const { api } = useStaff()
  const isWide = useWide()
  const mayWrite = useMay('people.write')
  const now = useNow(TICK)
  const [place, go] = useListPlace(bookingsPlace)
  const next = useQuery(nextBookingsQuery(api)).data
  const settings = useQuery(bookingSettingsQuery(api))
  const { asks, dialogs } = useDialogs({ mail: next?.mail, settings: settings.data, now })
  const keys = useKeyState()
  if (typeof settings.data?.hosted === 'string')
    return <HostedNote address={settings.data.hosted} />
  const desk: Desk = {
    place,
    go,
    tab: isWide || place.tab !== 'week' ? place.tab : 'list',
    isWide,
    now,
    next,
    settings,
    mayWrite,
    asks,
    head: <BookingsHead list={next} now={now} onDayOff={asks.dayOff} />,
    dialogs,
    keys,
    usualKeys: {
      ...(mayWrite && { d: asks.dayOff }),
      u: undoNewest,
      '?': () => keys.show(true),
      Escape: leave,
    },
  }
  return desk.tab === 'list' ? <MeetingList {...desk} /> : <WeekDesk {...desk} />
}
