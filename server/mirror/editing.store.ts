import { sql, type Kysely } from 'kysely'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  type ArticleType,
  type DraftedType,
  isDraftedType,
  type Status,
} from '#shared/content/status.ts'
import { toEditingRow, type ArticleCopies } from './editing-row.ts'
import { batches, likePattern, parseDocument, storable } from './mirror.sql.ts'
import type { EditingCopyRow, MirrorTables } from './mirror.tables.ts'

/** Sort keys of staff lists. Ties are sorted by id. */
export type EditingOrder = 'updated_at' | 'published_at' | 'title' | 'due_at'

/** Query of a staff list. */
export interface EditingQuery {
  readonly type: ArticleType
  /** Normalized words. Each word must occur in title, slug, summary or tags. */
  readonly words?: readonly string[] | undefined
  readonly statuses?: readonly Status[] | undefined
  /** Id of a category. */
  readonly category?: string | undefined
  /** Slug of an industry, or slugs of several. */
  readonly industry?: string | readonly string[] | undefined
  /** Id of an author. */
  readonly author?: string | undefined
  readonly order: EditingOrder
  readonly descending: boolean
  readonly offset: number
  readonly limit: number
}

/** An article with its draft and published copy. */
export interface EditedArticle extends ArticleCopies {
  readonly id: string
}

/** Staff reads of articles with their editing copies. */
export interface EditingStore {
  list(query: EditingQuery): Promise<{ articles: readonly EditedArticle[]; total: number }>
  /** Finds the article whose editing or published copy has this slug, or else the article with this id. */
  find(type: DraftedType, idOrSlug: string): Promise<EditedArticle | undefined>
  /**
   * Ids of other articles of the type that have this slug in their draft or published copy, or as their id. A URL may contain a slug or
   * an id.
   */
  holdersOfSlug(type: DraftedType, slug: string, except: string): Promise<readonly string[]>
  /** Articles with a scheduled change due by `now` (ISO 8601, UTC), the oldest first, at most 100. */
  due(now: string): Promise<readonly (EditedArticle & { readonly type: string })[]>
  /** Time of the next scheduled change after `after`, both ISO 8601 in UTC; null if there is none. */
  nextDue(after: string): Promise<string | null>
  /** Number of articles by the status of their editing copy. */
  counts(type: ArticleType): Promise<ReadonlyMap<string, number>>
}

async function copiesOf(
  db: Kysely<MirrorTables>,
  ids: readonly string[],
  read: typeof parseDocument = parseDocument,
): Promise<Map<string, ArticleCopies>> {
  const copies = new Map<string, { draft?: LakeDocument; published?: LakeDocument }>()
  const copy = (id: string) => {
    const known = copies.get(id) ?? {}
    copies.set(id, known)
    return known
  }
  for (const batch of batches(ids)) {
    const [drafts, published] = await Promise.all([
      db.selectFrom('mirror_drafts').select(['id', 'json']).where('id', 'in', batch).execute(),
      db.selectFrom('mirror_documents').select(['id', 'json']).where('id', 'in', batch).execute(),
    ])
    for (const row of drafts) copy(row.id).draft = read(row)
    for (const row of published) copy(row.id).published = read(row)
  }
  return copies
}

/** Updates the index rows of articles within the transaction that changed their copies. */
export async function refreshEditingRows(
  db: Kysely<MirrorTables>,
  ids: readonly string[],
): Promise<void> {
  const copies = await copiesOf(db, ids)
  const rows: EditingCopyRow[] = []
  for (const [id, both] of copies) {
    const row = toEditingRow(id, both)
    if (row !== undefined && isDraftedType(row.type)) rows.push(row)
  }
  for (const batch of batches(ids)) {
    await db.deleteFrom('mirror_editing').where('id', 'in', batch).execute()
  }
  for (const batch of batches(rows)) {
    await db.insertInto('mirror_editing').values(batch).execute()
  }
}

