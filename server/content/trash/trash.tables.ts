import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Tables of the trash. Times are milliseconds since 1970. */
export type TrashTables = {
  /** Deleted articles with their copies. */
  trash_articles: {
    /** Id of the article, without the prefix `drafts.`. */
    id: string
    type: string
    title: string
    slug: string | null
    /** 1 if visitors could see the article before its deletion. */
    was_live: number
    /** Copies of the article as JSON. At least one of draft and published copy is present. */
    draft_json: string | null
    published_json: string | null
    /** Name of the user who deleted the article; null if unknown. */
    deleted_by: string | null
    /** Kind of client that deleted the article, see `TRASH_ORIGINS`. */
    door: string
    deleted_at: number
    /** Id of the transaction that deleted the article. Null if the mirror found the deletion by comparing documents. */
    transaction_id: string | null
    /** 1 until the lake has made the deletion. */
    waiting: number
  }
}

/** Migrations of the table of the trash. */
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
