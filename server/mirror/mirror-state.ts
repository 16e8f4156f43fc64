import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { MirrorTables } from './mirror.tables.ts'

/** What there must be room for before the store is trusted again, bytes. */
const ROOM_BYTES = 256 * 1024

/** What the copy as a whole is: where it came from, whether it can grow. */
export interface MirrorState {
  state(key: string): Promise<string | undefined>
  setState(key: string, value: string): Promise<void>
  /** Settles if there is room for further writes. @throws HttpError `insufficient_storage` */
  proveRoom(): Promise<void>
  /** Forgets every document and all state. */
  clear(): Promise<void>
}

/** The state of the copy in `db`. */
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
