import { useCallback, type ReactNode, type RefObject } from 'react'
import type { ListPlace, ListPlaces } from '#web/lib/staff/list/list-places.ts'
import { ListFilter, type FilterChoice } from '#web/ui/list/list-filter.tsx'
import { ListSearch } from '#web/ui/list/list-search.tsx'
import { ListTabs, type Tab } from '#web/ui/list/list-tabs.tsx'

/** Filter of a list that sets one parameter of its URL. */
interface Filter<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly choices: readonly FilterChoice[]
}

interface ListToolbarProps<Filters, Name extends keyof Filters & string> {
  readonly list: {
    readonly places: ListPlaces<Filters>
    readonly place: ListPlace<Filters>
    /** Called with the new URL state. If `typing` is true, the user is still typing, and no history entry must be added. */
    readonly narrow: (place: ListPlace<Filters>, options?: { readonly typing: boolean }) => void
    readonly search: RefObject<HTMLInputElement | null>
  }
  /** Views of the list, as values of the parameter `name`. */
  readonly tabs: {
    readonly label: string
    readonly name: Name
    readonly views: readonly Omit<Tab<string | undefined>, 'href'>[]
    /** URL state from which the links of the views take all parameters except `name`. Default: the current state. */
    readonly of?: ListPlace<Filters>
  }
  /** Search field for the parameter `name`. */
  readonly search?: { readonly label: string; readonly name: Name }
  readonly filters?: readonly Filter<Name>[]
  /** Additional controls. */
  readonly children?: ReactNode
}

/**
 * Views with their labels and counts, for the tabs.
 * @param counts number of rows in each view. Undefined while loading
 */
export const viewsOf = <View extends string>(
  views: readonly View[],
  labels: Readonly<Record<View, string>>,
  counts: Readonly<Record<string, number>> | undefined,
) => views.map((view) => ({ view, label: labels[view], count: counts?.[view] }))

/** Value of a parameter as the text that a control needs. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || value === true
    ? String(value)
    : undefined

/** Tabs, search and filters of a list. Each sets one parameter of the URL of the list. */
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
