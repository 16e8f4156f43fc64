import { PageHead } from '#web/lib/page/page-head.tsx'
import type { Content } from '#web/lib/content/use-content.ts'
import { Failure } from '#web/ui/island/failure.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'

/** Page shown while its content is being loaded, or if the content could not be loaded. */
export function Unready(props: {
  readonly title: string
  readonly content: Exclude<Content<unknown>, { readonly state: 'ready' }>
  /** Number of cards in the skeleton, if the page contains a list. */
  readonly cards?: number
}) {
  const { title, content, ...shape } = props
  return (
    <>
      <PageHead title={title} />
      {content.state === 'loading' ? (
        <PageSkeleton {...shape} />
      ) : (
        <div className="page">
          <Failure message={content.message} onRetry={content.retry} />
        </div>
      )}
    </>
  )
}
