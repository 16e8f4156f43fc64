import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { MirrorTables } from './mirror.tables.ts'

/** Rows of one statement; SQLite takes at most 32,766 parameters. */
const BATCH = 200

const storedDocument: z.ZodType<LakeDocument> = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

/** The document that a row keeps. */
export const parseDocument = ({ json }: { readonly json: string }): LakeDocument =>
  storedDocument.parse(JSON.parse(json))

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const item of Object.values(value)) freeze(item)
  return Object.freeze(value)
}

/** Texts of rows that are remembered, characters; what is read of them takes some four times as much. */
const REMEMBERED = 4_000_000

/**
 * {@link parseDocument} that remembers: the same text gives the same document, which nobody can change. For rows that are
 * read again and again, as lists read them.
 */
export function createDocumentReader(): typeof parseDocument {
  const known = new LRUCache<string, LakeDocument>({
    maxSize: REMEMBERED,
    sizeCalculation: (_document, text) => text.length,
  })
  return ({ json }) => {
    const document = known.get(json) ?? freeze(parseDocument({ json }))
    known.set(json, document)
    return document
  }
}

/** `items` in groups that fit into one statement. */
export function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}

/** The pattern of `like … escape '\'` for text that holds `word`. */
export const likePattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** That `column` is none of `texts`, of which there may be more than a statement takes parameters. */
export function noneOf(
  db: Kysely<MirrorTables>,
  column: string,
  texts: readonly string[],
): RawBuilder<boolean> {
  const list = JSON.stringify(texts.filter(storable))
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const values = isPostgres
    ? sql`select json_array_elements_text(${list}::json)`
    : sql`select value from json_each(${list})`
  return sql<boolean>`${sql.ref(column)} not in (${values})`
}

/** Tells whether PostgreSQL could hold the text; what it cannot hold is nowhere in the tables. */
export const storable = (text: string) => !text.includes('\0')
