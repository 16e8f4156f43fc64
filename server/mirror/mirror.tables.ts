import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** A copied document. Text columns that documents are found or sorted by hold null where the value is no text. */
export interface MirrorDocumentRow {
  readonly id: string
  readonly type: string
  readonly rev: string
  readonly slug: string | null
  readonly status: string | null
  /** Id of the category it refers to. */
  readonly category: string | null
  readonly industry: string | null
  /** What articles are sorted by, newest last; never null. */
  readonly sort_key: string
  /** Text that searches look through: folded by `foldText`. */
  readonly search: string
  /** 1 when visitors may see it, and so what it refers to; pictures are seen by way of what uses them alone. */
  readonly public: number
  readonly json: string
}

// Aliases and not interfaces: withTables() takes only types with an implicit index signature.
export type MirrorTables = {
  mirror_documents: MirrorDocumentRow
  /** `document_id` holds a reference to `target_id` somewhere. */
  mirror_references: { document_id: string; target_id: string }
  /** `source`: the lake that the copy is of. `filled_at`: when it was first complete. */
  mirror_state: { key: string; value: string }
}

/** Steps in the order in which they run. */
export const mirrorMigrations = [
  {
    name: 'mirror-001-documents',
    up: async (db: Kysely<object>) => {
      // GROQ sorts by code units whatever the database's locale; SQLite does so by itself.
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const text = isPostgres ? sql`text collate "C"` : sql`text`
      await db.schema
        .createTable('mirror_documents')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('type', text, (column) => column.notNull())
        .addColumn('rev', text, (column) => column.notNull())
        .addColumn('slug', text)
        .addColumn('status', text)
        .addColumn('category', text)
        .addColumn('industry', text)
        .addColumn('sort_key', text, (column) => column.notNull())
        .addColumn('search', text, (column) => column.notNull())
        .addColumn('public', 'integer', (column) => column.notNull())
        .addColumn('json', text, (column) => column.notNull())
        .execute()
      // Counts and pages are found without touching the rows, whose JSON is long.
      for (const filter of ['newest', 'category', 'industry'] as const) {
        const filtered = filter === 'newest' ? [] : [filter]
        await db.schema
          .createIndex(`mirror_documents_${filter}`)
          .on('mirror_documents')
          .columns(['type', 'public', 'status', ...filtered, 'sort_key', 'id'])
          .execute()
      }
      await db.schema
        .createIndex('mirror_documents_slug')
        .on('mirror_documents')
        .columns(['type', 'slug'])
        .execute()
      await db.schema
        .createTable('mirror_references')
        .addColumn('document_id', text, (column) => column.notNull())
        .addColumn('target_id', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('mirror_references_key', ['document_id', 'target_id'])
        .execute()
      await db.schema
        .createIndex('mirror_references_target')
        .on('mirror_references')
        .column('target_id')
        .execute()
      await db.schema
        .createTable('mirror_state')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
] as const
