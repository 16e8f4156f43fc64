import type { Kysely } from 'kysely'

/** Tables of messages. Times are milliseconds since 1970. Ids are UUIDs. */
export type MessageTables = {
  /** Outbox of mails and webhook calls. */
  messages: {
    /** Id, which is also the Message-ID of the mail or the delivery id of the webhook call. It does not change between attempts. */
    id: string
    /** `mail` or `webhook`. */
    channel: string
    purpose: string
    /** Id of the record that the message is about; empty after the record is erased. */
    subject_id: string
    /** Email address; empty for a webhook call. */
    recipient: string
    /** Content as JSON; emptied after sending. */
    payload: string
    /** `waiting`, `sent` or `failed`. */
    state: string
    attempts: number
    last_error: string | null
    next_attempt_at: number
    /** End of the claim by a process. Before this time, no other process sends the message. */
    claimed_until: number
    /** Id of the process that has claimed the message, if several processes share the database. The claim ends when this process ends. */
    claimed_by?: string | null
    created_at: number
    sent_at: number | null
  }
}

/** Migrations of the tables of messages. */
export const messageMigrations = [
  {
    name: 'messages-001-outgoing',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('last_error', 'text')
        .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
        .addColumn('claimed_until', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('sent_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('messages_due')
        .on('messages')
        .columns(['state', 'next_attempt_at'])
        .execute()
      await db.schema.createIndex('messages_subject').on('messages').column('subject_id').execute()
    },
  },
] as const
