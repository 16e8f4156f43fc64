import type { Kysely } from 'kysely'
import * as z from 'zod'
import type { Mutation } from '#lake/documents/types.ts'
import { ROLE_NAMES } from '#shared/access/abilities.ts'
import { PICTURE_TYPES } from '#shared/content/change-tags.ts'
import { ENTRY_TYPES } from '#shared/content/entries/entry-types.ts'
import { DRAFTED_TYPES } from '#shared/content/status.ts'
import { TRASH_ORIGINS } from '#shared/contracts/trash.ts'
import type { ArticleWrite, WrittenType } from '../editing/ports.ts'
import type { HeldLock } from '#server/http/guards/held-lock.ts'
import { storedDocument } from '../stored-document.ts'
import type { OutboxTables } from './outbox.tables.ts'

/** A write that has not been confirmed by the lake. */
export interface WaitingWrite extends ArticleWrite {
  readonly sequence: number
  readonly state: 'waiting' | 'conflict'
  readonly reason: string | null
  /** Time of the write, in milliseconds since 1970. */
  readonly createdAt: number
  /** True once the write has been sent. The lake may have made a sent write even if there was no response. */
  readonly tried: boolean
}

/** Durable queue of writes to the lake. */
export interface OutboxStore {
  /** Queues a write. @throws HttpError `unavailable` if another process has taken the lock of the article */
  append(write: ArticleWrite, tried: boolean, lock: HeldLock): Promise<void>
  /** Marks a write as sent. Returns false if the write was replaced or withdrawn. */
  markTried(transactionId: string): Promise<boolean>
  /**
   * Replaces a write that was not sent. Returns false if another process has sent it. @throws HttpError `unavailable`, as {@link append}
   * does
   */
  replace(transactionId: string, write: ArticleWrite, lock: HeldLock): Promise<boolean>
  /** Removes a write that was not sent. Returns false if it has been sent. */
  withdraw(transactionId: string): Promise<boolean>
  /** Returns all writes in the order in which they were queued. */
  all(): Promise<readonly WaitingWrite[]>
  /** Returns the writes to documents of the given types, in the order in which they were queued. */
  ofTypes(types: readonly WrittenType[]): Promise<readonly WaitingWrite[]>
  /** Returns the writes of one article, in the order in which they were queued. */
  ofArticle(id: string): Promise<readonly WaitingWrite[]>
  /** Returns the newest write of each article that has writes. `isContested` is true if one of the article's writes is in conflict. */
  newest(
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, WaitingWrite & { readonly isContested: boolean }>>
  markConflict(transactionId: string, reason: string): Promise<void>
  remove(transactionId: string): Promise<void>
  counts(): Promise<{ readonly waiting: number; readonly conflicts: number }>
  /** Returns the time of the oldest write without a conflict in milliseconds since 1970, or undefined if there is none. */
  oldestAt(): Promise<number | undefined>
}

const copies = z.object({ draft: storedDocument.optional(), published: storedDocument.optional() })
// The structure is not checked further, because this store has written the mutations itself.
const mutations = z.array(z.custom<Mutation>((value) => typeof value === 'object'))

const stored = z.object({
  mutations,
  before: copies,
  after: copies,
  effect: z.enum(['none', 'goes-out', 'comes-off', 'removal']),
  door: z.enum(TRASH_ORIGINS).optional(),
  by: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLE_NAMES),
  }),
})

interface Row {
  readonly sequence: number
  readonly transaction_id: string
  readonly article_id: string
  readonly type: string
  readonly state: string
  readonly reason: string | null
  readonly write_json: string
  readonly created_at: number
  readonly tried: number
}

function toWrite(row: Row): WaitingWrite {
  return {
    ...stored.parse(JSON.parse(row.write_json)),
    sequence: Number(row.sequence),
    transactionId: row.transaction_id,
    id: row.article_id,
    type: z.enum([...DRAFTED_TYPES, ...PICTURE_TYPES, ...ENTRY_TYPES]).parse(row.type),
    state: row.state === 'conflict' ? 'conflict' : 'waiting',
    reason: row.reason,
    createdAt: Number(row.created_at),
    tried: row.tried === 1,
  }
}

/** Creates the queue in `db`. */
export function createOutboxStore(
  db: Kysely<OutboxTables>,
  now: () => number = Date.now,
): OutboxStore {
  const rows = () => db.selectFrom('outbox_writes').selectAll().orderBy('sequence', 'asc')
  return {
    append: async ({ transactionId, id, type, effect, ...write }, tried, lock) => {
      await db.transaction().execute(async (transaction) => {
        await lock.assertHeld(transaction)
        await transaction
          .insertInto('outbox_writes')
          .values({
            transaction_id: transactionId,
            article_id: id,
            type,
            state: 'waiting',
            reason: null,
            effect,
            write_json: JSON.stringify({ ...write, effect }),
            created_at: now(),
            tried: tried ? 1 : 0,
          })
          .execute()
      })
    },
    replace: async (replaced, { transactionId, id: _id, type: _type, effect, ...write }, lock) =>
      db.transaction().execute(async (transaction) => {
        await lock.assertHeld(transaction)
        const { numUpdatedRows } = await transaction
          .updateTable('outbox_writes')
          .set({
            transaction_id: transactionId,
            effect,
            write_json: JSON.stringify({ ...write, effect }),
            created_at: now(),
          })
          .where('transaction_id', '=', replaced)
          .where('state', '=', 'waiting')
          .where('tried', '=', 0)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }),
    markTried: async (transactionId) => {
      const { numUpdatedRows } = await db
        .updateTable('outbox_writes')
        .set({ tried: 1 })
        .where('transaction_id', '=', transactionId)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    withdraw: async (transactionId) => {
      const { numDeletedRows } = await db
        .deleteFrom('outbox_writes')
        .where('transaction_id', '=', transactionId)
        .where('state', '=', 'waiting')
        .where('tried', '=', 0)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    all: async () => (await rows().execute()).map(toWrite),
    ofTypes: async (types) => (await rows().where('type', 'in', types).execute()).map(toWrite),
    ofArticle: async (id) => (await rows().where('article_id', '=', id).execute()).map(toWrite),
    newest: async (ids) => {
      if (ids.length === 0) return new Map()
      const found = await rows().where('article_id', 'in', ids).execute()
      const contested = new Set(
        found.filter(({ state }) => state === 'conflict').map((row) => row.article_id),
      )
      return new Map(
        found.map((row) => [
          row.article_id,
          { ...toWrite(row), isContested: contested.has(row.article_id) },
        ]),
      )
    },
    markConflict: async (transactionId, reason) => {
      await db
        .updateTable('outbox_writes')
        .set({ state: 'conflict', reason })
        .where('transaction_id', '=', transactionId)
        .execute()
    },
    remove: async (transactionId) => {
      await db.deleteFrom('outbox_writes').where('transaction_id', '=', transactionId).execute()
    },
    counts: async () => {
      const found = await db
        .selectFrom('outbox_writes')
        .groupBy('state')
        .select((eb) => [eb.ref('state').as('state'), eb.fn.countAll<number>().as('total')])
        .execute()
      const of = (state: string) => Number(found.find((row) => row.state === state)?.total ?? 0)
      return { waiting: of('waiting'), conflicts: of('conflict') }
    },
    oldestAt: async () => {
      const found = await db
        .selectFrom('outbox_writes')
        .where('state', '=', 'waiting')
        .select((eb) => eb.fn.min<number | null>('created_at').as('at'))
        .executeTakeFirst()
      return found?.at ?? undefined
    },
  }
}
