import type { Kysely } from 'kysely'

/** Times are milliseconds since 1970. */
export type EditingTables = {
  /** Answers to calls that may come again. `key` and `request_hash` are SHA-256. */
  idempotent_answers: {
    key: string
    request_hash: string
    status: number
    body: string
    /** Null where the answer had none, and for one of before this was kept. */
    etag: string | null
    created_at: number
  }
}

/** The tables of editing. */
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
