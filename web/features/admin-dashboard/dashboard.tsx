import { useQuery } from '@tanstack/react-query'
import { paths } from '#shared/paths.ts'
import { age } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { overviewQuery } from '#web/lib/staff/staff-queries.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { Failure } from '#web/ui/failure.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { ArticleLines } from './article-lines.tsx'
import { CountsTable } from './counts-table.tsx'
import { Health } from './health.tsx'

/** Ages are renewed this often, milliseconds. */
const TICK = 5_000

/** What waits for somebody, what goes out next, what changed last, and how the site is. */
export function Dashboard() {
  const { api } = useStaff()
  const now = useNow(TICK)
  const { data, error, refetch, dataUpdatedAt } = useQuery(overviewQuery(api))
  if (data === undefined) {
    return (
      <div className="desk">
        {error === null ? (
          <PageSkeleton />
        ) : (
          <Failure message={error.message} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  const inReview = data.waiting.filter(({ status }) => status === 'in_review')
  const scheduled = data.waiting
    .filter(({ status }) => status === 'scheduled')
    .toSorted((one, other) => (one.publish_at ?? '').localeCompare(other.publish_at ?? ''))
  return (
    <div className="desk">
      <header className="desk-head">
        <h1>Overview</h1>
        <p className="desk-facts">refreshed {age(dataUpdatedAt, now)}</p>
        <a className="button" href={paths.adminBlog('new')}>
          New blog
        </a>
      </header>
      {error !== null && (
        <p className="desk-trouble" role="alert">
          {error.message} What you see may be out of date.{' '}
          <button type="button" className="text-link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      <div className="overview">
        <div>
          <ArticleLines
            title="Waits for review"
            articles={inReview}
            empty="Nothing waits for review."
            time={{ head: 'Changed', of: 'change' }}
            now={now}
          />
          <ArticleLines
            title="Scheduled"
            articles={scheduled}
            empty="Nothing is scheduled."
            time={{ head: 'Goes out (UTC)', of: 'publication' }}
            now={now}
          />
          <ArticleLines
            title="Changed last"
            articles={data.recent}
            empty="Nothing has been written yet."
            time={{ head: 'Changed', of: 'change' }}
            now={now}
          />
        </div>
        <div>
          <Health health={data.health} outbox={data.outbox} />
          <CountsTable counts={data.counts} />
        </div>
      </div>
    </div>
  )
}
