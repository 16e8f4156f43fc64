import type { ArticleType } from '#shared/content/status.ts'
import { ListSummary } from '#web/ui/list/list-summary.tsx'
import { isNarrowed, type Place } from './url-state.ts'
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
  /** Active filters as text. */
  readonly narrowing: string
  readonly onReset: () => void
}

/** Summary of the list: number of articles, active filters and sort order. */
export function ArticleListSummary({ type, place, count, narrowing, onReset }: SummaryProps) {
  const { sort } = place
  return (
    <ListSummary
      count={countOf(type, count)}
      narrowing={narrowing}
      order={orders[sort.key][sort.descending ? 1 : 0]}
      isNarrowed={isNarrowed(place)}
      onReset={onReset}
    />
  )
}
