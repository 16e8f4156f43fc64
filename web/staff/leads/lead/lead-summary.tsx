import type { LeadList } from '#shared/contracts/leads.ts'
import { isolated } from '#web/ui/list/direction.ts'
import { ListSummary } from '#web/ui/list/list-summary.tsx'
import { countOf, kindWords, viewWords } from '../lead-labels.ts'
import { isNarrowed, type Place } from '../url-state.ts'

const orders = {
  due: ['overdue first', 'overdue last'],
  received: ['oldest first', 'newest first'],
  name: ['by name, A to Z', 'by name, Z to A'],
  company: ['by company, A to Z', 'by company, Z to A'],
  status: ['by status, new first', 'by status, closed first'],
} as const

const ownerInWords = (owner: string, people: LeadList['people']) => {
  if (owner === 'me') return 'of yours'
  if (owner === 'none') return 'without an owner'
  return `of “${isolated(people.find(({ id }) => id === owner)?.name ?? owner)}”`
}

/** Active filters as text after the word “leads”. */
export function narrowingWords(place: Place, people: LeadList['people']): string {
  const { view, kind, owner, search } = place
  const words = [
    view !== 'all' && `in “${viewWords[view]}”`,
    kind !== undefined && `of the kind “${kindWords[kind]}”`,
    owner !== undefined && ownerInWords(owner, people),
    search.trim() !== '' && `matching “${isolated(search.trim())}”`,
  ]
  return words.filter((word) => word !== false).join(' ')
}

interface SummaryProps {
  readonly place: Place
  readonly count: number
  /** Active filters as text. */
  readonly narrowing: string
  readonly onReset: () => void
}

/** Summary of the list: number of leads, active filters and sort order. */
export function LeadListSummary({ place, count, narrowing, onReset }: SummaryProps) {
  const { sort } = place
  return (
    <ListSummary
      count={countOf(count)}
      narrowing={narrowing}
      order={orders[sort.key][sort.descending ? 1 : 0]}
      isNarrowed={isNarrowed(place)}
      onReset={onReset}
    />
  )
}
