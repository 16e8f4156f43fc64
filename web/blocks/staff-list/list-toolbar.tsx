import { useCallback, type ReactNode, type RefObject } from 'react'
import type { ListPlace, ListPlaces } from '#web/lib/staff/list/list-places.ts'
import { ListFilter, type FilterChoice } from '#web/ui/list/list-filter.tsx'
import { ListSearch } from '#web/ui/list/list-search.tsx'
import { ListTabs, type Tab } from '#web/ui/list/list-tabs.tsx'

/** Filter of a list by one parameter. */
interface Filter<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly choices: readonly FilterChoice[]
}

interface ListToolbarProps<Filters, Name extends keyof Filters & string> {
  readonly list: {
    readonly places: ListPlaces<Filters>
    readonly place: ListPlace<Filters>
    /** Called with the new URL state. `typing`: the user is still typing, so the state must not add a history entry. */
    readonly narrow: (place: ListPlace<Filters>, options?: { readonly typing: boolean }) => void
    readonly search: RefObject<HTMLInputElement | null>
  }
  /** Views of the list, as values of the parameter `name`. */
  readonly tabs: {
    readonly label: string
    readonly name: Name
    readonly views: readonly Omit<Tab<string | undefined>, 'href'>[]
    /** State whose other parameters a view takes. Default: the current one. */
    readonly of?: ListPlace<Filters>
  }
  /** Search field for the parameter `name`. */
  readonly search?: { readonly label: string; readonly name: Name }
  readonly filters?: readonly Filter<Name>[]
  /** Further controls. */
  readonly children?: ReactNode
}

/** Views with their labels and counts, for the tabs. @param counts number of rows by view. Undefined while loading */
export const viewsOf = <View extends string>(
  views: readonly View[],
  labels: Readonly<Record<View, string>>,
  counts: Readonly<Record<string, number>> | undefined,
) => views.map((view) => ({ view, label: labels[view], count: counts?.[view] }))

/** Text of a parameter in a control. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || value === true
    ? String(value)
    : undefined

/** Tabs, search and filters of a list, each of which sets one parameter of its URL. */
export function ListToolbar<Filters, Name extends keyof Filters & string>(
  props: ListToolbarProps<Filters, Name>,
) {
  const { list, tabs, search, filters = [], children } = props
  const { places, place, narrow } = list
  const of = (view: string | undefined) => places.set(tabs.of ?? place, tabs.name, view)
  const sought = search?.name
  const searchFor = useCallback(
    (text: string) => {
      if (sought !== undefined) narrow(places.set(place, sought, text), { typing: true })
    },
    [narrow, places, place, sought],
  )
  const controls = filters.length > 0 || children !== undefined
  return (
    <div className="desk-toolbar">
      <ListTabs
        label={tabs.label}
        tabs={tabs.views.map((tab) => ({ ...tab, href: places.path + places.write(of(tab.view)) }))}
        current={textOf(place[tabs.name])}
        onView={(view) => narrow(of(view))}
      />
      {(search !== undefined || controls) && (
        <div className="desk-filters">
          {search !== undefined && (
            <ListSearch
              label={search.label}
              value={textOf(place[search.name]) ?? ''}
              input={list.search}
              onSearch={searchFor}
            />
          )}
          {controls && (
            <div className="desk-selects">
              {filters.map(({ name, label, choices }) => (
                <ListFilter
                  key={name}
                  label={label}
                  value={textOf(place[name])}
                  choices={choices}
                  onValue={(value) => narrow(places.set(place, name, value))}
                />
              ))}
              {children}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
