import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** A mirrored document. Text columns for lookup and sorting are null if the value is not text. */
export interface MirrorDocumentRow {
  readonly id: string
  readonly type: string
  readonly rev: string
  readonly slug: string | null
  readonly status: string | null
  /** Id of the referenced category. */
  readonly category: string | null
  readonly industry: string | null
  /** Sort key of articles, ascending by date; never null. */
  readonly sort_key: string
  /** Searchable text, normalized by `foldText`. */
  readonly search: string
  /**
   * 1 if the document is public, which makes everything that it references public. Images are public only through documents that use them.
   */
  readonly public: number
  readonly json: string
  /** ISO 8601 time of the last update. Null in rows written before this column existed. */
  readonly updated_at: string | null
  /** 1 for a published article that search engines may index at its own address. */
  readonly listed: number
}

/** Index row of an article's editing copy (the draft, or else the published copy) for staff lists. */
export interface EditingCopyRow {
  /** Id without `drafts.`. */
  readonly id: string
  readonly type: string
  readonly slug: string | null
  /** Slug of the published copy. Links may still contain this slug while the draft has another one. */
  readonly published_slug: string | null
  readonly status: string | null
  readonly category: string | null
  readonly industry: string | null
  /** Id of the referenced author. */
  readonly author: string | null
  /** Sort key of the title, normalized by `foldText`. */
  readonly title_key: string
  readonly updated_at: string
  readonly published_at: string
  /** 1 if the published copy is public. */
  readonly is_live: number
  /** 1 if the article has a draft. */
  readonly has_draft: number
  /** Time at which the article is next published (scheduled) or unpublished (live); ISO 8601 in UTC. */
  readonly due_at: string | null
  readonly search: string
}

// Type aliases instead of interfaces: withTables() accepts only types with an implicit index signature.
export type MirrorTables = {
  mirror_documents: MirrorDocumentRow
  /** Editing copies of articles; `id` is without `drafts.`. Public code never reads them. */
  mirror_drafts: { id: string; type: string; rev: string; json: string }
  mirror_editing: EditingCopyRow
  /** `document_id` (with `drafts.` for a draft) contains a reference to `target_id`. */
  mirror_references: { document_id: string; target_id: string }
  /** The article has `term` among its tags or services. */
  mirror_terms: { document_id: string; term: string }
  /** `source`: the lake from which the copy was made. `filled_at`: time when the copy was first complete. */
  mirror_state: { key: string; value: string }
}

/**
 * Migrations in order. Two of them have the number 003, which must stay: a database records migrations by name, and would run a renamed
 * migration again.
 */
