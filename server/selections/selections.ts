import { HOUR } from '#shared/time/units.ts'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as z from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import type { SelectionTables } from './selections.tables.ts'

/** Lifetime of a selection, milliseconds. */
const LIFE = HOUR

const GONE = 'Select them again. This selection has expired'

const storedIds = z.array(z.string())

/**
 * Stored lists of row ids. A list contains the rows that matched a filter when a user selected all of them; later changes do not affect it.
 */
export interface Selections {
  /** Stores ids. @returns the id of the selection */
  put(kind: string, by: string, ids: readonly string[]): Promise<string>
  /** Returns the stored ids, only to the owner of the selection. @throws HttpError `not_found` */
  ids(kind: string, by: string, id: string): Promise<readonly string[]>
}

/** Creates selections in a table that all processes share. @param now milliseconds since 1970 */
export function createSelections(
  db: Kysely<SelectionTables>,
  now: () => number = Date.now,
): Selections {
  return {
    put: async (kind, by, ids) => {
      const id = randomUUID()
      await db
        .deleteFrom('selections')
        .where('made_at', '<', now() - LIFE)
        .execute()
      await db
        .insertInto('selections')
        .values({ id, kind, by_id: by, ids_json: JSON.stringify(ids), made_at: now() })
        .execute()
      return id
    },
    ids: async (kind, by, id) => {
      const row = await db
        .selectFrom('selections')
        .select('ids_json')
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('by_id', '=', by)
        .where('made_at', '>=', now() - LIFE)
        .executeTakeFirst()
      if (row === undefined) throw new HttpError('not_found', GONE)
      return storedIds.parse(JSON.parse(row.ids_json))
    },
  }
}
