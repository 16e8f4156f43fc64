import type { Desk } from './desk.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MOST_IN_WEEK, type Booking } from '#shared/contracts/booking/bookings.ts'
import {
  bookingListQuery,
  bookingSettingsQuery,
  nextBookingsQuery,
} from '#web/lib/staff/queries/booking-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { floodsQuery } from '#web/lib/staff/queries/flood-queries.ts'
import { undoNewest } from '#web/lib/staff/list/undo-newest.ts'
import { useKeyState } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useSelection } from '#web/lib/staff/list/use-selection.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import { BookingsHead } from './bookings-head.tsx'
import { FloodBox } from './flood-box.tsx'
import { headFacts } from './head-facts.ts'
import { HostedNote } from './hosted-note.tsx'
import { MeetingList } from './meeting-list.tsx'
import { bookingsPlace, start } from './url-state.ts'
import { UnconfirmedList } from './unconfirmed-list.tsx'
import { useDialogs } from './use-dialogs.tsx'
import { useOpeningWeek, useWeekList } from './week/use-week.ts'
import { WeekDesk } from './week/week-desk.tsx'

/** Interval at which the line for the current time moves, in milliseconds. */
const TICK = 30_000

/** Removes the focus from the active element. */
function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Page with the meetings booked by visitors, as a week or a list, with days off and hours. Updated live. */
export function BookingsPage() {
  const { api } = useStaff()
  const isWide = useWide()
  const mayWrite = useMay('people.write')
  const now = useNow(TICK)
  const [place, go] = useListPlace(bookingsPlace)
  const nextAnswer = useQuery(nextBookingsQuery(api))
  const next = nextAnswer.data
  const flood = useQuery(floodsQuery(api)).data?.meetings
  const selection = useSelection<Booking>()
  const queryClient = useQueryClient()
  const settings = useQuery(bookingSettingsQuery(api))
  const opening = useOpeningWeek(nextAnswer, settings, now)
  const monday = place.week ?? opening?.monday
  const tab = isWide || place.tab !== 'week' ? place.tab : 'list'
  const week = useWeekList(tab === 'week' ? monday : undefined)
  const { asks, dialogs } = useDialogs({ mail: next?.mail, settings: settings.data, now })
  const keys = useKeyState()
  if (typeof settings.data?.hosted === 'string')
    return <HostedNote address={settings.data.hosted} />
  const selectNetwork = async (network: string) => {
    const all = { view: 'coming', network, limit: MOST_IN_WEEK }
    const { results } = await queryClient.fetchQuery(bookingListQuery(api, all))
    selection.reselect(results)
    go({ ...start, tab: 'list', network })
  }
  const desk: Desk = {
    place,
    go,
    tab,
    monday,
    opening,
    isWide,
    now,
    next,
    settings,
    mayWrite,
    asks,
    selection,
    head: (
      <>
        <BookingsHead
          facts={headFacts({
            list: next,
            week: tab === 'week' ? { monday, list: week } : undefined,
            lastHour: flood?.last_hour,
            now,
          })}
          isFlood={flood !== undefined}
          onDayOff={asks.dayOff}
        />
        <FloodBox
          list={next}
          mayWrite={mayWrite}
          now={now}
          onSelect={(network) =>
            void selectNetwork(network).catch((error: unknown) =>
              toastError(error, toastTexts.updateFailed),
            )
          }
        />
      </>
    ),
    dialogs,
    keys,
    usualKeys: {
      ...(mayWrite && { d: asks.dayOff }),
      u: undoNewest,
      '?': () => keys.show(true),
      Escape: leave,
    },
  }
  if (desk.tab === 'unconfirmed') return <UnconfirmedList {...desk} />
  return desk.tab === 'list' ? <MeetingList {...desk} /> : <WeekDesk {...desk} />
}
