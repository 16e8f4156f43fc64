import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { MirrorTables } from './mirror.tables.ts'

/** Maximum number of rows per statement, because SQLite accepts at most 32,766 parameters. */
const BATCH = 200

const storedDocument: z.ZodType<LakeDocument> = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
})

/** Parses the document of a row. */
export const parseDocument = ({ json }: { readonly json: string }): LakeDocument =>
  storedDocument.parse(JSON.parse(json))

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const item of Object.values(value)) freeze(item)
  return Object.freeze(value)
}

/** Size of the document cache, in characters of row text. Parsed documents take about four times as much memory. */
const REMEMBERED = 4_000_000

/**
 * Creates a cached {@link parseDocument} for rows that are read repeatedly, such as rows of lists. For the same text, the parser returns
 * the same frozen document.
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

/** Splits `items` into batches for one statement each. */
export function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}

/** Pattern of `like … escape '\'` for text that contains `word`. */
export const likePattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Condition that `column` is none of `texts`, whose number may exceed the parameter limit. */
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

/** True if PostgreSQL can store the text, which must not contain a null character. No row contains any other text. */
export const storable = (text: string) => !text.includes('\0')
