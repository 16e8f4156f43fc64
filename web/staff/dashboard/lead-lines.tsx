import { counted } from '#shared/text/count.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { LeadList } from '#shared/contracts/leads.ts'
import { paths } from '#shared/paths/paths.ts'
import { leadListQuery } from '#web/lib/staff/queries/lead-queries.ts'
import { nearMoment, shortDeadline, zoneName } from '#web/lib/staff/moments.ts'
import { PartState } from '#web/ui/island/part-state.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'

/** Maximum number of leads shown. */
const SHOWN = 5

interface LinesProps {
  readonly list: LeadList
  /** Current time in milliseconds since 1970. */
  readonly now: number
}

function Lines({ list: { results }, now }: LinesProps) {
  return (
    <table className="desk-table overview-lines" aria-labelledby="overview-leads">
      <colgroup>
        <col />
        <col className="overview-status" />
        <col className="overview-time" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">From</th>
          <th scope="col">Answer by ({zoneName()})</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {results.map((lead) => {
          const isLate = lead.due_at !== null && Date.parse(lead.due_at) < now
          return (
            <tr key={lead.id}>
              <th scope="row">
                <a href={paths.adminLead(lead.id)} dir="auto">
                  {lead.name || lead.company || lead.email}
                </a>
                {lead.name !== '' && lead.company !== '' && (
                  <span className="overview-kind" dir="auto">
                    {lead.company}
                  </span>
                )}
              </th>
              <td>
                {isLate ? (
                  <span className="status-mark status-late">
                    <CircleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
                    Late
                  </span>
                ) : (
                  lead.due_at !== null && `By ${shortDeadline(lead.due_at, now)}`
                )}
              </td>
              <td className="desk-time">{nearMoment(lead.received_at, now)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const messages = (count: number) => counted(count, 'message')

/** Age in seconds above which a notification counts as stuck: its first delivery attempt has failed by then. */
const STUCK = 60

function mailWords({ mail, waiting, failed, oldest_seconds: oldest }: LeadList['mail']) {
  if (mail === 'off') return { good: false, words: 'Email is not set up, so you get no alerts' }
  if (failed > 0) return { good: false, words: `${messages(failed)} could not be sent` }
  if ((oldest ?? 0) >= STUCK)
    return { good: false, words: `${messages(waiting)} waiting to be sent` }
  if (waiting > 0) return { good: true, words: `${messages(waiting)} on the way` }
  return { good: true, words: 'Email is on, no unsent messages' }
}

/** Inquiries that wait for a reply, and the state of the notifications. For users who may read inquiries. */
export function LeadLines({ now }: { readonly now: number }) {
  const { api } = useStaff()
  const list = useQuery(leadListQuery(api, { view: 'open', sort: 'due', limit: SHOWN }))
  return (
    <section className="overview-part" aria-labelledby="overview-leads">
      <h2 id="overview-leads">Waiting for a reply</h2>
      <PartState answer={list} what="Leads">
        {(data) => <Leads data={data} now={now} />}
      </PartState>
    </section>
  )
}

function Leads({ data, now }: { readonly data: LeadList; readonly now: number }) {
  const { counts, mail } = data
  const told = mailWords(mail)
  const Icon = told.good ? CircleCheck : TriangleAlert
  return (
    <>
      {data.results.length === 0 ? (
        <p className="overview-none">No open leads. New ones appear here.</p>
      ) : (
        <Lines list={data} now={now} />
      )}
      <p className="overview-rest">
        <span>
          {counts.views.new} new · {counts.late} late · {counts.views.open} open
        </span>
        <span className={`status-mark ${told.good ? 'status-published' : 'status-pending'}`}>
          <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
          {told.words}
        </span>
        <a className="text-link" href={paths.adminLeads}>
          All leads
        </a>
      </p>
    </>
  )
}
