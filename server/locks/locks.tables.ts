import type { Kysely } from 'kysely'

/** Times are milliseconds since 1970. */
export type LockTables = {
  /** Names that one holder has for a while, in whichever process. */
  locks: {
    name: string
    holder: string
    /** Number of uses by the holder that have not ended. */
    uses: number
    /** After this the lock is free: its process has died. */
    expires_at: number
  }
}

/** Locks belong to running processes: a backup does not contain them. */
export const LOCK_TABLES: ReadonlySet<string> = new Set<keyof LockTables>(['locks'])

/** The table of locks. */
export const lockMigrations = [
  {
    name: 'locks-001-locks',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('locks')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('uses', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
] as const
