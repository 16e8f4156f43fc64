import { MINUTE } from '#shared/time/units.ts'
import type { Kysely, Selectable } from 'kysely'
import type { MessageTables } from './messages.tables.ts'

/** A message as it lies in its table. */
export type MessageRow = Selectable<MessageTables['messages']>

/** The messages of one channel that wait, as whoever sends them takes them out. */
export interface MessageQueue {
  /**
   * Takes some whose time has come; nobody else takes them for a while.
   * @param underWay those that this process has taken already: its clock may have jumped over their while
   */
  claim(most: number, underWay: readonly string[]): Promise<MessageRow[]>
  markSent(id: string): Promise<void>
  postpone(id: string, reason: string, until: number): Promise<void>
  fail(id: string, reason: string): Promise<void>
  /** When the next one's time comes; undefined when none waits. */
  nextAt(): Promise<number | undefined>
}

/** A process that has not said by then how a try went has died. No try takes as long, milliseconds. */
const CLAIM = 10 * MINUTE

/** The queue of a channel in `db`. */
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
      // What it said, and to whom, is needed no more.
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

/** Lets go of what a process took that has ended. Only where no other process sends from the same store. */
export async function releaseClaims(db: Kysely<MessageTables>): Promise<void> {
  await db
    .updateTable('messages')
    .set({ claimed_until: 0 })
    .where('state', '=', 'waiting')
    .where('claimed_until', '>', 0)
    .execute()
}
