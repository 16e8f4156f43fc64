import type { Kysely } from 'kysely'

/** Table of signing keys. Times are milliseconds since 1970. */
export type SignedLinkTables = {
  /** Signing keys of the server, in base64url. */
  signing_keys: { name: string; value: string; created_at: number }
}

/** Migrations of signed links. */
export const signedLinkMigrations = [
  {
    name: 'signed-links-001-keys',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('signing_keys')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
] as const
