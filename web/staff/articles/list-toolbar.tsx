import type { RefObject } from 'react'
import { STATUSES, type ArticleType, type Status } from '#shared/content/status.ts'
import { ListFilter } from '#web/ui/list/list-filter.tsx'
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx'
import { statusNames } from '#web/ui/list/status-mark.tsx'
import { writePlace, type Place } from './url-state.ts'
import { kinds } from './rows.ts'
import type { Choices } from './use-choices.ts'

interface ToolbarProps {
  readonly type: ArticleType
  readonly place: Place
  /** Number of articles by status, or undefined while loading. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly search: RefObject<HTMLInputElement | null>
  readonly choices: Choices
  /** Called with the new URL state. `typing` replaces the history entry instead of adding one. */
  readonly onPlace: (place: Place, options?: { readonly typing: boolean }) => void
}

/** Order of the tabs: published first, then the statuses before publication. */
const tabs: readonly (Status | undefined)[] = [
  undefined,
  'published',
  'in_review',
  'scheduled',
  'draft',
  'archived',
]

/** Status tabs, search and filters of a list. */
export function ArticleToolbar(props: ToolbarProps) {
  const { type, place, counts, search, choices, onPlace } = props
  const all = counts && STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <ListToolbar
      place={place}
      onPlace={onPlace}
      label="Status"
      tabs={tabs.map((status) => ({
        view: status,
        label: status === undefined ? 'All' : statusNames[status],
        place: { ...place, status, page: 1 },
        count: status === undefined ? all : counts?.[status],
      }))}
      current={place.status}
      hrefOf={(to) => kinds[type].list + writePlace(to)}
      searchLabel="Search title or text"
      search={search}
    >
      <ListFilter
        label={kinds[type].field}
        value={place.filter}
        choices={choices.fields}
        onValue={(filter) => onPlace({ ...place, filter, page: 1 })}
      />
      {type === 'blog' && (
        <ListFilter
          label="Author"
          value={place.author}
          choices={choices.authors}
          onValue={(author) => onPlace({ ...place, author, page: 1 })}
        />
      )}
    </ListToolbar>
  )
}
