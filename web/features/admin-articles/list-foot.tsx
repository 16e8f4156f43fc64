import type { ArticleType } from '#shared/content/status.ts'
import { isNarrowed, PAGE_SIZE, type Place } from './place.ts'
import { countOf } from './rows.ts'

const orders = {
  updated_at: ['oldest change first', 'newest change first'],
  published_at: ['first published first', 'last published first'],
  title: ['by title, A to Z', 'by title, Z to A'],
} as const

interface SummaryProps {
  readonly type: ArticleType
  readonly place: Place
  readonly count: number
  /** What the place leaves articles out by. */
  readonly narrowing: string
  readonly onReset: () => void
}

/** What the list shows, in a sentence; told when it changes. */
export function ListSummary({ type, place, count, narrowing, onReset }: SummaryProps) {
  const { sort } = place
  const words = [countOf(type, count), narrowing]
  return (
    <>
      <output className="desk-summary">
        {words.filter(Boolean).join(' ')}, {orders[sort.key][sort.descending ? 1 : 0]}
      </output>
      {isNarrowed(place) && (
        <button type="button" className="desk-reset" onClick={onReset}>
          Show all
        </button>
      )}
    </>
  )
}

interface FootProps {
  readonly place: Place
  readonly count: number
  readonly mayWrite: boolean
  readonly onPlace: (place: Place) => void
  readonly onKeys: () => void
}

const hintsFor = (mayWrite: boolean) =>
  [
    { keys: ['J', 'K'], does: 'move' },
    ...(mayWrite ? [{ keys: ['X'], does: 'select' }] : []),
    { keys: ['E'], does: mayWrite ? 'edit' : 'read' },
    { keys: ['P'], does: 'view' },
  ] as const

/** The keys in short, and the way to the other pages. */
export function ListFoot({ place, count, mayWrite, onPlace, onKeys }: FootProps) {
  const { page } = place
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE))
  const first = (page - 1) * PAGE_SIZE + 1
  const to = (number: number) => () => onPlace({ ...place, page: number })
  return (
    <footer className="desk-foot">
      <p className="desk-hints">
        {hintsFor(mayWrite).map(({ keys, does }) => (
          <span key={does} aria-hidden="true">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </span>
        ))}
        <button type="button" onClick={onKeys}>
          <kbd aria-hidden="true">?</kbd>all keys
        </button>
      </p>
      <nav className="desk-pages" aria-label="Pages">
        <span className="desk-range">
          {first.toLocaleString('en-GB')}–
          {Math.min(count, page * PAGE_SIZE).toLocaleString('en-GB')} of{' '}
          {count.toLocaleString('en-GB')}
        </span>
        {pages > 1 && (
          <>
            <button
              type="button"
              className="desk-button"
              disabled={page <= 1}
              onClick={to(page - 1)}
            >
              Previous
            </button>
            <button
              type="button"
              className="desk-button"
              disabled={page >= pages}
              onClick={to(page + 1)}
            >
              Next
            </button>
          </>
        )}
      </nav>
    </footer>
  )
}
