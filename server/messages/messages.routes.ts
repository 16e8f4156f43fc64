import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { success } from '#server/http/encoding/private-answer.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import type { MailOutbox, OutgoingMessage } from '#shared/contracts/forms/mail.ts'
import { mailOperations } from '#shared/contracts/operations/mail-operations.ts'
import type { MessageRow } from './message-queue.ts'
import { NO_SUBJECT, toView, type MessageStore } from './message-store.ts'

export interface MessageRoutesOptions {
  readonly store: MessageStore
  readonly state: () => Promise<Omit<MailOutbox, 'messages'>>
  readonly nudge: () => void
  readonly onChange: (subjectId: string) => void
  readonly log: Log
}

/** Most messages that are listed. */
const MOST_LISTED = 200

const toOutgoing = (row: MessageRow): OutgoingMessage => ({
  ...toView(row),
  subject_id: row.subject_id === NO_SUBJECT ? null : row.subject_id,
  recipient: row.recipient,
  created_at: new Date(row.created_at).toISOString(),
})

/** Mails and deliveries that wait or have failed, for administrators to see and to decide about. */
export function messageRoutes(options: MessageRoutesOptions): Route[] {
  const { store, state, nudge, onChange, log } = options

  const decide = (what: string, change: (id: string) => Promise<MessageRow | undefined>) => {
    return async ({ params, caller }: RouteContext) => {
      const row = await change(params['id'] ?? '')
      if (row === undefined) {
        throw new HttpError(
          'not_found',
          'Reload the page. This message was sent or given up already',
        )
      }
      const by = caller.kind === 'staff' ? caller.id : undefined
      log.info('security', what, { id: row.id, by })
      nudge()
      onChange(row.subject_id)
      return success(toOutgoing(row))
    }
  }

  return [
    serve(mailOperations.mail, async () => {
      const messages = (await store.unsent(MOST_LISTED)).map(toOutgoing)
      return success({ ...(await state()), messages } satisfies MailOutbox)
    }),
    serve(mailOperations.retryMessage, decide('A message is tried again', store.retry)),
    serve(mailOperations.giveUpMessage, decide('A message was given up', store.giveUp)),
  ]
}