const COLUMN = {
  updated_at: 'updated_at',
  published_at: 'published_at',
  title: 'title_key',
  due_at: 'due_at',
} as const satisfies Readonly<Record<EditingOrder, keyof EditingCopyRow>>

/** Creates the store of staff reads. `read` parses documents from rows. */
export function createEditingStore(
  db: Kysely<MirrorTables>,
  read: typeof parseDocument,
): EditingStore {
  const matching = (query: EditingQuery) => {
    let rows = db.selectFrom('mirror_editing').where('type', '=', query.type)
    if (query.statuses !== undefined) rows = rows.where('status', 'in', query.statuses)
    if (query.category !== undefined) rows = rows.where('category', '=', query.category)
    if (query.industry !== undefined) rows = rows.where('industry', 'in', [query.industry].flat())
    if (query.author !== undefined) rows = rows.where('author', '=', query.author)
    for (const word of query.words ?? []) {
      rows = rows.where(sql<boolean>`${sql.ref('search')} like ${likePattern(word)} escape '\\'`)
    }
    return rows
  }
  const countOf = async (query: EditingQuery) => {
    const { total } = await matching(query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }

  return {
    list: async (query) => {
      const isEmpty = query.statuses?.length === 0
      const named = [query.category, query.industry, query.author].flat()
      if (isEmpty || !named.every((name = '') => storable(name))) {
        return { articles: [], total: 0 }
      }
      const direction = query.descending ? 'desc' : 'asc'
      const { limit, offset } = query
      const rows = await matching(query)
        .select('id')
        .orderBy(COLUMN[query.order], direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute()
      // On the last page, the total is the offset plus the number of rows. So a search for a rare word scans the rows only once.
      const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
      const total = isLast ? offset + rows.length : await countOf(query)
      const ids = rows.map(({ id }) => id)
      const copies = await copiesOf(db, ids, read)
      return {
        articles: ids.map((id) => ({ id, ...copies.get(id) })),
        total,
      }
    },
    find: async (type, idOrSlug) => {
      if (!storable(idOrSlug)) return undefined
      const named = async (column: 'slug' | 'published_slug' | 'id') =>
        db
          .selectFrom('mirror_editing')
          .where('type', '=', type)
          .where(column, '=', idOrSlug)
          .select('id')
          .orderBy('id', 'asc')
          .limit(1)
          .executeTakeFirst()
      const row = (await named('slug')) ?? (await named('published_slug')) ?? (await named('id'))
      if (row === undefined) return undefined
      return { id: row.id, ...(await copiesOf(db, [row.id])).get(row.id) }
    },
    holdersOfSlug: async (type, slug, except) => {
      if (!storable(slug)) return []
      const rows = await db
        .selectFrom('mirror_editing')
        .where('type', '=', type)
        .where((eb) =>
          eb.or([eb('slug', '=', slug), eb('published_slug', '=', slug), eb('id', '=', slug)]),
        )
        .where('id', '!=', except)
        .select('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    due: async (now) => {
      const rows = await db
        .selectFrom('mirror_editing')
        .where('due_at', '<=', now)
        .select(['id', 'type'])
        .orderBy('due_at', 'asc')
        .limit(100)
        .execute()
      const copies = await copiesOf(
        db,
        rows.map(({ id }) => id),
      )
      return rows.map(({ id, type }) => ({ id, type, ...copies.get(id) }))
    },
    nextDue: async (after) => {
      const row = await db
        .selectFrom('mirror_editing')
        .where('due_at', '>', after)
        .select('due_at')
        .orderBy('due_at', 'asc')
        .limit(1)
        .executeTakeFirst()
      return row?.due_at ?? null
    },
    counts: async (type) => {
      const rows = await db
        .selectFrom('mirror_editing')
        .where('type', '=', type)
        .groupBy('status')
        .select((eb) => [eb.ref('status').as('status'), eb.fn.countAll<number>().as('total')])
        .execute()
      return new Map(rows.map(({ status, total }) => [status ?? '', Number(total)]))
    },
  }
}
