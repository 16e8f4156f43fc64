import { counted } from '#shared/text/count.ts'
import type { Lead } from '#shared/contracts/leads.ts'
import { momentAndUtc, shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import { purposeInWords } from '#shared/pages/message-purposes.ts'
import { HistoryList } from '#web/ui/list/history-list.tsx'

interface HistoryProps {
  readonly lead: Lead
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

/** History of a lead. */
export function LeadHistory({ lead, now }: HistoryProps) {
  return (
    <HistoryList
      entries={lead.history.map(({ at, by, text }) => ({
        at,
        exact: momentAndUtc(at),
        short: shortMoment(at, now),
        text,
        by: by?.name,
      }))}
    />
  )
}

const stateOf = (
  { state, attempts, sent_at: sentAt, next_attempt_at: nextAt }: Lead['messages'][number],
  now: number,
) => {
  if (state === 'sent')
    return sentAt === null ? 'Sent' : `Sent ${shortMoment(sentAt, now)} ${zoneName()}`
  if (state === 'failed') return `Failed after ${counted(attempts, 'try', 'tries')}`
  const next = nextAt === null ? '' : `, next try ${shortMoment(nextAt, now)} ${zoneName()}`
  return attempts === 0 ? 'Waiting' : `Waiting${next}`
}

/** State of the notifications about a lead. */
export function LeadMessages({ lead, now }: HistoryProps) {
  if (lead.messages.length === 0) return null
  return (
    <section className="lead-messages" aria-labelledby="lead-messages">
      <h2 id="lead-messages">Notifications</h2>
      <ul>
        {lead.messages.map((message) => (
          <li key={message.id}>
            <span>{purposeInWords(message.purpose)}</span>
            <span data-state={message.state}>{stateOf(message, now)}</span>
            {message.last_error !== null && message.state !== 'sent' && (
              <span className="lead-error" dir="auto">
                {message.last_error}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
