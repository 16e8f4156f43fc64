import { useQuery } from '@tanstack/react-query'
import type { Overview } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths/paths.ts'
import { age, zoneName } from '#web/lib/staff/moments.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { overviewQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { ReadOnlyNote } from '#web/ui/dialog/read-only-note.tsx'
import { ArticleLines } from './article-lines.tsx'
import { BookingLines } from './booking-lines.tsx'
import { CountsTable } from './counts-table.tsx'
import { FloodLines } from './flood-lines.tsx'
import { Health } from './health.tsx'
import { LeadLines } from './lead-lines.tsx'

/** Interval at which the displayed ages are updated, in milliseconds. */
const TICK = 5_000

function Parts({ overview, now }: { readonly overview: Overview; readonly now: number }) {
  const readsPeople = useMay('people.read')
  const inReview = overview.waiting.filter(({ status }) => status === 'in_review')
  const scheduled = overview.waiting.filter(({ status }) => status === 'scheduled')
  const { counts } = overview
  return (
    <div className="overview">
      <div>
        {readsPeople && <LeadLines now={now} />}
        {readsPeople && <BookingLines now={now} />}
        <ArticleLines
          title="Awaiting review"
          articles={inReview}
          empty="No articles are awaiting review."
          time={{ head: 'Changed', of: 'change' }}
          status="in_review"
          counts={counts}
          now={now}
        />
        <ArticleLines
          title="Scheduled"
          articles={scheduled}
          empty="No articles are scheduled."
          time={{ head: `Publishes (${zoneName()})`, of: 'publication' }}
          status="scheduled"
          counts={counts}
          now={now}
        />
        <ArticleLines
          title="Recently changed"
          articles={overview.recent}
          empty="No articles yet. Create the first one."
          time={{ head: 'Changed', of: 'change' }}
          now={now}
        />
      </div>
      <div>
        <Health health={overview.health} outbox={overview.outbox} />
        <CountsTable counts={overview.counts} />
      </div>
    </div>
  )
}

/** Overview page: open tasks, next publications, latest changes and site health. */
export function Dashboard() {
  const { api } = useStaff()
  const mayWrite = useMay('content.write')
  const readsPeople = useMay('people.read')
  const now = useNow(TICK)
  const overview = useQuery(overviewQuery(api))
  const { data, dataUpdatedAt } = overview
  return (
    <div className="desk">
      <DeskHead
        title="Overview"
        facts={data !== undefined && `refreshed ${age(dataUpdatedAt, now)}`}
      >
        {mayWrite && (
          <a className="button" href={paths.adminBlog('new')}>
            New blog
          </a>
        )}
      </DeskHead>
      {!mayWrite && <ReadOnlyNote what="all content, drafts too" />}
      {readsPeople && <FloodLines now={now} />}
      <AnswerState answer={overview} waiting={<PageSkeleton />}>
        {(known) => <Parts overview={known} now={now} />}
      </AnswerState>
    </div>
  )
}
