import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { MessageTables } from './messages.tables.ts'

/** A message as it lies in its table. */
export type MessageRow = Selectable<MessageTables['messages']>

/** A message that is not stored yet. */
export interface NewMessage {
  readonly channel: 'mail' | 'webhook'
  readonly purpose: string
  readonly subjectId: string
  readonly recipient: string
  /** JSON. */
  readonly payload: string
}

/** Writes messages in a transaction of the caller's: they are sent if it comes to be. */
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

/** Removes the messages about some subjects, and all that were for a recipient. Gives how many. */
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

/** Reads of the outbox. */
export function createMessageStore(db: Kysely<MessageTables>, now: () => number) {
  return {
    ofSubject: async (id: string): Promise<MessageRow[]> =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('subject_id', '=', id)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    /** How much waits, and for how long already. */
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
