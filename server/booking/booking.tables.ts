import type { Kysely, Selectable } from 'kysely'

/** Times are milliseconds since 1970. Ids are UUIDs. */
export type BookingTables = {
  bookings: {
    id: string
    /** Also the number of the lead: eight characters that are easy to read aloud. */
    number: string
    lead_id: string
    /** `booked` or `cancelled`. */
    state: string
    starts_at: number
    /** Time zone of the visitor. */
    time_zone: string
    name: string
    email: string
    /** Lower-case address for lookups. */
    email_key: string
    about: string
    note: string
    booked_at: number
    moved_from: number | null
    cancelled_at: number | null
    /** `visitor` or `staff`. */
    cancelled_by: string | null
    /** Last message of staff to the visitor. */
    word: string
    /** 1 if an email about the current state of the meeting goes to the visitor. */
    copy_by_email: number
    /** Time of the reminder, or null if none is due. */
    remind_at: number | null
    revision: number
    updated_at: number
    /** Id of a bulk cancellation, so that it can be undone. */
    cancel_batch: string | null
  }
  /** Meetings that were requested during a flood and need a confirmation by email. They reserve no time. */
  unconfirmed_meetings: {
    /** Becomes the id of the meeting when it is confirmed. */
    id: string
    submission_key: string
    starts_at: number
    time_zone: string
    name: string
    email: string
    email_key: string
    about: string
    note: string
    /** The sender's /24 (IPv4) or /48 (IPv6). */
    network: string
    asked_at: number
    lapses_at: number
    confirmed_at: number | null
  }
  /** Times that suspected bookings requested. They stay free until staff restore the lead. */
  asked_meetings: { lead_id: string; starts_at: number; time_zone: string; note: string }
  /** The shared calendar. Its primary key lets only one meeting per time exist, across all processes. */
  booking_slots: { starts_at: number; booking_id: string }
  /** Keys that detect repeated submissions: SHA-256. */
  booking_submissions: {
    key: string
    booking_id: string
    created_at: number
    /** The originally requested time, even if the meeting was moved. Null for rows older than this column. */
    starts_at: number | null
  }
  /** Addresses that received a kind of email, hashed with the site's key. */
  booking_marks: { hash: string; sent_at: number }
  /** Opening hours for meetings. One row, once staff have changed them. */
  booking_hours: {
    id: string
    /** JSON array of weekday numbers; 1 is Monday. */
    days: string
    opens: string
    closes: string
    host: string
    revision: number
  }
  /** Days off, `2026-12-24`, including `last_day`. */
  booking_days_off: { id: string; first_day: string; last_day: string; note: string }
}

/** Row of a meeting. */
export type BookingRow = Selectable<BookingTables['bookings']>

/** Row of an unconfirmed meeting. */
export type UnconfirmedRow = Selectable<BookingTables['unconfirmed_meetings']>

/** Excluded from backups: its rows live for half an hour. */
export const UNCONFIRMED_TABLE: keyof BookingTables = 'unconfirmed_meetings'

/** Migrations of meetings. They reference the leads: erasing a lead erases its meeting and frees its time. */
export const bookingMigrations = [
  {
    name: 'booking-001-bookings',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('bookings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('number', 'text', (column) => column.notNull().unique())
        .addColumn('lead_id', 'text', (column) =>
          column.notNull().unique().references('leads.id').onDelete('cascade'),
        )
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('time_zone', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('booked_at', 'bigint', (column) => column.notNull())
        .addColumn('moved_from', 'bigint')
        .addColumn('cancelled_at', 'bigint')
        .addColumn('cancelled_by', 'text')
        .addColumn('word', 'text', (column) => column.notNull())
        .addColumn('copy_by_email', 'integer', (column) => column.notNull())
        .addColumn('remind_at', 'bigint')
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('bookings_start')
        .on('bookings')
        .columns(['state', 'starts_at'])
        .execute()
      await db.schema.createIndex('bookings_email').on('bookings').column('email_key').execute()
      await db.schema.createIndex('bookings_remind').on('bookings').column('remind_at').execute()
      await db.schema
        .createTable('booking_slots')
        .addColumn('starts_at', 'bigint', (column) => column.primaryKey())
        .addColumn('booking_id', 'text', (column) =>
          column.notNull().references('bookings.id').onDelete('cascade'),
        )
        .execute()
      await db.schema
        .createIndex('booking_slots_booking')
        .on('booking_slots')
        .column('booking_id')
        .execute()
      await db.schema
        .createTable('booking_submissions')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('booking_id', 'text', (column) =>
          column.notNull().references('bookings.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('booking_submissions_booking')
        .on('booking_submissions')
        .column('booking_id')
        .execute()
      await db.schema
        .createTable('booking_marks')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('sent_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('booking_hours')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('days', 'text', (column) => column.notNull())
        .addColumn('opens', 'text', (column) => column.notNull())
        .addColumn('closes', 'text', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('booking_days_off')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('first_day', 'text', (column) => column.notNull())
        .addColumn('last_day', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: 'booking-002-time-asked-for',
    up: async (db: Kysely<object>) => {
      await db.schema.alterTable('booking_submissions').addColumn('starts_at', 'bigint').execute()
    },
  },
  {
    name: 'booking-003-unconfirmed-meetings',
    up: async (db: Kysely<object>) => {
      await db.schema.alterTable('bookings').addColumn('cancel_batch', 'text').execute()
      await db.schema
        .createTable('unconfirmed_meetings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_key', 'text', (column) => column.notNull())
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('time_zone', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('about', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('lapses_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .execute()
      for (const column of ['submission_key', 'email_key', 'network', 'lapses_at']) {
        await db.schema
          .createIndex(`unconfirmed_meetings_${column}`)
          .on('unconfirmed_meetings')
          .column(column)
          .execute()
      }
    },
  },
  {
    name: 'booking-004-asked-meetings',
    up: async (db: Kysely<object>) => {
      await db.schema
        .createTable('asked_meetings')
        .addColumn('lead_id', 'text', (column) =>
          column.primaryKey().references('leads.id').onDelete('cascade'),
        )
        .addColumn('starts_at', 'bigint', (column) => column.notNull())
        .addColumn('time_zone', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .execute()
    },
  },
] as const
