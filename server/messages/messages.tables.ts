import type { Kysely } from 'kysely'

/** Times are milliseconds since 1970. Ids are UUIDs. */
export type MessageTables = {
  /** What is to be told, or was, to the outside. */
  messages: {
    /** By mail it names the message, by webhook the delivery: the same however often it is sent. */
    id: string
    /** `mail` or `webhook`. */
    channel: string
    purpose: string
    /** Id of what it tells of; empty where that is erased. */
    subject_id: string
    /** Whom it goes to: an address; empty for a webhook. */
    recipient: string
    /** JSON; empty once it was sent, as nobody needs it any more. */
    payload: string
    /** `waiting`, `sent` or `failed`. */
    state: string
    attempts: number
    last_error: string | null
    next_attempt_at: number
    /** Until then one process is at it, and no other takes it. */
    claimed_until: number
    created_at: number
    sent_at: number | null
  }
}

/** The tables of messages. */
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
