import type { Kysely, Selectable } from 'kysely'

/** Times are milliseconds since 1970. Ids are UUIDs. */
export type BookingTables = {
  bookings: {
    id: string
    /** Number of the meeting and of its lead: eight characters that are easy to read aloud. */
    number: string
    lead_id: string
    /** State of the meeting: `booked` or `cancelled`. */
    state: string
    starts_at: number
    /** Time zone of the visitor. */
    time_zone: string
    name: string
    email: string
    /** Email address in lower case, for lookups. */
    email_key: string
    about: string
    note: string
    booked_at: number
    moved_from: number | null
    cancelled_at: number | null
    /** Author of the cancellation: `visitor` or `staff`. Null if the meeting is booked. */
    cancelled_by: string | null
    /** Last message from staff to the visitor. */
    word: string
    /** 1 if the visitor gets an email about the current state of the meeting. */
    copy_by_email: number
    /** Time at which the reminder is sent, or null if none is due. */
    remind_at: number | null
    revision: number
    updated_at: number
    /** Id of the bulk cancellation that cancelled the meeting, needed to undo the cancellation. Otherwise null. */
    cancel_batch: string | null
  }
  /** Meetings that were requested during a flood and must be confirmed by email. They reserve no time. */
  unconfirmed_meetings: {
    /** Id of the row. The confirmed meeting gets the same id. */
    id: string
    submission_key: string
    starts_at: number
    time_zone: string
    name: string
    email: string
    email_key: string
    about: string
    note: string
    /** Network of the sender: a /24 (IPv4) or /48 (IPv6). */
    network: string
    asked_at: number
    lapses_at: number
    confirmed_at: number | null
  }
  /** Times that suspected bookings requested. A time is reserved only if staff restore the lead. */
  asked_meetings: { lead_id: string; starts_at: number; time_zone: string; note: string }
  /** Reserved times. The primary key `starts_at` permits only one meeting per time, across all processes. */
  booking_slots: { starts_at: number; booking_id: string }
  /** Deduplication keys of submissions: SHA-256 hashes. */
  booking_submissions: {
    key: string
    booking_id: string
    created_at: number
    /** Start that the submission requested, even if the meeting was moved later. Null for rows older than this column. */
    starts_at: number | null
  }
  /** Emails that an address has received in the last 24 hours, by kind. `hash` is a hash of address and kind with the site's secret key. */
  booking_marks: { hash: string; sent_at: number }
  /** Opening hours for meetings. Has one row after staff have changed the hours, otherwise none. */
  booking_hours: {
    id: string
    /** JSON array of weekday numbers; 1 is Monday. */
    days: string
    opens: string
    closes: string
    host: string
    revision: number
  }
  /** Days off as dates (`2026-12-24`), including `last_day`. */
  booking_days_off: { id: string; first_day: string; last_day: string; note: string }
}

/** Row of a meeting. */
export type BookingRow = Selectable<BookingTables['bookings']>

/** Row of an unconfirmed meeting. */
export type UnconfirmedRow = Selectable<BookingTables['unconfirmed_meetings']>

/** Excluded from backups, because its rows live for only half an hour. */
export const UNCONFIRMED_TABLE: keyof BookingTables = 'unconfirmed_meetings'

/**
 * Migrations of meetings. Meetings reference their leads with a cascade. Therefore the erasure of a lead erases its meeting and frees the
 * meeting's time.
 */
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
