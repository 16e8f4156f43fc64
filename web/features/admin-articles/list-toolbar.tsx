import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { STATUSES, type ArticleType, type Status } from '#shared/content/status.ts'
import { statusNames } from '#web/ui/status-mark.tsx'
import { directionOf } from './direction.ts'
import { writePlace, type Place } from './place.ts'
import { kinds } from './rows.ts'
import type { Choices } from './use-choices.ts'

/** How long typing rests before it is searched for, milliseconds. */
const REST = 300

interface ToolbarProps {
  readonly type: ArticleType
  readonly place: Place
  /** Articles by status, where that is known. */
  readonly counts: Readonly<Record<string, number>> | undefined
  readonly search: RefObject<HTMLInputElement | null>
  readonly choices: Choices
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

function StatusTabs({ type, place, counts, onPlace }: Omit<ToolbarProps, 'search' | 'choices'>) {
  const nav = useRef<HTMLElement>(null)
  const isCounted = counts !== undefined
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (nav.current === null || tab === undefined) return
    // On phones not all of them fit: the current one is never out of sight.
    const { left, width } = nav.current.getBoundingClientRect()
    nav.current.scrollLeft += tab.left + tab.width / 2 - (left + width / 2)
  }, [place.status, isCounted])
  const all = counts && STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  return (
    <nav className="desk-tabs" aria-label="Status" ref={nav}>
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

interface FilterProps {
  readonly label: string
  readonly value: string | undefined
  readonly choices: Choices['fields']
  readonly onValue: (value: string | undefined) => void
}

function Filter({ label, value, choices, onValue }: FilterProps) {
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <span className="desk-select">
      <select
        aria-label={label}
        value={value ?? ''}
        dir={directionOf(chosen?.title ?? '')}
        onChange={({ currentTarget: { value: to } }) => onValue(to === '' ? undefined : to)}
      >
        <option value="">{label}: all</option>
        {value !== undefined && chosen === undefined && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Status tabs, search and the filters of a list. */
export function ListToolbar(props: ToolbarProps) {
  const { type, place, search, choices, onPlace } = props
  return (
    <div className="desk-toolbar">
      <StatusTabs {...props} />
      <div className="desk-filters">
        <SearchField place={place} search={search} onPlace={onPlace} />
        <div className="desk-selects">
          <Filter
            label={kinds[type].field}
            value={place.filter}
            choices={choices.fields}
            onValue={(filter) => onPlace({ ...place, filter, page: 1 })}
          />
          {type === 'blog' && (
            <Filter
              label="Author"
              value={place.author}
              choices={choices.authors}
              onValue={(author) => onPlace({ ...place, author, page: 1 })}
            />
          )}
        </div>
      </div>
    </div>
  )
}
