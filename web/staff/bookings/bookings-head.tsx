import type { ReactNode } from 'react'
import type { BookingList } from '#shared/contracts/booking/bookings.ts'
import type { BookingSettings } from '#shared/contracts/booking/booking-settings.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { ListTabs } from '#web/ui/list/list-tabs.tsx'
import { start, bookingsPlace, type Place, type Tab } from './url-state.ts'

interface HeadProps {
  /** Figures to show next to the title. */
  readonly facts: string | undefined
  readonly isFlood: boolean
  readonly onDayOff: () => void
}

/** Heading of the page, with figures and the main action. */
export function BookingsHead({ facts, isFlood, onDayOff }: HeadProps) {
  const mayWrite = useMay('people.write')
  return (
    <DeskHead title="Bookings" facts={facts}>
      {mayWrite && (
        <button
          type="button"
          className={isFlood ? 'button button-quiet' : 'button'}
          onClick={onDayOff}
        >
          Add a day off <kbd aria-hidden="true">D</kbd>
        </button>
      )}
    </DeskHead>
  )
}

interface TabsProps {
  readonly place: Place
  readonly current: Tab
  /** True if the screen is wide enough for the week view. */
  readonly isWide: boolean
  readonly list: BookingList | undefined
  readonly settings: BookingSettings | undefined
  readonly onPlace: (place: Place) => void
  /** Content shown in the same row as the tabs. */
  readonly children?: ReactNode
}

/** Tabs of the bookings page. Narrow screens have no week view. */
export function BookingsTabs(props: TabsProps) {
  const { place, current, isWide, list, settings, onPlace, children } = props
  const to = (tab: Tab): Place => ({ ...start, week: place.week, tab })
  const tabs = [
    ...(isWide ? [{ view: 'week' as const, label: 'Week', count: null }] : []),
    { view: 'list' as const, label: 'List', count: list?.counts.views.all },
    ...((list?.counts.unconfirmed ?? 0) > 0 || current === 'unconfirmed'
      ? [
          {
            view: 'unconfirmed' as const,
            label: 'Unconfirmed',
            count: list?.counts.unconfirmed,
          },
        ]
      : []),
    { view: 'days-off' as const, label: 'Days off', count: settings?.days_off.length },
  ]
  return (
    <div className="desk-toolbar">
      <ListTabs
        label="View"
        tabs={tabs.map((tab) => ({
          ...tab,
          href: bookingsPlace.path + bookingsPlace.write(to(tab.view)),
        }))}
        current={current}
        onView={(tab) => onPlace(to(tab))}
      />
      <div className="desk-filters">{children}</div>
    </div>
  )
}
