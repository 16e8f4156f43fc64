import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { MessageRow } from './message-queue.ts'
import type { MessageTables } from './messages.tables.ts'

/** A message as shown to staff, including its subject. Times are ISO 8601. */
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

/** Converts a row to a message for staff. */
export const toView = (row: MessageRow): MessageView => ({
  id: row.id,
  channel: row.channel === 'mail' ? 'mail' : 'webhook',
  purpose: row.purpose,
  state: row.state === 'sent' || row.state === 'failed' ? row.state : 'waiting',
  attempts: row.attempts,
  last_error: row.last_error,
  next_attempt_at: row.state === 'waiting' ? isoOrNull(row.next_attempt_at) : null,
  sent_at: isoOrNull(row.sent_at),
})

/** Subject id of a message whose subject, such as a lead, was erased. */
export const NO_SUBJECT = ''

/** A message that is not stored yet. */
export interface NewMessage {
  readonly channel: 'mail' | 'webhook'
  readonly purpose: string
  readonly subjectId: string
  readonly recipient: string
  /** Content of the message, as JSON. */
  readonly payload: string
}

/** Stores messages in the caller's transaction. Sending starts after the commit. */
export async function appendMessages(
  transaction: Kysely<object>,
  messages: readonly NewMessage[],
  at: number,
): Promise<void> {
  if (messages.length === 0) return
  await transaction
    .withTables<MessageTables>()
    .insertInto('messages')
    .values(
      messages.map(({ channel, purpose, subjectId, recipient, payload }) => ({
        id: randomUUID(),
        channel,
        purpose,
        subject_id: subjectId,
        recipient,
        payload,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: at,
        claimed_until: 0,
        created_at: at,
      })),
    )
    .execute()
}

/** Deletes the messages of subjects and all messages to a recipient. Returns the number of deleted messages. */
export async function forgetMessages(
  transaction: Kysely<object>,
  { subjects, recipient }: { readonly subjects: readonly string[]; readonly recipient?: string },
): Promise<number> {
  if (subjects.length === 0 && recipient === undefined) return 0
  const { numDeletedRows } = await transaction
    .withTables<MessageTables>()
    .deleteFrom('messages')
    .where(({ eb, or }) =>
      or([
        ...(subjects.length === 0 ? [] : [eb('subject_id', 'in', subjects)]),
        ...(recipient === undefined
          ? []
          : [eb(sql`lower(recipient)`, '=', recipient.toLowerCase())]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Criteria for messages to withdraw. */
export interface Withdrawal extends Pick<NewMessage, 'subjectId' | 'purpose'> {
  /**
   * If true, selects only messages with a failed attempt. Messages that were not tried yet are left, because they are sent before any newer
   * message.
   */
  readonly isTried?: boolean
}

/** Deletes the waiting messages of a subject and purpose, except those that are being sent. Returns the number of deleted messages. */
export async function withdrawMessages(
  transaction: Kysely<object>,
  { subjectId, purpose, isTried = false }: Withdrawal,
  at: number,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .withTables<MessageTables>()
    .deleteFrom('messages')
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'waiting')
    .where('claimed_until', '<=', at)
    .$if(isTried, (query) => query.where('attempts', '>', 0))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Operations of staff on the outbox. */
export function createMessageStore(db: Kysely<MessageTables>, now: () => number) {
  const decided = async (
    id: string,
    from: readonly ('waiting' | 'failed')[],
    values: Partial<MessageTables['messages']>,
  ): Promise<MessageRow | undefined> =>
    db
      .updateTable('messages')
      .set(values)
      .where('id', '=', id)
      .where('state', 'in', from)
      // A message that is being delivered is not changed, because the outcome of the delivery takes precedence.
      .where('claimed_until', '<=', now())
      .returningAll()
      .executeTakeFirst()

  return {
    /** Returns waiting and failed messages, the oldest first. */
    unsent: async (most: number): Promise<MessageRow[]> =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('state', '!=', 'sent')
        .orderBy('created_at')
        .orderBy('id')
        .limit(most)
        .execute(),
    /** Schedules a message for an immediate retry. Returns undefined if the message is neither waiting nor failed. */
    retry: async (id: string) =>
      decided(id, ['waiting', 'failed'], { state: 'waiting', next_attempt_at: now() }),
    /** Marks a waiting message as failed. Returns undefined if the message is not waiting. */
    giveUp: async (id: string) => decided(id, ['waiting'], { state: 'failed' }),
    ofSubject: async (id: string): Promise<MessageRow[]> =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('subject_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    /** Numbers of waiting and failed messages, and the age of the oldest waiting message. */
    counts: async () => {
      const rows = await db
        .selectFrom('messages')
        .where('state', '!=', 'sent')
        .groupBy('state')
        .select((eb) => [
          'state',
          eb.fn.countAll<number>().as('total'),
          eb.fn.min<number>('created_at').as('oldest'),
        ])
        .execute()
      const of = (state: string) => rows.find((row) => row.state === state)
      const oldest = of('waiting')?.oldest
      return {
        waiting: Number(of('waiting')?.total ?? 0),
        failed: Number(of('failed')?.total ?? 0),
        oldest_seconds:
          oldest === undefined ? null : Math.max(0, Math.round((now() - Number(oldest)) / 1000)),
      }
    },
  }
}

export type MessageStore = ReturnType<typeof createMessageStore>
