import type { ArticleType } from '#shared/content/status.ts'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { NothingMatches } from '#web/ui/list/list-summary.tsx'
import { isNarrowed, type Place } from './url-state.ts'
import { kinds, newArticle } from './rows.ts'

interface ListRestProps {
  readonly type: ArticleType
  readonly place: Place
  /** Active filters as text. */
  readonly narrowing: string
  readonly mayWrite: boolean
  readonly onReset: () => void
}

/** Content of an empty list: a note that no article matches the filters, or that there are no articles yet. */
export function ListRest({ type, place, narrowing, mayWrite, onReset }: ListRestProps) {
  const { many, one } = kinds[type]
  if (isNarrowed(place)) {
    return <NothingMatches text={`There is no ${one} ${narrowing}.`} all={many} onReset={onReset} />
  }
  return (
    <EmptyState
      title={`No ${many} yet`}
      text={`Every ${one} is listed here, drafts too. Visitors will see it once it is published.`}
      {...(mayWrite && { link: { label: `Create the first ${one}`, href: newArticle(type) } })}
    />
  )
}
