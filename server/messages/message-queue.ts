import { MINUTE } from '#shared/time/units.ts'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { hasEnded } from '#server/http/alive-processes.ts'
import type { MessageTables } from './messages.tables.ts'

/** A row of the table of messages. */
export type MessageRow = Selectable<MessageTables['messages']>

/** Waiting messages of one channel, for the delivery queue. */
export interface MessageQueue {
  /**
   * Claims up to `most` due messages, so that no other process sends them until the claim ends.
   * @param underWay ids of the messages that this process is sending; they are not claimed again, even if a jump of the clock has ended
   * their claims
   */
  claim(most: number, underWay: readonly string[]): Promise<MessageRow[]>
  markSent(id: string): Promise<void>
  postpone(id: string, reason: string, until: number): Promise<void>
  fail(id: string, reason: string): Promise<void>
  /** Time at which the next message is due, or undefined if no message is waiting. */
  nextAt(): Promise<number | undefined>
}

/** Duration of a claim, in milliseconds. No attempt takes this long, so a claim expires only if its process has crashed. */
const CLAIM = 10 * MINUTE

export interface MessageQueueOptions {
  readonly db: Kysely<MessageTables>
  readonly channel: 'mail' | 'webhook'
  readonly now: () => number
  /**
   * Id of this process, if several processes share the database. Messages that an ended process has claimed are then claimed by another
   * process.
   */
  readonly process: string | undefined
}

/** Creates the queue of a channel. */
export function createMessageQueue({
  db,
  channel,
  now,
  process,
}: MessageQueueOptions): MessageQueue {
  const waiting = () =>
    db.selectFrom('messages').where('state', '=', 'waiting').where('channel', '=', channel)

  const set = async (id: string, values: Partial<MessageTables['messages']>) => {
    await db
      .updateTable('messages')
      .set({ claimed_until: 0, ...values })
      .where('id', '=', id)
      .execute()
  }

  /**
   * Stores a failed attempt, unless another process has claimed the message in the meantime because this process was suspended. Clears
   * `claimed_by`, because a process of an earlier version does not set this column when it claims the message.
   */
  const setFailed = async (id: string, values: Partial<MessageTables['messages']>) => {
    await db
      .updateTable('messages')
      .set({ claimed_until: 0, ...(process !== undefined && { claimed_by: null }), ...values })
      .where('id', '=', id)
      .$if(process !== undefined, (query) =>
        query.where('state', '=', 'waiting').where('claimed_by', '=', process ?? null),
      )
      .execute()
  }

  const isFree = (at: number) => (eb: ExpressionBuilder<MessageTables, 'messages'>) =>
    eb.or([
      eb('claimed_until', '<=', at),
      ...(process === undefined ? [] : [hasEnded('messages.claimed_by')]),
    ])

  return {
    claim: async (most, underWay) => {
      const at = now()
      const due = await waiting()
        .select('id')
        .where('next_attempt_at', '<=', at)
        .where(isFree(at))
        .$if(underWay.length > 0, (query) => query.where('id', 'not in', underWay))
        .orderBy('next_attempt_at')
        .orderBy('created_at')
        .limit(most)
        .execute()
      if (due.length === 0) return []
      return db
        .updateTable('messages')
        .set((eb) => ({
          claimed_until: at + CLAIM,
          attempts: eb('attempts', '+', 1),
          ...(process !== undefined && { claimed_by: process }),
        }))
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .where('state', '=', 'waiting')
        .where(isFree(at))
        .returningAll()
        .execute()
    },
    markSent: async (id) =>
      // Recipient and payload are not needed after sending.
      set(id, { state: 'sent', sent_at: now(), payload: '', recipient: '', last_error: null }),
    postpone: async (id, reason, until) =>
      setFailed(id, { last_error: reason, next_attempt_at: until }),
    fail: async (id, reason) => setFailed(id, { state: 'failed', last_error: reason }),
    nextAt: async () => {
      const at = now()
      const row = await waiting()
        .select('next_attempt_at')
        .where(isFree(at))
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst()
      return row?.next_attempt_at
    },
  }
}

/** Releases all claims that an earlier process has left. Only safe if no other process sends from the database. */
export async function releaseClaims(db: Kysely<MessageTables>): Promise<void> {
  await db
    .updateTable('messages')
    .set({ claimed_until: 0 })
    .where('state', '=', 'waiting')
    .where('claimed_until', '>', 0)
    .execute()
}
