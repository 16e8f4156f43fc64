import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import { STATUSES, type ArticleType, type Status } from '#shared/content/status.ts'
import { industries } from '#shared/pages/catalogue.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { choicesQuery } from '#web/lib/staff/staff-queries.ts'
import { statusNames } from '#web/ui/status-mark.tsx'
import { writePlace, type Place } from './place.ts'
import { kinds } from './rows.ts'

/** How long typing rests before it is searched for, milliseconds. */
const REST = 300

interface ToolbarProps {
  readonly type: ArticleType
  readonly place: Place
  /** Articles by status, where that is known. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly search: RefObject<HTMLInputElement | null>
  /** `typing`: one of many steps, not a place to come back to. */
  readonly onPlace: (place: Place, options?: { readonly typing: boolean }) => void
}

/** The order of the tabs: what the reader sees, then what is on its way there. */
const tabs: readonly (Status | undefined)[] = [
  undefined,
  'published',
  'in_review',
  'scheduled',
  'draft',
  'archived',
]

function StatusTabs({ type, place, counts, onPlace }: Omit<ToolbarProps, 'search'>) {
  const all = counts && STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <nav className="desk-tabs" aria-label="Status">
      <ul>
        {tabs.map((status) => {
          const to = { ...place, status, page: 1 }
          const count = status === undefined ? all : counts?.[status]
          const follow = (event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onPlace(to)
          }
          return (
            <li key={status ?? 'all'}>
              <a
                href={kinds[type].list + writePlace(to)}
                aria-current={place.status === status ? 'page' : undefined}
                onClick={follow}
              >
                {status === undefined ? 'All' : statusNames[status]}
                {count !== undefined && (
                  <span className="desk-count">{count.toLocaleString('en-GB')}</span>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function SearchField({
  place,
  search,
  onPlace,
}: Pick<ToolbarProps, 'place' | 'search' | 'onPlace'>) {
  const [text, setText] = useState(place.search)
  const [shown, setShown] = useState(place.search)
  // The way back, or a link, has changed what is searched for.
  if (place.search !== shown) {
    setShown(place.search)
    if (place.search !== text.trim()) setText(place.search)
  }
  useEffect(() => {
    if (text.trim() === place.search) return undefined
    const timer = setTimeout(
      () => onPlace({ ...place, search: text.trim(), page: 1 }, { typing: true }),
      REST,
    )
    return () => clearTimeout(timer)
  }, [text, place, onPlace])
  return (
    <div className="desk-search">
      <Search size={15} strokeWidth={1.5} aria-hidden="true" />
      <input
        ref={search}
        type="search"
        aria-label="Search title or text"
        placeholder="Search title or text"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (text === '') event.currentTarget.blur()
          setText('')
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  )
}

function useChoices(type: ArticleType) {
  const { api } = useStaff()
  const categories = useQuery({ ...choicesQuery(api, 'categories'), enabled: type === 'blog' })
  if (type === 'caseStudy') return industries.map(({ slug, title }) => ({ value: slug, title }))
  return (categories.data ?? []).map(({ id, title }) => ({ value: id, title }))
}

/** Status tabs, search and the filter of a list. */
export function ListToolbar(props: ToolbarProps) {
  const { type, place, search, onPlace } = props
  const choices = useChoices(type)
  const { field } = kinds[type]
  const isKnown = place.filter === undefined || choices.some(({ value }) => value === place.filter)
  return (
    <div className="desk-toolbar">
      <StatusTabs {...props} />
      <div className="desk-filters">
        <SearchField place={place} search={search} onPlace={onPlace} />
        <span className="desk-select">
          <select
            aria-label={field}
            value={place.filter ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onPlace({ ...place, filter: value === '' ? undefined : value, page: 1 })
            }
          >
            <option value="">{field}: all</option>
            {!isKnown && <option value={place.filter}>{place.filter}</option>}
            {choices.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </span>
      </div>
    </div>
  )
}
