import type { Kysely } from 'kysely'

/** Times are milliseconds since 1970. */
export type LockTables = {
  /** Locked names. Each has one holder across all processes. */
  locks: {
    name: string
    holder: string
    /** Number of reservations of the holder that have not ended. */
    uses: number
    /** Time after which the lock is free, because its process must have died. */
    expires_at: number
    /** Id of the process that has the lock, if processes share the database. The lock is free once this process has ended. */
    process?: string | null
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
