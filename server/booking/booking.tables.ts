import type { Kysely, Selectable } from 'kysely'

/** Times are milliseconds since 1970. Ids are UUIDs. */
export type BookingTables = {
  bookings: {
    id: string
    /** The lead's too: eight characters that people read to each other. */
    number: string
    lead_id: string
    /** `booked` or `cancelled`. */
    state: string
    starts_at: number
    /** The visitor's. */
    time_zone: string
    name: string
    email: string
    /** The address as it is looked up: lower case. */
    email_key: string
    about: string
    note: string
    booked_at: number
    moved_from: number | null
    cancelled_at: number | null
    /** `visitor` or `staff`. */
    cancelled_by: string | null
    /** What staff said last to the visitor. */
    word: string
    /** 1 when an email about the meeting as it is now goes to the visitor. */
    copy_by_email: number
    /** When the visitor is to be reminded; null when not, or no more. */
    remind_at: number | null
    revision: number
    updated_at: number
    /** Id of the request that cancelled several meetings at once, so that it can be undone. */
    cancel_batch: string | null
  }
  /** Meetings that were asked for during a flood and wait for a confirmation by email. They take no time. */
  unconfirmed_meetings: {
    /** The meeting has the same id once it is confirmed. */
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
  /** Times that suspected bookings asked for. They are free for others until staff restore the lead. */
  asked_meetings: { lead_id: string; starts_at: number; time_zone: string; note: string }
  /** The one calendar: a time is taken by one meeting at most, whichever process took it. */
  booking_slots: { starts_at: number; booking_id: string }
  /** By what a booking is known when it comes again: SHA-256. */
  booking_submissions: {
    key: string
    booking_id: string
    created_at: number
    /** The time that it asked for, wherever the meeting was moved since; null for one of before this was kept. */
    starts_at: number | null
  }
  /** Addresses that got a mail of a kind, hashed with the site's key. */
  booking_marks: { hash: string; sent_at: number }
  /** When meetings can be; one row, once somebody has changed it. */
  booking_hours: {
    id: string
    /** JSON: numbers, 1 is Monday. */
    days: string
    opens: string
    closes: string
    host: string
    revision: number
  }
  /** Days, `2026-12-24`, of which `last_day` is the last. */
  booking_days_off: { id: string; first_day: string; last_day: string; note: string }
}

/** A meeting as it lies in its table. */
export type BookingRow = Selectable<BookingTables['bookings']>

/** Row of an unconfirmed meeting. */
export type UnconfirmedRow = Selectable<BookingTables['unconfirmed_meetings']>

/** A table that a backup leaves out: its rows live for half an hour. */
export const UNCONFIRMED_TABLE: keyof BookingTables = 'unconfirmed_meetings'

/** The tables of meetings. They stand on those of leads: who erases a lead erases its meeting, and frees its time. */
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
