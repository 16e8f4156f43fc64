import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Generated } from 'kysely'

/** Times are milliseconds since 1970. */
export type OutboxTables = {
  /** Writes of staff that wait for the lake, in the order in which they were made. */
  outbox_writes: {
    sequence: Generated<number>
    /** The transaction by which the lake knows it: sent twice, it is made once. */
    transaction_id: string
    article_id: string
    type: string
    /** `waiting`, or `conflict`: the lake has refused it and a person must decide. */
    state: string
    /** Why, for a conflict. */
    reason: string | null
    /** What it means for visitors: an `Effect`, or `removal`. */
    effect: string
    /** JSON: mutations, the copies before and after, who made it. */
    write_json: string
    created_at: number
    /** 1 once it was sent and not answered: the lake may have made it. */
    tried: number
  }
}

/** The tables of the outbox. */
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
      // Of what waits already nobody knows.
      await db.schema
        .alterTable('outbox_writes')
        .addColumn('tried', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
    },
  },
] as const
