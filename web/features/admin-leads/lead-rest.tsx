import type { UseQueryResult } from '@tanstack/react-query'
import type { LeadList } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { ListWaiting } from '#web/ui/list-waiting.tsx'
import { viewWords } from './lead-words.ts'
import { isNarrowed, PAGE_SIZE, type Place, type View } from './place.ts'

interface RestProps {
  readonly place: Place
  /** What the place leaves leads out by. */
  readonly narrowing: string
  readonly list: Pick<UseQueryResult<LeadList>, 'data' | 'error' | 'refetch'>
  readonly onReset: () => void
}

const allLeads = `${paths.adminLeads}?view=all`

/** What is said of a view in which nothing is. */
function emptyView(view: View) {
  if (view === 'all') {
    return {
      title: 'No leads yet',
      text: 'What people send through the forms of /contact and /partners is listed here, and the meetings they book.',
      link: { label: 'See the contact form', href: paths.contact },
    }
  }
  const link = { label: 'Show all leads', href: allLeads }
  if (view === 'open') return { title: 'No open leads', text: 'New ones appear here.', link }
  const name = viewWords[view].toLowerCase()
  return { title: `No leads are ${name}`, text: 'They appear here as soon as one is.', link }
}

/** What stands where there are no rows: they are on the way, could not be had, match nothing, or there are none. */
export function LeadRest({ place, narrowing, list, onReset }: RestProps) {
  const { data, error, refetch } = list
  if (data === undefined && error !== null) {
    return <Failure heading="h2" message={error.message} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <ListWaiting rows={PAGE_SIZE} />
  if (!isNarrowed(place)) return <EmptyState {...emptyView(place.view)} />
  return (
    <div className="empty">
      <h2>Nothing matches</h2>
      <p>There is no lead {narrowing}.</p>
      <button type="button" className="text-link" onClick={onReset}>
        Show all leads
      </button>
    </div>
  )
}
