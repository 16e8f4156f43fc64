import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Times are milliseconds since 1970. */
export type TrashTables = {
  /** Articles that were deleted, with the copies that went. */
  trash_articles: {
    /** Of the article, without `drafts.`. */
    id: string
    type: string
    title: string
    slug: string | null
    /** 1 when visitors saw it. */
    was_live: number
    /** Its copies as JSON; at least one of them is there. */
    draft_json: string | null
    published_json: string | null
    /** Name of whoever deleted it; null where the lake does not tell. */
    deleted_by: string | null
    /** By which way it was deleted, see `TRASH_ORIGINS`. */
    door: string
    deleted_at: number
    /** The transaction of the deletion; null where a comparison found out. */
    transaction_id: string | null
    /** 1 while the deletion waits for the lake. */
    waiting: number
  }
}

/** The table of the trash. */
export const trashMigrations = [
  {
    name: 'trash-001-articles',
    up: async (db: Kysely<object>) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const text = isPostgres ? sql`text collate "C"` : sql`text`
      await db.schema
        .createTable('trash_articles')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('type', text, (column) => column.notNull())
        .addColumn('title', text, (column) => column.notNull())
        .addColumn('slug', text)
        .addColumn('was_live', 'integer', (column) => column.notNull())
        .addColumn('draft_json', text)
        .addColumn('published_json', text)
        .addColumn('deleted_by', text)
        .addColumn('door', text, (column) => column.notNull())
        .addColumn('deleted_at', 'bigint', (column) => column.notNull())
        .addColumn('transaction_id', text)
        .addColumn('waiting', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('trash_articles_newest')
        .on('trash_articles')
        .columns(['deleted_at', 'id'])
        .execute()
    },
  },
] as const
