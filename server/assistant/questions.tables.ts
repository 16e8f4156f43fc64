import type { Kysely } from 'kysely'

export type QuestionTables = {
  /** Questions of visitors for staff, reduced to words of the site and common words. Times are milliseconds since 1970. */
  assistant_questions: {
    /** Hash of reason and text. A repeated question therefore has one row. */
    id: string
    text: string
    reason: string
    count: number
    last_asked_at: number
    /** Time of the removal, which can be undone until the next sweep; null while the question is on the list. */
    removed_at: number | null
  }
}

/** Migrations of the table of questions. */
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
