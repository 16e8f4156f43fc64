import type { Kysely } from 'kysely'

/** Times are milliseconds since 1970. */
export type LockTables = {
  /** Names that one holder has locked, in any process. */
  locks: {
    name: string
    holder: string
    /** Number of uses by the holder that have not ended. */
    uses: number
    /** Afterwards the lock is free, because its process has died. */
    expires_at: number
  }
}

/** Locks belong to running processes, so backups do not contain them. */
export const LOCK_TABLES: ReadonlySet<string> = new Set<keyof LockTables>(['locks'])

/** Migrations of locks. */
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
