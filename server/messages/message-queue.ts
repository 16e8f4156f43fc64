import { MINUTE } from '#shared/time/units.ts'
import type { Kysely, Selectable } from 'kysely'
import type { MessageTables } from './messages.tables.ts'

/** A row of the table of messages. */
export type MessageRow = Selectable<MessageTables['messages']>

/** Waiting messages of one channel, for the delivery queue. */
export interface MessageQueue {
  /**
   * Claims due messages, so that no other process takes them until the claim ends.
   * @param underWay ids that this process has already claimed: a jump of the clock may have ended their claims
   */
  claim(most: number, underWay: readonly string[]): Promise<MessageRow[]>
  markSent(id: string): Promise<void>
  postpone(id: string, reason: string, until: number): Promise<void>
  fail(id: string, reason: string): Promise<void>
  /** Time at which the next message is due, or undefined if no message is waiting. */
  nextAt(): Promise<number | undefined>
}

/** Duration of a claim, in milliseconds. No attempt takes this long, so a process whose claim expires has crashed. */
const CLAIM = 10 * MINUTE

/** Creates the queue of a channel in `db`. */
export function createMessageQueue(
  db: Kysely<MessageTables>,
  channel: 'mail' | 'webhook',
  now: () => number,
): MessageQueue {
  const waiting = () =>
    db.selectFrom('messages').where('state', '=', 'waiting').where('channel', '=', channel)

  const set = async (id: string, values: Partial<MessageTables['messages']>) => {
    await db
      .updateTable('messages')
      .set({ claimed_until: 0, ...values })
      .where('id', '=', id)
      .execute()
  }

  return {
    claim: async (most, underWay) => {
      const at = now()
      const due = await waiting()
        .select('id')
        .where('next_attempt_at', '<=', at)
        .where('claimed_until', '<=', at)
        .$if(underWay.length > 0, (query) => query.where('id', 'not in', underWay))
        .orderBy('next_attempt_at')
        .orderBy('created_at')
        .limit(most)
        .execute()
      if (due.length === 0) return []
      return db
        .updateTable('messages')
        .set((eb) => ({ claimed_until: at + CLAIM, attempts: eb('attempts', '+', 1) }))
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .where('state', '=', 'waiting')
        .where('claimed_until', '<=', at)
        .returningAll()
        .execute()
    },
    markSent: async (id) =>
      // Recipient and payload are not needed after sending.
      set(id, { state: 'sent', sent_at: now(), payload: '', recipient: '', last_error: null }),
    postpone: async (id, reason, until) => set(id, { last_error: reason, next_attempt_at: until }),
    fail: async (id, reason) => set(id, { state: 'failed', last_error: reason }),
    nextAt: async () => {
      const at = now()
      const row = await waiting()
        .select(['next_attempt_at', 'claimed_until'])
        .where('claimed_until', '<=', at)
        .orderBy('next_attempt_at')
        .limit(1)
        .executeTakeFirst()
      return row?.next_attempt_at
    },
  }
}

/** Releases the claims of a process that has ended. Safe only if no other process sends from the same database. */
export async function releaseClaims(db: Kysely<MessageTables>): Promise<void> {
  await db
    .updateTable('messages')
    .set({ claimed_until: 0 })
    .where('state', '=', 'waiting')
    .where('claimed_until', '>', 0)
    .execute()
}
