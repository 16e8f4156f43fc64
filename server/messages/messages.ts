import type { Kysely } from 'kysely'
import { appendMessages, createMessageStore, forgetMessages } from './message-store.ts'
import type { MessageRow, NewMessage } from './message-store.ts'
import type { MailContent } from './mail-content.ts'
import type { MessageTables } from './messages.tables.ts'

export interface MessagesOptions {
  readonly db: Kysely<object>
  readonly now: () => number
}

/** A message as staff see it. Times are ISO 8601. */
export interface MessageView {
  readonly id: string
  readonly channel: 'mail' | 'webhook'
  readonly purpose: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  readonly last_error: string | null
  readonly next_attempt_at: string | null
  readonly sent_at: string | null
}

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString())

const toView = (row: MessageRow): MessageView => ({
  id: row.id,
  channel: row.channel === 'mail' ? 'mail' : 'webhook',
  purpose: row.purpose,
  state: row.state === 'sent' || row.state === 'failed' ? row.state : 'waiting',
  attempts: row.attempts,
  last_error: row.last_error,
  next_attempt_at: row.state === 'waiting' ? isoOrNull(row.next_attempt_at) : null,
  sent_at: isoOrNull(row.sent_at),
})

/** A message as its area hands it over. */
export type Telling = {
  readonly purpose: string
  /** Id of what it tells of. */
  readonly subjectId: string
} & (
  | { readonly channel: 'mail'; readonly to: string; readonly mail: MailContent }
  | { readonly channel: 'webhook'; readonly body: string }
)

const toNew = (telling: Telling): NewMessage => {
  const { channel, purpose, subjectId } = telling
  return telling.channel === 'mail'
    ? { channel, purpose, subjectId, recipient: telling.to, payload: JSON.stringify(telling.mail) }
    : { channel, purpose, subjectId, recipient: '', payload: telling.body }
}

/** What is told to the outside, by mail and by webhook: stored with what it tells of, and sent until it has arrived. */
export function createMessages({ db, now }: MessagesOptions) {
  const store = createMessageStore(db.withTables<MessageTables>(), now)
  const hasMail = false
  return {
    hasMail,
    hasWebhook: false,
    append: async (transaction: Kysely<object>, tellings: readonly Telling[]) =>
      appendMessages(transaction, tellings.map(toNew), now()),
    nudge: () => undefined,
    ofSubject: async (id: string) => (await store.ofSubject(id)).map(toView),
    forget: forgetMessages,
    state: async () => ({
      mail: hasMail ? ('on' as const) : ('off' as const),
      ...(await store.counts()),
    }),
  }
}
