import type { Kysely, Selectable } from 'kysely'

/** Times are milliseconds since 1970. Days have the form `2026-12-24`. Hashes are SHA-256, as hexadecimal digits. */
export type ReportTables = {
  /** Issued reports, without their content. */
  reports: {
    /** Number such as `CV-2026-1184-K7`. */
    number: string
    /** Running number; null for samples. */
    sequence: number | null
    kind: string
    issued_at: number
    /** Last day on which the report is valid; null without expiry. */
    valid_until: string | null
    /** `issued`, `replaced` or `withdrawn`. */
    state: string
    /** Number of the report that replaces this one. */
    replaced_by: string | null
    /** Time at which the report was replaced or withdrawn. */
    changed_at: number | null
    /** Reason of a withdrawal, a key of `WITHDRAWAL_REASONS`. */
    reason: string | null
    /** Account that replaced or withdrew the report. */
    changed_by: string | null
    salt_hash: string
    text_hash: string
    /** Null for a sample whose file was not requested yet. */
    file_hash: string | null
    /** Slug of the service of a sample; null for a report that staff issued. */
    sample_of: string | null
    /** Account that issued the report; null for a sample. */
    issued_by: string | null
    /** Name of the personal token with which a program issued the report. */
    issued_with: string | null
    /** Number of times that the report was verified by its number. */
    verified: number
  }
}

/** A stored report. */
export type ReportRow = Selectable<ReportTables['reports']>

/** Migrations of this area. */
export const reportMigrations = [
  {
    name: 'reports-001-reports',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('reports')
        .addColumn('number', 'text', (column) => column.primaryKey())
        .addColumn('sequence', 'integer', (column) => column.unique())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('issued_at', 'bigint', (column) => column.notNull())
        .addColumn('valid_until', 'text')
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('replaced_by', 'text')
        .addColumn('changed_at', 'bigint')
        .addColumn('reason', 'text')
        .addColumn('changed_by', 'text')
        .addColumn('salt_hash', 'text', (column) => column.notNull())
        .addColumn('text_hash', 'text', (column) => column.notNull())
        .addColumn('file_hash', 'text')
        .addColumn('sample_of', 'text')
        .addColumn('issued_by', 'text')
        .addColumn('issued_with', 'text')
        .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createIndex('reports_issued_at')
        .on('reports')
        .columns(['issued_at'])
        .execute()
    },
  },
] as const
