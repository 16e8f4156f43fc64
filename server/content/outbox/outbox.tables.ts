import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Generated } from 'kysely'

/** Tables of the outbox. Times are milliseconds since 1970. */
export type OutboxTables = {
  /** Queued writes of staff to the lake, in the order in which they are sent. */
  outbox_writes: {
    sequence: Generated<number>
    /** Id of the transaction in the lake, which makes only the first of several transactions with the same id. */
    transaction_id: string
    article_id: string
    type: string
    /** State of the write: `waiting`, or `conflict` if the lake has rejected it and a user must choose a version. */
    state: string
    /** Reason why the lake has rejected the write; null without a conflict. */
    reason: string | null
    /** Effect of the write for visitors: an `Effect`, or `removal`. */
    effect: string
    /** JSON with the mutations, the draft and published copy before and after the write, and the author. */
    write_json: string
    created_at: number
    /** 1 once the write has been sent. The lake may have made a sent write even if there was no response. */
    tried: number
  }
}

/** Migrations of the tables of the outbox. */
export const outboxMigrations = [
  {
    name: 'outbox-001-writes',
    up: async (db: Kysely<object>) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const sequence = isPostgres ? sql`bigserial` : sql`integer`
      await db.schema
        .createTable('outbox_writes')
        .addColumn('sequence', sequence, (column) =>
          isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('transaction_id', 'text', (column) => column.notNull().unique())
        .addColumn('article_id', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('effect', 'text', (column) => column.notNull())
        .addColumn('write_json', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('outbox_writes_article')
        .on('outbox_writes')
        .columns(['article_id', 'sequence'])
        .execute()
    },
  },
  {
    name: 'outbox-002-tried',
    up: async (db: Kysely<object>) => {
      // For the existing rows it is unknown if they were sent. Therefore they are treated as sent.
      await db.schema
        .alterTable('outbox_writes')
        .addColumn('tried', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    },
  },
] as const
