import type { Kysely } from 'kysely'

export type ReceiptTables = {
  /** That somebody allowed something, and when. Nothing says who. */
  consent_receipts: {
    /** Made up by the browser. */
    id: string
    /** Milliseconds since 1970. */
    given_at: number
    version: string
    /** What was switched on, by name, with a space between two. */
    categories: string
  }
}

/** The table of receipts. */
export const receiptMigrations = [
  {
    name: 'consent-001-receipts',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('consent_receipts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('given_at', 'bigint', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('categories', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('consent_receipts_given')
        .on('consent_receipts')
        .column('given_at')
        .execute()
    },
  },
] as const
