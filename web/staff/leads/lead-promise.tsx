import type { Lead } from '#shared/contracts/leads.ts'
import { momentAndUtc, shortDeadline, shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import { PromiseBar, PromiseWords } from './promise-bar.tsx'
import { marksOf, PROMISED_HOURS, responseDeadlineOf } from './response-deadline.ts'

interface LeadPromiseProps {
  readonly lead: Lead
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** Number of intervals between the labels below the bar. There is one label for every six hours of working time. */
const LABELS = 4

/** Response deadline of a lead as a large bar, with the hours below it. */
export function LeadPromise({ lead, now }: LeadPromiseProps) {
  const promise = responseDeadlineOf(lead, now)
  if (lead.due_at === null || !('part' in promise)) return null
  const marks = marksOf(Date.parse(lead.received_at), Date.parse(lead.due_at), LABELS).map((at) =>
    shortMoment(new Date(at).toISOString(), now),
  )
  const isOver = promise.state === 'answered' || promise.state === 'answered-late'
  return (
    <section className="lead-due" aria-label="Reply deadline">
      <div className="lead-due-head">
        <h2>
          {isOver ? 'Was due' : 'Answer by'}{' '}
          <time dateTime={lead.due_at} title={momentAndUtc(lead.due_at)}>
            {shortDeadline(lead.due_at, now)} {zoneName()}
          </time>
        </h2>
        <PromiseWords promise={promise} />
      </div>
      <PromiseBar promise={promise} marks={24} />
      <ol className="lead-due-times" aria-hidden="true">
        {marks.map((mark, index) => {
          const [day, month, time] = mark.split(' ')
          const isNewDay = index > 0 && !marks[index - 1]?.startsWith(`${day} ${month}`)
          return <li key={mark}>{isNewDay ? mark : (time ?? mark)}</li>
        })}
      </ol>
      <p className="lead-due-hint">
        {PROMISED_HOURS} hours of working days; weekends and public holidays don’t count.
      </p>
    </section>
  )
}
