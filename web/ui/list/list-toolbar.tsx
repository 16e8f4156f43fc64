import { useCallback, type ReactNode, type RefObject } from 'react'
import { ListSearch } from './list-search.tsx'
import { ListTabs, type Tab } from './list-tabs.tsx'

interface Searchable {
  /** Current page, counted from 1. */
  readonly page: number
  readonly search: string
}

interface ListToolbarProps<Place extends Searchable, View> {
  readonly place: Place
  /** Called with the new URL state. `typing`: the user is still typing, so the state must not add a history entry. */
  readonly onPlace: (place: Place, options?: { readonly typing: boolean }) => void
  /** Accessible name of the tabs. */
  readonly label: string
  readonly tabs: readonly (Omit<Tab<View>, 'href'> & { readonly place: Place })[]
  readonly current: View
  /** Returns the URL for a state of the list. */
  readonly hrefOf: (place: Place) => string
  readonly searchLabel: string
  readonly search: RefObject<HTMLInputElement | null>
  /** Filters of the list. */
  readonly children: ReactNode
}

/** Tabs, search and filters of a list. */
export function ListToolbar<Place extends Searchable, View extends string | undefined>(
  props: ListToolbarProps<Place, View>,
) {
  const { place, onPlace, label, tabs, current, hrefOf, searchLabel, search, children } = props
  const searchFor = useCallback(
    (text: string) => onPlace({ ...place, search: text, page: 1 }, { typing: true }),
    [place, onPlace],
  )
  return (
    <div className="desk-toolbar">
      <ListTabs
        label={label}
        tabs={tabs.map((tab) => ({ ...tab, href: hrefOf(tab.place) }))}
        current={current}
        onView={(view) => {
          const tab = tabs.find((other) => other.view === view)
          if (tab !== undefined) onPlace(tab.place)
        }}
      />
      <div className="desk-filters">
        <ListSearch label={searchLabel} value={place.search} input={search} onSearch={searchFor} />
        <div className="desk-selects">{children}</div>
      </div>
    </div>
  )
}
