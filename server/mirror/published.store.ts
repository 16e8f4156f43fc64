import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  type ArticleType,
  type DraftedType,
  PUBLIC_STATUS,
  type StatusType,
} from '#shared/content/status.ts'
import { batches, likePattern, noneOf, parseDocument as parse, storable } from './mirror.sql.ts'
import { sortKeyOf } from './mirrored-document.ts'
import type { MirrorTables } from './mirror.tables.ts'

/** Query of a public list. */
export interface ArticleQuery {
  readonly type: StatusType
  /** Normalized words. The article must contain all of them. */
  readonly words?: readonly string[]
  /** Id of a category. */
  readonly category?: string | undefined
  /** Slug of an industry, or slugs of several. */
  readonly industry?: string | readonly string[] | undefined
  /** Terms in lower case: tags of a blog, services of a case study. The article must have at least one of these terms. */
  readonly terms?: readonly string[]
  /** Id of an author to whom the article refers. */
  readonly author?: string | undefined
  /** Ids to exclude. */
  readonly except?: readonly string[]
  readonly offset: number
  readonly limit: number
}

/** Address of an article. */
export interface ArticleAddress {
  readonly id: string
  readonly slug: string | null
  /** Time of the last update, ISO 8601. */
  readonly updated_at: string | null
}

/** Queries of the articles that are visible to visitors. */
export interface PublishedStore {
  /** Published articles, newest first, and their total number. */
  articles(query: ArticleQuery): Promise<{ documents: readonly LakeDocument[]; total: number }>
  /** Ids and revisions of the articles that `articles` returns for the query, without their content. */
  listed(
    query: ArticleQuery,
  ): Promise<{ listed: readonly { readonly id: string; readonly rev: string }[]; total: number }>
  /** Returns the articles with these ids that are visible to visitors. */
  publishedOf(type: ArticleType, ids: readonly string[]): Promise<readonly LakeDocument[]>
  /** Addresses of the published articles that search engines may index, newest first. */
  addresses(type: DraftedType): Promise<readonly ArticleAddress[]>
  /** Finds the published article with this slug, or else with this id. */
  article(type: DraftedType, idOrSlug: string): Promise<LakeDocument | undefined>
  /**
   * Next older and next newer published article, in the order of the lists. The given article may have any state. Excludes the ids in
   * `except`.
   */
  neighbours(document: LakeDocument, except?: readonly string[]): Promise<Neighbours>
  /** Id of the category with this slug, or undefined. */
  categoryBySlug(slug: string): Promise<string | undefined>
  /** Number of published articles by the value of `column`, excluding the ids in `except`. */
  counts(
    type: ArticleType,
    column: 'category' | 'industry',
    except?: readonly string[],
  ): Promise<ReadonlyMap<string, number>>
  /** Categories, tags and authors of the published blogs, excluding the ids in `except`. */
  collections(except?: readonly string[]): Promise<readonly Collection[]>
}

/** Published articles directly before and after another one. */
export interface Neighbours {
  readonly previous: LakeDocument | undefined
  readonly next: LakeDocument | undefined
}

/** Published blogs with the same category, tag or author. */
export interface Collection {
  readonly kind: 'category' | 'tag' | 'author'
  /** Id of a document, or the tag in lower case. */
  readonly value: string
  readonly total: number
  /** Time of the last update of one of the blogs, ISO 8601. */
  readonly updated_at: string | null
}

/** References to public authors. */
const authorships = (db: Kysely<MirrorTables>) =>
  db
    .selectFrom('mirror_references')
    .innerJoin('mirror_documents as authors', 'authors.id', 'mirror_references.target_id')
    .where('authors.type', '=', 'author')
    .where('authors.public', '=', 1)

/** Ids of documents that refer to a public author. */
const writtenBy = (db: Kysely<MirrorTables>, author: string) =>
  authorships(db)
    .where('mirror_references.target_id', '=', author)
    .select('mirror_references.document_id')

/** Categories, tags and authors of the selected blogs. */
async function collectionsOf(
  db: Kysely<MirrorTables>,
  selected: SelectQueryBuilder<MirrorTables, 'mirror_documents', object>,
): Promise<readonly Collection[]> {
  const blogs = selected.select(['id', 'category', 'updated_at']).as('blogs')
  const sums = sql<number>`count(*)`.as('total')
  const newest = sql<string | null>`max(blogs.updated_at)`.as('updated_at')
  const [categories, tags, authors] = await Promise.all([
    db
      .selectFrom(blogs)
      .innerJoin('mirror_documents as categories', 'categories.id', 'blogs.category')
      .where('categories.type', '=', 'category')
      .where('categories.public', '=', 1)
      .groupBy('categories.id')
      .select(['categories.id as value', sums, newest])
      .execute(),
    db
      .selectFrom(blogs)
      .innerJoin('mirror_terms', 'mirror_terms.document_id', 'blogs.id')
      .groupBy('mirror_terms.term')
      .select(['mirror_terms.term as value', sums, newest])
      .execute(),
    // Materialized, because SQLite would otherwise look for each author in each blog.
    db
      .with(
        (cte) => cte('authored').materialized(),
        () => authorships(db).select(['target_id', 'document_id']),
      )
      .selectFrom('authored')
      .innerJoin(blogs, 'blogs.id', 'authored.document_id')
      .groupBy('authored.target_id')
      .select(['authored.target_id as value', sums, newest])
      .execute(),
  ])
  const of = (kind: Collection['kind'], rows: typeof categories) =>
    rows.map(({ total, ...row }) => ({ kind, ...row, total: Number(total) }))
  return [...of('category', categories), ...of('tag', tags), ...of('author', authors)]
}

