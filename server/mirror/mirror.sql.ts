import * as z from 'zod'
import type { LakeDocument } from '#server/lake/types.ts'

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

/** `items` in groups that fit into one statement. */
export function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}

/** The pattern of `like … escape '\'` for text that holds `word`. */
export const likePattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Tells whether PostgreSQL could hold the text; what it cannot hold is nowhere in the tables. */
export const storable = (text: string) => !text.includes('\0')
