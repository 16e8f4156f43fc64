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
  /** Null in rows that were written before this was kept. */
  readonly updated_at: string | null
  /** 1 for a published article whose own address search engines may keep. */
  readonly listed: number
}

/** An article by its editing copy, the draft over the published one, as staff lists find it. */
export interface EditingCopyRow {
  /** Without `drafts.`. */
  readonly id: string
  readonly type: string
  readonly slug: string | null
  /** Slug of the published copy, which links may still name. */
  readonly published_slug: string | null
  readonly status: string | null
  readonly category: string | null
  readonly industry: string | null
  /** Id of the author it refers to. */
  readonly author: string | null
  /** The title as lists are sorted by it: folded by `foldText`. */
  readonly title_key: string
  readonly updated_at: string
  readonly published_at: string
  /** 1 when visitors see the published copy. */
  readonly is_live: number
  /** 1 when there is a draft. */
  readonly has_draft: number
  /** When it is to go out by itself (scheduled) or to come off (live); ISO 8601 in UTC. */
  readonly due_at: string | null
  readonly search: string
}

// Aliases and not interfaces: withTables() takes only types with an implicit index signature.
export type MirrorTables = {
  mirror_documents: MirrorDocumentRow
  /** Editing copies of articles; `id` is without `drafts.`. Nothing public ever reads them. */
  mirror_drafts: { id: string; type: string; rev: string; json: string }
  mirror_editing: EditingCopyRow
  /** `document_id`, that of a draft with `drafts.`, holds a reference to `target_id` somewhere. */
  mirror_references: { document_id: string; target_id: string }
  /** The article carries `term` among its tags or services. */
  mirror_terms: { document_id: string; term: string }
  /** `source`: the lake that the copy is of. `filled_at`: when it was first complete. */
  mirror_state: { key: string; value: string }
}

/**
 * Steps in the order in which they run. Two of them bear the number 003: what a database has run is kept by the name, so
 * another name would run the step a second time.
 */
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
      // A copy made before this step lacks the drafts: it counts as never complete and is compared at once.
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
      // Articles copied before this step lack their terms: they differ from the lake's and are copied again.
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
      // Posts copied before this step lack their author: they differ from the lake's and are copied again.
      await sql`update mirror_documents set rev = '' where type = 'blog'`.execute(db)
      await sql`update mirror_drafts set rev = '' where type = 'blog'`.execute(db)
    },
  },
  {
    name: 'mirror-005-filters',
    up: async (db: Kysely<object>) => {
      // A filtered page and its count are found without looking at what the filter leaves out.
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
      // Every address is read from here alone, not from the rows, whose JSON is long.
      await db.schema
        .createIndex('mirror_documents_addresses')
        .on('mirror_documents')
        .columns(['type', 'listed', 'sort_key', 'id', 'slug', 'updated_at'])
        .execute()
      // Articles copied before this step are copied again.
      await sql`update mirror_documents set rev = '' where type in ('blog', 'caseStudy')`.execute(
        db,
      )
    },
  },
  {
    name: 'mirror-007-references-of-drafts',
    up: async (db: Kysely<object>) => {
      // Drafts copied before this step lack what they refer to: they are copied again.
      await sql`update mirror_drafts set rev = ''`.execute(db)
    },
  },
  {
    name: 'mirror-008-due-of-both-copies',
    up: async (db: Kysely<object>) => {
      // What is due was that of a scheduled edit alone, never that of the live copy below it: they are copied again.
      await sql`update mirror_drafts set rev = ''
        where id in (select id from mirror_editing where status = 'scheduled' and is_live = 1)`.execute(
        db,
      )
    },
  },
] as const
