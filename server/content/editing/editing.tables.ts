import type { Kysely } from 'kysely'

/** Tables of editing. Times are milliseconds since 1970. */
export type EditingTables = {
  /** Stored responses to requests with an Idempotency-Key. `key` and `request_hash` are SHA-256 hashes. */
  idempotent_answers: {
    key: string
    request_hash: string
    status: number
    body: string
    /** ETag of the response. Null if the response had none, and in rows that are older than this column. */
    etag: string | null
    created_at: number
  }
}

/** Migrations of the tables of editing. */
export const editingMigrations = [
  {
    name: 'editing-001-idempotent-answers',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('idempotent_answers')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('request_hash', 'text', (column) => column.notNull())
        .addColumn('status', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: 'editing-002-etags-of-answers',
    up: async (db: Kysely<object>) => {
      await db.schema.alterTable('idempotent_answers').addColumn('etag', 'text').execute()
    },
  },
] as const
