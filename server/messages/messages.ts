import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import type { Route } from '#server/http/route.ts'
import { createDeliveryQueue } from './delivery-queue.ts'
import { toMail } from './email-template.ts'
import type { Letter } from '#shared/text/email-template.ts'
import { mailContent, type MailContent } from './mail-content.ts'
import { createMailer } from './mailer.ts'
import { createMessageQueue, releaseClaims, type MessageRow } from './message-queue.ts'
import {
  appendMessages,
  createMessageStore,
  forgetMessages,
  NO_SUBJECT,
  toView,
  withdrawMessages,
} from './message-store.ts'
import type { NewMessage, Withdrawal } from './message-store.ts'
import { messageRoutes } from './messages.routes.ts'
import type { MessageTables } from './messages.tables.ts'
import type { Sender } from './sender.ts'
import { createWebhook } from './webhook.ts'

export interface MessagesOptions {
  readonly db: Kysely<object>
  readonly now: () => number
  readonly log: Log
  /** Absent where no mail server is set: nothing is mailed then. */
  readonly smtp?: { readonly url: string; readonly from: string } | undefined
  /** Absent where no program of the owner's wants to know. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined
  /** Whether no other process sends from the same store, so that what one left that has died is taken up at once. */
  readonly isAlone: boolean
}

/** A mail as its area hands it over. */
type OutgoingMail = Pick<MailContent, 'replyTo' | 'isAutomatic' | 'invitation'> & {
  readonly letter: Letter
}

/** A message as its area hands it over. */
export type Telling = {
  readonly purpose: string
  /** Id of what it tells of; null where that is erased. */
  readonly subjectId: string | null
} & (
  | { readonly channel: 'mail'; readonly to: string; readonly mail: OutgoingMail }
  | { readonly channel: 'webhook'; readonly body: string }
)

const payloadOf = ({ letter, ...rest }: OutgoingMail) =>
  JSON.stringify({ ...toMail(letter), ...rest } satisfies MailContent)

const toNew = (telling: Telling): NewMessage => {
  const { channel, purpose } = telling
  const subjectId = telling.subjectId ?? NO_SUBJECT
  return telling.channel === 'mail'
    ? { channel, purpose, subjectId, recipient: telling.to, payload: payloadOf(telling.mail) }
    : { channel, purpose, subjectId, recipient: '', payload: telling.body }
}

const sendRow =
  <Content>(sender: Sender<Content>, read: (payload: string) => Content) =>
  async ({ id, recipient, payload }: MessageRow) =>
    sender({ id, recipient, content: read(payload) })

/** What is told to the outside, by mail and by webhook: stored with what it tells of, and sent until it has arrived. */
export function createMessages(options: MessagesOptions) {
  const { db, now, log, smtp, webhook, isAlone } = options
  const tables = db.withTables<MessageTables>()
  const store = createMessageStore(tables, now)
  const listeners = new Set<(subjectId: string) => void>()
  const onChange = (subjectId: string) => {
    for (const listener of listeners) {
      try {
        listener(subjectId)
      } catch (error) {
        log.error('api', 'A listener of messages failed', { error })
      }
    }
  }
  const mailer = smtp === undefined ? undefined : createMailer(smtp)
  const shared = { now, log, onChange }
  const queues = [
    ...(mailer === undefined
      ? []
      : [
          createDeliveryQueue({
            ...shared,
            queue: createMessageQueue(tables, 'mail', now),
            send: sendRow(mailer.send, (payload) => mailContent.parse(JSON.parse(payload))),
          }),
        ]),
    ...(webhook === undefined
      ? []
      : [
          createDeliveryQueue({
            ...shared,
            queue: createMessageQueue(tables, 'webhook', now),
            send: sendRow(createWebhook({ ...webhook, now }), (payload) => payload),
          }),
        ]),
  ]
  const nudge = () => {
    for (const queue of queues) queue.nudge()
  }
  const state = async () => ({
    mail: mailer === undefined ? ('off' as const) : ('on' as const),
    ...(await store.counts()),
  })
  const routes: readonly Route[] = messageRoutes({ store, state, nudge, onChange, log })

  return {
    hasMail: mailer !== undefined,
    hasWebhook: webhook !== undefined,
    /** Writes messages in a transaction of the caller's: they are sent if it comes to be. */
    append: async (transaction: Kysely<object>, tellings: readonly Telling[]) =>
      appendMessages(transaction, tellings.map(toNew), now()),
    nudge,
    ofSubject: async (id: string) => (await store.ofSubject(id)).map(toView),
    forget: forgetMessages,
    /** Takes back what waits about a subject for a purpose, unless it is on its way. Gives how many. */
    withdraw: async (transaction: Kysely<object>, what: Withdrawal) =>
      withdrawMessages(transaction, what, now()),
    state,
    routes,
    /** Calls back with the subject of each message that was sent, or could not be. Gives the way to stop. */
    onChange: (listener: (subjectId: string) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Begins to send, with what an earlier process left first. */
    start: async () => {
      if (isAlone) await releaseClaims(tables)
      nudge()
    },
    close: async () => {
      await Promise.all(queues.map((queue) => queue.stop()))
      mailer?.close()
    },
  }
}
