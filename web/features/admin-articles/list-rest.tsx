import type { ArticleType } from '#shared/content/status.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { ListWaiting } from '#web/ui/list-waiting.tsx'
import { isNarrowed, PAGE_SIZE, type Place } from './place.ts'
import { kinds, newArticle } from './rows.ts'

interface ListRestProps {
  readonly type: ArticleType
  readonly place: Place
  /** What the place leaves articles out by. */
  readonly narrowing: string
  readonly pending: boolean
  readonly mayWrite: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onReset: () => void
}

/** What stands where there are no rows: they are on the way, could not be had, match nothing, or do not exist yet. */
export function ListRest({ type, place, narrowing, ...rest }: ListRestProps) {
  const { pending, mayWrite, error, onRetry, onReset } = rest
  const { many, one } = kinds[type]
  if (error !== null) return <Failure heading="h2" message={error.message} onRetry={onRetry} />
  if (pending) return <ListWaiting rows={PAGE_SIZE} />
  if (!isNarrowed(place)) {
    return (
      <EmptyState
        title={`No ${many} yet`}
        text={`Every ${one} is listed here, drafts too. Visitors see it once it is published.`}
        {...(mayWrite && { link: { label: `Write the first ${one}`, href: newArticle(type) } })}
      />
    )
  }
  return (
    <div className="empty">
      <h2>Nothing matches</h2>
      <p>
        There is no {one} {narrowing}.
      </p>
      <button type="button" className="text-link" onClick={onReset}>
        Show all {many}
      </button>
    </div>
  )
}