/** Next older and next newer document among the selected documents. */
async function neighboursIn(
  selected: SelectQueryBuilder<MirrorTables, 'mirror_documents', { readonly json: string }>,
  document: LakeDocument,
): Promise<Neighbours> {
  const key = sortKeyOf(document)
  const nearest = async (order: 'asc' | 'desc') => {
    const isOlder = order === 'desc'
    const rows = selected
      .orderBy('sort_key', order)
      .orderBy('id', isOlder ? 'asc' : 'desc')
      .limit(1)
    // Reads documents of the same date first, then of other dates. Databases use no index if both conditions are joined by OR.
    const sameDate = rows.where('sort_key', '=', key).where('id', isOlder ? '>' : '<', document._id)
    const row =
      (await sameDate.executeTakeFirst()) ??
      (await rows.where('sort_key', isOlder ? '<' : '>', key).executeTakeFirst())
    return row && parse(row)
  }
  const [previous, next] = await Promise.all([nearest('desc'), nearest('asc')])
  return { previous, next }
}

const isStorable = ({ category = '', industry = '', author = '', terms = [] }: ArticleQuery) =>
  storable([category, industry, author, terms].flat().join(''))

/** Creates the store of published articles over `db`. */
export function createPublishedStore(db: Kysely<MirrorTables>): PublishedStore {
  const published = (type: string, except: readonly string[] = []) => {
    const rows = db
      .selectFrom('mirror_documents')
      .where('type', '=', type)
      .where('public', '=', 1)
      .where('status', '=', PUBLIC_STATUS)
    return except.length === 0 ? rows : rows.where(noneOf(db, 'id', except))
  }

  const matching = (query: ArticleQuery) => {
    let rows = published(query.type, query.except)
    if (query.category !== undefined) rows = rows.where('category', '=', query.category)
    if (query.industry !== undefined) rows = rows.where('industry', 'in', [query.industry].flat())
    if (query.terms !== undefined) {
      rows = rows.where(
        'id',
        'in',
        db.selectFrom('mirror_terms').select('document_id').where('term', 'in', query.terms),
      )
    }
    if (query.author !== undefined) rows = rows.where('id', 'in', writtenBy(db, query.author))
    for (const word of query.words ?? []) {
      rows = rows.where(sql<boolean>`${sql.ref('search')} like ${likePattern(word)} escape '\\'`)
    }
    return rows
  }

  const pageOf = (query: ArticleQuery) =>
    matching(query)
      .orderBy('sort_key', 'desc')
      .orderBy('id', 'asc')
      .limit(query.limit)
      .offset(query.offset)

  const totalOf = async (query: ArticleQuery) => {
    const { total } = await matching(query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }

  return {
    listed: async (query) => {
      if (!isStorable(query)) return { listed: [], total: 0 }
      const [listed, total] = await Promise.all([
        pageOf(query).select(['id', 'rev']).execute(),
        totalOf(query),
      ])
      return { listed, total }
    },
    publishedOf: async (type, ids) => {
      const found: LakeDocument[] = []
      for (const batch of batches(ids)) {
        const rows = await published(type).where('id', 'in', batch).select('json').execute()
        found.push(...rows.map(parse))
      }
      return found
    },
    articles: async (query) => {
      if (!isStorable(query)) return { documents: [], total: 0 }
      // The page is selected from the index alone, so that skipped rows are never read.
      const [rows, total] = await Promise.all([
        db
          .selectFrom('mirror_documents')
          .select('json')
          .where('id', 'in', pageOf(query).select('id'))
          .orderBy('sort_key', 'desc')
          .orderBy('id', 'asc')
          .execute(),
        totalOf(query),
      ])
      return { documents: rows.map(parse), total }
    },
    addresses: (type) =>
      db
        .selectFrom('mirror_documents')
        .select(['id', 'slug', 'updated_at'])
        .where('type', '=', type)
        .where('listed', '=', 1)
        .orderBy('sort_key', 'desc')
        .orderBy('id', 'asc')
        .execute(),
    article: async (type, idOrSlug) => {
      if (!storable(idOrSlug)) return undefined
      const bySlug = await published(type)
        .where('slug', '=', idOrSlug)
        .select('json')
        .orderBy('id', 'asc')
        .limit(1)
        .executeTakeFirst()
      if (bySlug !== undefined) return parse(bySlug)
      const byId = await published(type)
        .where('id', '=', idOrSlug)
        .select('json')
        .executeTakeFirst()
      return byId && parse(byId)
    },
    neighbours: (document, except) =>
      neighboursIn(published(document._type, except).select('json'), document),
    categoryBySlug: async (slug) => {
      if (!storable(slug)) return undefined
      const row = await db
        .selectFrom('mirror_documents')
        .select('id')
        .where('type', '=', 'category')
        .where('public', '=', 1)
        .where('slug', '=', slug)
        .orderBy('id', 'asc')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },
    counts: async (type, column, except) => {
      const rows = await published(type, except)
        .where(column, 'is not', null)
        .groupBy(column)
        .select((eb) => [eb.ref(column).as('value'), eb.fn.countAll<number>().as('total')])
        .execute()
      return new Map(rows.map(({ value, total }) => [value ?? '', Number(total)]))
    },
    collections: (except) => collectionsOf(db, published('blog', except)),
  }
}
