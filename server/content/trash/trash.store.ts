import { DAY } from '#shared/time/units.ts'
import type { Kysely, Selectable } from 'kysely'
import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { isStatus, PUBLIC_STATUS } from '#shared/content/status.ts'
import {
  TRASH_DAYS,
  TRASH_ORIGINS,
  TRASHED_TYPES,
  type TrashOrigin,
  type TrashedType,
  type TrashItem,
} from '#shared/contracts/trash.ts'
import type { Copies } from '../editing/article-plan.ts'
import { titleIn } from '../logged-object.ts'
import { storedDocument } from '../stored-document.ts'
import type { TrashTables } from './trash.tables.ts'

type Row = Selectable<TrashTables['trash_articles']>

/** A deleted article with its copies. */
export interface Trashed extends Copies {
  readonly id: string
  readonly type: TrashedType
  /** Id of the transaction that deleted the article; null if unknown. */
  readonly transactionId: string | null
  /** True if the deletion is queued, and the lake has not made it yet. */
  readonly waits: boolean
}

/** A deletion to be recorded. */
export interface Deletion extends Trashed {
  readonly by: string | null
  readonly door: TrashOrigin
}

interface TrashQuery {
  readonly type?: TrashedType | undefined
  readonly offset: number
  readonly limit: number
}

/** Store of deleted articles in the database. */
export interface TrashStore {
  /** Records a deletion. It replaces an earlier deletion of the same article. */
  put(deletion: Deletion): Promise<void>
  get(id: string): Promise<Trashed | undefined>
  list(query: TrashQuery): Promise<{ readonly items: readonly TrashItem[]; readonly total: number }>
  /** Marks the deletion of an article as made by the lake. */
  settle(id: string): Promise<void>
  /** Removes the entry of a queued deletion that was cancelled. */
  withdraw(transactionId: string): Promise<void>
  /** Removes entries of articles that exist again, except queued deletions. Returns true if an entry was removed. */
  drop(ids: readonly string[]): Promise<boolean>
  /** Removes the entry of an article. Returns false if there is none. */
  remove(id: string): Promise<boolean>
  /** Removes entries that are older than {@link TRASH_DAYS}. Returns the pictures among them. */
  sweep(): Promise<readonly LakeDocument[]>
}

/** Maximum number of ids in one SQL statement. */
const BATCH = 500

const copyOf = (json: string | null) =>
  json === null ? undefined : storedDocument.parse(JSON.parse(json))
const jsonOf = (copy: LakeDocument | undefined) =>
  copy === undefined ? null : JSON.stringify(copy)

const trashedType = z.enum(TRASHED_TYPES)
const named = z.looseObject({
  slug: z.looseObject({ current: z.string().nullable().catch(null) }).catch({ current: null }),
})

/** Removes NUL characters, which PostgreSQL cannot store. */
const plain = (text: string) => text.replaceAll('\0', '')

function toItem(row: Omit<Row, 'draft_json' | 'published_json' | 'transaction_id'>): TrashItem {
  const at = Number(row.deleted_at)
  return {
    id: row.id,
    type: trashedType.parse(row.type),
    title: row.title,
    slug: row.slug,
    was_live: row.was_live === 1,
    deleted_by: row.deleted_by,
    door: TRASH_ORIGINS.find((door) => door === row.door) ?? 'rest',
    deleted_at: new Date(at).toISOString(),
    expires_at: new Date(at + TRASH_DAYS * DAY).toISOString(),
    pending: row.waiting === 1,
  }
}

function toRow(deletion: Deletion, at: number): Row {
  const { id, type, draft, published, by, door, transactionId, waits } = deletion
  const { slug } = named.parse({ slug: null, ...(draft ?? published) })
  const status = published?.['status']
  return {
    id,
    type,
    title: plain(titleIn(type, draft ?? published)),
    slug: slug.current === null ? null : plain(slug.current),
    was_live: isStatus(status) && status === PUBLIC_STATUS ? 1 : 0,
    draft_json: jsonOf(draft),
    published_json: jsonOf(published),
    deleted_by: by === null ? null : plain(by),
    door,
    deleted_at: at,
    transaction_id: transactionId,
    waiting: waits ? 1 : 0,
  }
}

/** Creates the store in `db`. */
export function createTrashStore(
  db: Kysely<TrashTables>,
  now: () => number = () => Date.now(),
): TrashStore {
  const first = () => now() - TRASH_DAYS * DAY
  /** Query for entries that have not expired. Expired entries are hidden until the next sweep deletes them. */
  const kept = () => db.selectFrom('trash_articles').where('deleted_at', '>=', first())
  const matching = ({ type }: TrashQuery) =>
    type === undefined ? kept() : kept().where('type', '=', type)
  return {
    put: async (deletion) => {
      const row = toRow(deletion, now())
      await db
        .insertInto('trash_articles')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    },
    get: async (id) => {
      if (id.includes('\0')) return undefined
      const row = await kept().where('id', '=', id).selectAll().executeTakeFirst()
      return (
        row && {
          id,
          type: trashedType.parse(row.type),
          draft: copyOf(row.draft_json),
          published: copyOf(row.published_json),
          transactionId: row.transaction_id,
          waits: row.waiting === 1,
        }
      )
    },
    list: async (query) => {
      const [rows, { total }] = await Promise.all([
        matching(query)
          .select([
            'id',
            'type',
            'title',
            'slug',
            'was_live',
            'deleted_by',
            'door',
            'deleted_at',
            'waiting',
          ])
          .orderBy('deleted_at', 'desc')
          .orderBy('id')
          .limit(query.limit)
          .offset(query.offset)
          .execute(),
        matching(query)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(toItem), total: Number(total) }
    },
    settle: async (id) => {
      await db.updateTable('trash_articles').set({ waiting: 0 }).where('id', '=', id).execute()
    },
    withdraw: async (transactionId) => {
      await db
        .deleteFrom('trash_articles')
        .where('transaction_id', '=', transactionId)
        .where('waiting', '=', 1)
        .execute()
    },
    drop: async (ids) => {
      let dropped = 0n
      for (let start = 0; start < ids.length; start += BATCH) {
        const { numDeletedRows } = await db
          .deleteFrom('trash_articles')
          .where('id', 'in', ids.slice(start, start + BATCH))
          .where('waiting', '=', 0)
          .executeTakeFirst()
        dropped += numDeletedRows
      }
      return dropped > 0n
    },
    remove: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('trash_articles')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    sweep: async () => {
      const rows = await db
        .deleteFrom('trash_articles')
        .where('deleted_at', '<', first())
        .where('waiting', '=', 0)
        .returning(['type', 'published_json'])
        .execute()
      return rows.flatMap((row) =>
        row.type === LIBRARY_IMAGE_TYPE ? (copyOf(row.published_json) ?? []) : [],
      )
    },
  }
}
