import type { ArticleType } from '#shared/content/status.ts'
import { isNarrowed, type Place } from './place.ts'
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
