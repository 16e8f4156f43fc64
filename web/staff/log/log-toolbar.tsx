import { useCallback, type RefObject } from 'react'
import { LOG_CATEGORIES, LOG_LEVELS } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths/paths.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { ListSearch } from '#web/ui/list/list-search.tsx'
import { ListTabs } from '#web/ui/list/list-tabs.tsx'
import { SPANS, writePlace, type Place } from './url-state.ts'

interface LogToolbarProps {
  readonly place: Place
  readonly go: (place: Place, options?: { readonly typing: boolean }) => void
  readonly search: RefObject<HTMLInputElement | null>
}

const levels = { error: 'Error', warn: 'Warning', info: 'Info', debug: 'Debug' } as const
const categories = {
  api: 'API',
  cache: 'Cache',
  webhook: 'Webhook',
  database: 'Database',
  security: 'Security',
} as const
const spans = { 5: '5 minutes', 15: '15 minutes', 60: 'Hour', 1440: 'Day' } as const

const everything: Place = { page: 1, bypass: false }
const attempts: Place = { page: 1, bypass: true }

/** Filters of the log: bypass attempts, level, category, time and request. */
export function LogToolbar({ place, go, search }: LogToolbarProps) {
  const askFor = useCallback(
    (text: string) =>
      go({ ...place, page: 1, request: text === '' ? undefined : text }, { typing: true }),
    [go, place],
  )
  const narrow = (values: Partial<Place>) => go({ ...place, ...values, page: 1 })
  const hrefOf = (to: Place) => paths.adminLog + writePlace(to)
  return (
    <div className="desk-toolbar">
      <ListTabs
        label="Parts of the log"
        tabs={[
          { view: 'all', label: 'Everything', href: hrefOf(everything), count: null },
          { view: 'bypass', label: 'Bypass attempts', href: hrefOf(attempts), count: null },
        ]}
        current={place.bypass ? 'bypass' : 'all'}
        onView={(view) => go(view === 'bypass' ? attempts : everything)}
      />
      <div className="desk-filters">
        <ListSearch
          label="Request id"
          value={place.request ?? ''}
          input={search}
          onSearch={askFor}
        />
        <div className="desk-selects">
          <ListFilter
            label="Level"
            value={place.level}
            choices={LOG_LEVELS.map((value) => ({ value, title: levels[value] })).toReversed()}
            onValue={(value) => narrow({ level: LOG_LEVELS.find((level) => level === value) })}
          />
          <ListFilter
            label="Category"
            value={place.category}
            choices={LOG_CATEGORIES.map((value) => ({ value, title: categories[value] }))}
            onValue={(value) => narrow({ category: LOG_CATEGORIES.find((one) => one === value) })}
          />
          <ListFilter
            label="Time"
            value={place.minutes?.toString()}
            choices={SPANS.map((value) => ({
              value: String(value),
              title: `Last ${spans[value].toLowerCase()}`,
            }))}
            onValue={(value) => narrow({ minutes: SPANS.find((span) => String(span) === value) })}
          />
        </div>
      </div>
    </div>
  )
}