export const mirrorMigrations = [
  {
    name: 'mirror-001-documents',
    up: async (db: Kysely<object>) => {
      // GROQ sorts by code units in any locale. SQLite does so by default, but PostgreSQL needs an explicit collation.
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
      // Covering index for counts and pages, because the rows contain long JSON.
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
  {
    name: 'mirror-002-editing-copies',
    up: async (db: Kysely<object>) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const text = isPostgres ? sql`text collate "C"` : sql`text`
      await db.schema
        .createTable('mirror_drafts')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('type', text, (column) => column.notNull())
        .addColumn('rev', text, (column) => column.notNull())
        .addColumn('json', text, (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('mirror_editing')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('type', text, (column) => column.notNull())
        .addColumn('slug', text)
        .addColumn('published_slug', text)
        .addColumn('status', text)
        .addColumn('category', text)
        .addColumn('industry', text)
        .addColumn('title_key', text, (column) => column.notNull())
        .addColumn('updated_at', text, (column) => column.notNull())
        .addColumn('published_at', text, (column) => column.notNull())
        .addColumn('is_live', 'integer', (column) => column.notNull())
        .addColumn('has_draft', 'integer', (column) => column.notNull())
        .addColumn('search', text, (column) => column.notNull())
        .execute()
      for (const order of ['updated_at', 'published_at', 'title_key', 'status', 'slug'] as const) {
        await db.schema
          .createIndex(`mirror_editing_${order}`)
          .on('mirror_editing')
          .columns(['type', order, 'id'])
          .execute()
      }
      // A copy made before this migration lacks the drafts. Deleting the state marks the copy as incomplete, so it is compared with the
      // lake at once.
      await sql`delete from mirror_state`.execute(db)
    },
  },
  {
    name: 'mirror-003-terms',
    up: async (db: Kysely<object>) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const text = isPostgres ? sql`text collate "C"` : sql`text`
      await db.schema
        .createTable('mirror_terms')
        .addColumn('document_id', text, (column) => column.notNull())
        .addColumn('term', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('mirror_terms_key', ['term', 'document_id'])
        .execute()
      await db.schema
        .createIndex('mirror_terms_document')
        .on('mirror_terms')
        .column('document_id')
        .execute()
      // Articles stored before this migration lack their terms. Clearing their revision makes them differ from the lake, so they are copied
      // again.
      await sql`update mirror_documents set rev = '' where type in ('blog', 'caseStudy')`.execute(
        db,
      )
    },
  },
  {
    name: 'mirror-003-due',
    up: async (db: Kysely<object>) => {
      await db.schema.alterTable('mirror_editing').addColumn('due_at', 'text').execute()
      await db.schema
        .createIndex('mirror_editing_due')
        .on('mirror_editing')
        .columns(['due_at'])
        .execute()
      await sql`delete from mirror_state`.execute(db)
    },
  },
  {
    name: 'mirror-004-author',
    up: async (db: Kysely<object>) => {
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
      const text = isPostgres ? sql`text collate "C"` : sql`text`
      await db.schema.alterTable('mirror_editing').addColumn('author', text).execute()
      // Posts stored before this migration lack their author. Clearing their revision makes them differ from the lake, so they are copied
      // again.
      await sql`update mirror_documents set rev = '' where type = 'blog'`.execute(db)
      await sql`update mirror_drafts set rev = '' where type = 'blog'`.execute(db)
    },
  },
  {
    name: 'mirror-005-filters',
    up: async (db: Kysely<object>) => {
      // Index for filtered pages and counts that reads no excluded rows.
      for (const filter of ['category', 'industry', 'author'] as const) {
        await db.schema
          .createIndex(`mirror_editing_${filter}`)
          .on('mirror_editing')
          .columns(['type', filter, 'updated_at', 'id'])
          .execute()
      }
    },
  },
  {
    name: 'mirror-006-addresses',
    up: async (db: Kysely<object>) => {
      await db.schema.alterTable('mirror_documents').addColumn('updated_at', 'text').execute()
      await db.schema
        .alterTable('mirror_documents')
        .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      // Covering index for the list of addresses, because the rows contain long JSON.
      await db.schema
        .createIndex('mirror_documents_addresses')
        .on('mirror_documents')
        .columns(['type', 'listed', 'sort_key', 'id', 'slug', 'updated_at'])
        .execute()
      // Articles stored before this migration lack the new columns. Clearing their revision makes them differ from the lake, so they are
      // copied again.
      await sql`update mirror_documents set rev = '' where type in ('blog', 'caseStudy')`.execute(
        db,
      )
    },
  },
  {
    name: 'mirror-007-references-of-drafts',
    up: async (db: Kysely<object>) => {
      // Drafts stored before this migration lack their references. Clearing their revision makes them differ from the lake, so they are
      // copied again.
      await sql`update mirror_drafts set rev = ''`.execute(db)
    },
  },
  {
    name: 'mirror-008-due-of-both-copies',
    up: async (db: Kysely<object>) => {
      // Earlier due times came from the scheduled edit only and ignored the live copy. Clearing the revision makes these drafts differ from
      // the lake, so they are copied again.
      await sql`update mirror_drafts set rev = ''
        where id in (select id from mirror_editing where status = 'scheduled' and is_live = 1)`.execute(
        db,
      )
    },
  },
  {
    name: 'mirror-009-trimmed-tags',
    up: async (db: Kysely<object>) => {
      // Tags stored before this migration may have spaces at their ends. Clearing the revision makes these blogs differ from the lake, so
      // they are copied again.
      await sql`update mirror_documents set rev = ''
        where id in (select document_id from mirror_terms where term <> trim(term))`.execute(db)
    },
  },
  {
    name: 'mirror-010-collections',
    up: async (db: Kysely<object>) => {
      // Covers the queries of categories, tags and authors, which read the time of the last update too.
      await db.schema.dropIndex('mirror_documents_category').execute()
      await db.schema
        .createIndex('mirror_documents_category')
        .on('mirror_documents')
        .columns(['type', 'public', 'status', 'category', 'sort_key', 'id', 'updated_at'])
        .execute()
    },
  },
] as const
