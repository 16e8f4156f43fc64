import { BOOKING_VIEWS, type BookingList } from '#shared/contracts/booking/bookings.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { viewWords } from './booking-labels.ts'
import type { Place } from './url-state.ts'

const views = BOOKING_VIEWS.filter((view) => view !== 'all').map((view) => ({
  value: view,
  title: viewWords[view],
}))

interface MeetingFiltersProps {
  readonly place: Place
  /** Networks with several upcoming meetings. Empty if no network has an unusual number. */
  readonly networks: NonNullable<BookingList['networks']>
  readonly onChange: (change: Partial<Place>) => void
}

/** Filters of the list of meetings: view, and network if there are any to choose. */
export function MeetingFilters({ place, networks, onChange }: MeetingFiltersProps) {
  return (
    <div className="desk-selects">
      <ListFilter
        label="Meetings"
        value={place.view === 'all' ? undefined : place.view}
        choices={views}
        onValue={(value) =>
          onChange({ view: BOOKING_VIEWS.find((view) => view === value) ?? 'all' })
        }
      />
      {(networks.length > 0 || place.network !== undefined) && (
        <ListFilter
          label="Network"
          value={place.network}
          choices={networks.map(({ network, meetings }) => ({
            value: network,
            title: `${network} (${meetings})`,
          }))}
          onValue={(network) => onChange({ network })}
        />
      )}
    </div>
  )
}
