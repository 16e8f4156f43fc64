import type { Kysely } from 'kysely'

export type QuestionTables = {
  /** What visitors asked without finding it, as far as the site's own words go. Times are milliseconds since 1970. */
  assistant_questions: {
    /** Follows from reason and text, so that the same question is one row whoever writes it. */
    id: string
    text: string
    reason: string
    count: number
    last_asked_at: number
    /** When it was taken off the list, which can be undone until the next sweep; null while it stands there. */
    removed_at: number | null
  }
}

/** The table of questions. */
export const questionMigrations = [
  {
    name: 'assistant-001-questions',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('assistant_questions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('last_asked_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: 'assistant-002-removed',
    up: async (db: Kysely<object>) => {
      await db.schema.alterTable('assistant_questions').addColumn('removed_at', 'bigint').execute()
    },
  },
] as const
