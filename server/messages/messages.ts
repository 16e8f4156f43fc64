import type { Kysely } from 'kysely'
import { createListeners } from '#server/http/listeners.ts'
import type { Log } from '#server/http/logging.ts'
import type { Tracer } from '#server/http/tracer.ts'
import type { Route } from '#server/http/route.ts'
import { createDeliveryQueue } from './delivery-queue.ts'
import { toMail } from './email-template.ts'
import { withContactEmail } from '#shared/pages/contact-email.ts'
import { site } from '#shared/company/site.ts'
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
  /** Tracer for deliveries. Default: records nothing. */
  readonly tracer?: Tracer | undefined
  /** Mail server. If undefined, no mail is sent. */
  readonly smtp?: { readonly url: string; readonly from: string } | undefined
  /** Receiver of webhook calls. If undefined, no calls are made. */
  readonly webhook?: { readonly url: string; readonly secret: string } | undefined
  /**
   * Id of this process, if several processes share the database. Messages that an ended process has claimed are then sent by another
   * process. Undefined if this process is the only one. In this case, the startup releases the claims of a crashed process.
   */
  readonly process: string | undefined
  /** Contact email of the site settings, which mails show. Default: the shipped address. */
  readonly contactEmail?: () => string
}

/** A mail as other modules submit it. */
type OutgoingMail = Pick<MailContent, 'replyTo' | 'isAutomatic' | 'invitation'> & {
  readonly letter: Letter
}

/** A message as other modules submit it. */
export type Telling = {
  readonly purpose: string
  /** Id of the record that the message is about; null if the record was erased. */
  readonly subjectId: string | null
} & (
  | { readonly channel: 'mail'; readonly to: string; readonly mail: OutgoingMail }
  | { readonly channel: 'webhook'; readonly body: string }
)

/**
 * Returns an email whose paragraphs and footer contain the contact email of the site settings instead of the shipped one. Facts and
 * quotations are not changed, because they can be texts of visitors.
 */
const signed = (letter: Letter, email: string): Letter => {
  const { paragraphs, foot } = withContactEmail(
    { paragraphs: letter.paragraphs, foot: letter.foot },
    email,
  )
  return { ...letter, paragraphs, ...(foot !== undefined && { foot }) }
}

const payloadOf = ({ letter, ...rest }: OutgoingMail, email: string) =>
  JSON.stringify({ ...toMail(signed(letter, email)), ...rest } satisfies MailContent)

const toNew = (telling: Telling, email: string): NewMessage => {
  const { channel, purpose } = telling
  const subjectId = telling.subjectId ?? NO_SUBJECT
  return telling.channel === 'mail'
    ? {
        channel,
        purpose,
        subjectId,
        recipient: telling.to,
        payload: payloadOf(telling.mail, email),
      }
    : { channel, purpose, subjectId, recipient: '', payload: telling.body }
}

const sendRow =
  <Content>(sender: Sender<Content>, read: (payload: string) => Content) =>
  async ({ id, recipient, payload }: MessageRow) =>
    sender({ id, recipient, content: read(payload) })

/**
 * Creates the transactional outbox for mails and webhook calls. A message is stored in the transaction of the record that it is about, and
 * retried for up to 24 hours.
 */
export function createMessages(options: MessagesOptions) {
  const { db, now, log, tracer, smtp, webhook, process } = options
  const { contactEmail = () => site.contactEmail } = options
  const tables = db.withTables<MessageTables>()
  const queued = { db: tables, now, process }
  const store = createMessageStore(tables, now)
  const listeners = createListeners<string>((error) =>
    log.error('api', 'A listener of messages failed', { error }),
  )
  const mailer = smtp === undefined ? undefined : createMailer(smtp)
  const shared = {
    now,
    log,
    tracer,
    onChange: listeners.call,
    isShared: process !== undefined,
  }
  const queues = [
    ...(mailer === undefined
      ? []
      : [
          createDeliveryQueue({
            ...shared,
            queue: createMessageQueue({ ...queued, channel: 'mail' }),
            send: sendRow(mailer.send, (payload) => mailContent.parse(JSON.parse(payload))),
          }),
        ]),
    ...(webhook === undefined
      ? []
      : [
          createDeliveryQueue({
            ...shared,
            queue: createMessageQueue({ ...queued, channel: 'webhook' }),
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
  const routes: readonly Route[] = messageRoutes({
    store,
    state,
    nudge,
    onChange: listeners.call,
    log,
  })

  return {
    hasMail: mailer !== undefined,
    hasWebhook: webhook !== undefined,
    /** Stores messages in the caller's transaction. Sending starts after the commit. */
    append: async (transaction: Kysely<object>, tellings: readonly Telling[]) =>
      appendMessages(
        transaction,
        tellings.map((telling) => toNew(telling, contactEmail())),
        now(),
      ),
    nudge,
    ofSubject: async (id: string) => (await store.ofSubject(id)).map(toView),
    forget: forgetMessages,
    /** Deletes the waiting messages of a subject and purpose, except those that are being sent. Returns the number of deleted messages. */
    withdraw: async (transaction: Kysely<object>, what: Withdrawal) =>
      withdrawMessages(transaction, what, now()),
    state,
    routes,
    /** Subscribes to sent and failed messages, with the subject of each message. Returns a function that ends the subscription. */
    onChange: listeners.add,
    /** Starts to send messages, including those that an earlier process has left. */
    start: async () => {
      if (process === undefined) await releaseClaims(tables)
      nudge()
    },
    close: async () => {
      await Promise.all(queues.map((queue) => queue.stop()))
      mailer?.close()
    },
  }
}
