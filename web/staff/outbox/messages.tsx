import { counted } from '#shared/text/count.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { mailAnswer, messageAnswer, type OutgoingMessage } from '#shared/contracts/forms/mail.ts'
import { purposeInWords } from '#shared/pages/message-purposes.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { nearMoment, shortMoment, zoneName } from '#web/lib/staff/moments.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { liveQuery } from '#web/lib/staff/live-query.ts'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { PartState } from '#web/ui/island/part-state.tsx'
import { ActionsHead } from '#web/ui/list/list-cells.tsx'

/** Interval at which ages are updated, in milliseconds. */
const TICK = 30_000

/**
 * Query for the messages that were not sent. Its key starts with the key of the leads, so that invalidating the leads also invalidates it.
 */
const mailQuery = (api: StaffApi) =>
  liveQuery(api, [...staffKeys.leads, 'mail'], staffApiPaths.mail, mailAnswer)

/** Decision of the user about a message that was not sent. */
type Decision = 'retry' | 'give-up'

function useDecision() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, what }: { readonly id: string; readonly what: Decision }) =>
      api.call(
        what === 'retry' ? staffApiPaths.mailRetry(id) : staffApiPaths.mailGiveUp(id),
        messageAnswer,
        {
          method: 'POST',
        },
      ),
    onSuccess: (_answer, { what }) =>
      toastSuccess(what === 'retry' ? 'Sending the message again…' : 'Sending stopped'),
    onError: (error) => toastError(error, toastTexts.updateFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.leads }),
  })
}

/** Address of the page about the subject of a message. */
const hrefOf = (purpose: string, id: string) =>
  purpose.startsWith('case-') ? paths.adminCase(id) : paths.adminLead(id)

interface RowProps {
  readonly message: OutgoingMessage
  readonly busy: boolean
  /** Current time in milliseconds since 1970. */
  readonly now: number
  readonly onDecide: (what: Decision) => void
}

function MessageRow({ message, busy, now, onDecide }: RowProps) {
  const { purpose, recipient, state, attempts, subject_id: lead } = message
  const { last_error: error, next_attempt_at: next } = message
  const name = purposeInWords(purpose)
  const isWaiting = state === 'waiting'
  const tries = counted(attempts, 'try', 'tries')
  return (
    <tr>
      <th scope="row">
        {lead === null || purpose === 'confirmation' ? (
          name
        ) : (
          <a href={hrefOf(purpose, lead)}>{name}</a>
        )}
        {recipient !== '' && <span className="message-to">{recipient}</span>}
      </th>
      <td>
        <span className={isWaiting ? undefined : 'message-failed'}>
          {isWaiting ? 'Waits' : 'Failed'} after {tries}
          {isWaiting && next !== null && `, next ${shortMoment(next, now)} ${zoneName()}`}
        </span>
        {error !== null && (
          <span className="message-error" dir="auto">
            {error}
          </span>
        )}
      </td>
      <td className="desk-time">{nearMoment(message.created_at, now)}</td>
      <td className="users-actions">
        <button
          type="button"
          className="desk-link"
          disabled={busy}
          aria-label={`Try again: ${name}`}
          onClick={() => onDecide('retry')}
        >
          Try again
        </button>
        {isWaiting && (
          <button
            type="button"
            className="desk-link"
            disabled={busy}
            aria-label={`Stop sending: ${name}`}
            onClick={() => onDecide('give-up')}
          >
            Stop sending
          </button>
        )}
      </td>
    </tr>
  )
}

/** Emails and webhooks about leads that were not sent, with actions. For administrators. */
export function Messages() {
  const { api } = useStaff()
  const now = useNow(TICK)
  const mail = useQuery(mailQuery(api))
  const decide = useDecision()
  return (
    <section className="overview-part" id="messages" aria-labelledby="outbox-messages">
      <h2 id="outbox-messages">Messages about leads</h2>
      <PartState answer={mail} what="Messages">
        {(data) => (
          <>
            {data.mail === 'off' && (
              <p className="overview-none message-off">
                <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
                <span>
                  Set <code>SMTP_URL</code>, <code>MAIL_FROM</code> and <code>LEADS_TO</code> on the
                  server to be told of new leads by email. Until then they appear only under Leads.
                </span>
              </p>
            )}
            {data.messages.length === 0 && data.mail === 'on' && (
              <p className="overview-none">
                No messages are waiting. Emails and webhook calls appear here until they are sent.
              </p>
            )}
            {data.messages.length > 0 && (
              <table
                className="desk-table desk-cards message-table"
                aria-labelledby="outbox-messages"
              >
                <thead>
                  <tr>
                    <th scope="col">Message</th>
                    <th scope="col">State</th>
                    <th scope="col" className="desk-time">
                      Since
                    </th>
                    <ActionsHead />
                  </tr>
                </thead>
                <tbody>
                  {data.messages.map((message) => (
                    <MessageRow
                      key={message.id}
                      message={message}
                      busy={decide.isPending}
                      now={now}
                      onDecide={(what) => decide.mutate({ id: message.id, what })}
                    />
                  ))}
                </tbody>
              </table>
            )}
          </>
        )}
      </PartState>
    </section>
  )
}
