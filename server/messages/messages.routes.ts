import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { serve, type Route } from '#server/http/route.ts'
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

/** Maximum number of listed messages. */
const MOST_LISTED = 200

const toOutgoing = (row: MessageRow): OutgoingMessage => ({
  ...toView(row),
  subject_id: row.subject_id === NO_SUBJECT ? null : row.subject_id,
  recipient: row.recipient,
  created_at: new Date(row.created_at).toISOString(),
})

/** Routes for administrators to list, retry and cancel waiting and failed messages. */
export function messageRoutes(options: MessageRoutesOptions): Route[] {
  const { store, state, nudge, onChange, log } = options

  const decide = (
    operation: typeof mailOperations.retryMessage | typeof mailOperations.giveUpMessage,
    what: string,
    change: (id: string) => Promise<MessageRow | undefined>,
  ) =>
    serve(operation, async ({ params, staff }) => {
      const row = await change(params.id)
      if (row === undefined) {
        throw new HttpError(
          'not_found',
          'Reload the page. This message was sent or given up already',
        )
      }
      log.info('security', what, { id: row.id, by: staff.id })
      nudge()
      onChange(row.subject_id)
      return toOutgoing(row)
    })

  return [
    serve(mailOperations.mail, async () => {
      const messages = (await store.unsent(MOST_LISTED)).map(toOutgoing)
      return { ...(await state()), messages }
    }),
    decide(mailOperations.retryMessage, 'A message is tried again', store.retry),
    decide(mailOperations.giveUpMessage, 'A message was given up', store.giveUp),
  ]
}
