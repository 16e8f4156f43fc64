import type { Kysely } from 'kysely'

/** Tables of runs. Times are milliseconds since 1970. */
export type RunTables = {
  /** Runs: actions on several articles. */
  article_runs: {
    id: string
    type: string
    /** Action of the run, see `RUN_ACTS`. */
    act: string
    /** Input of the run, as JSON. */
    input_json: string
    by_id: string
    /** State of the run: `running`, `done` or `stopped`. */
    state: string
    /** 1 if the run must stop after the articles in progress. */
    stopping: number
    /** Id of the run that undoes this one, or null. */
    undone_by: string | null
    /** Time of the last heartbeat. After the end of the run: the time of its end. */
    touched_at: number
  }
  /** Articles of a run, in the order of processing. */
  article_run_items: {
    run_id: string
    position: number
    article_id: string
    title: string
    /** Expected revision of the article; null accepts any. */
    revision: string | null
    /** State of the item: `waiting`, `done`, `same` (nothing to change) or `left` (skipped). */
    state: string
    reason: string | null
    /** 1 if other documents link to the article. */
    linked: number
    /** 1 if the change is queued because the CMS is unavailable. */
    pending: number
    /** 1 if visitors do not see the change yet, because it is in a draft. */
    unseen: number
    /** Data to undo the change, as JSON; null if it cannot be undone. */
    undo_json: string | null
  }
}

/** Tables that a backup leaves out, because a run ends with its process. */
export const RUN_TABLES: ReadonlySet<string> = new Set<keyof RunTables>([
  'article_runs',
  'article_run_items',
])

/** Migrations of the tables of runs. */
export const runMigrations = [
  {
    name: 'article-runs-001-runs',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('article_runs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('act', 'text', (column) => column.notNull())
        .addColumn('input_json', 'text', (column) => column.notNull())
        .addColumn('by_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('stopping', 'integer', (column) => column.notNull())
        .addColumn('undone_by', 'text')
        .addColumn('touched_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('article_run_items')
        .addColumn('run_id', 'text', (column) => column.notNull())
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('article_id', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('revision', 'text')
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('reason', 'text')
        .addColumn('linked', 'integer', (column) => column.notNull())
        .addColumn('pending', 'integer', (column) => column.notNull())
        .addColumn('unseen', 'integer', (column) => column.notNull())
        .addColumn('undo_json', 'text')
        .addPrimaryKeyConstraint('article_run_items_key', ['run_id', 'position'])
        .execute()
    },
  },
] as const
