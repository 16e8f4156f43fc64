import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MirrorTables } from './mirror.tables.ts'

/** Free space required before the database is considered writable again, in bytes. */
const ROOM_BYTES = 256 * 1024

/** State of the mirror as a whole: the lake that it copies, and whether there is free space. */
export interface MirrorState {
  state(key: string): Promise<string | undefined>
  setState(key: string, value: string): Promise<void>
  /** Resolves if there is enough free space for further writes. @throws HttpError `insufficient_storage` */
  proveRoom(): Promise<void>
  /** Deletes all documents and all state. */
  clear(): Promise<void>
}

/** Creates the state store over `db`. */
export function createMirrorState(db: Kysely<MirrorTables>): MirrorState {
  return {
    state: async (key) => {
      const row = await db
        .selectFrom('mirror_state')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst()
      return row?.value
    },
    setState: async (key, value) => {
      await db
        .insertInto('mirror_state')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
    },
    proveRoom: async () => {
      const key = 'room'
      await db.transaction().execute(async (transaction) => {
        const value = randomBytes(ROOM_BYTES / 2).toString('hex')
        await transaction.insertInto('mirror_state').values({ key, value }).execute()
        await transaction.deleteFrom('mirror_state').where('key', '=', key).execute()
      })
    },
    clear: async () => {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('mirror_references').execute()
        await transaction.deleteFrom('mirror_terms').execute()
        await transaction.deleteFrom('mirror_documents').execute()
        await transaction.deleteFrom('mirror_drafts').execute()
        await transaction.deleteFrom('mirror_editing').execute()
        await transaction.deleteFrom('mirror_state').execute()
      })
    },
  }
}
