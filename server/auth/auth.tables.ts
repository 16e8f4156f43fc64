import { sql, type ColumnType, type Generated, type Kysely } from 'kysely'

/** Times are milliseconds since 1970. Ids are UUIDs. */
export type AuthTables = {
  users: {
    id: string
    /** Email address in lower case, unique. */
    email: string
    name: string
    role: string
    /** Abilities in addition to those of the role (`Grant` values), separated by spaces. */
    grants: Generated<string>
    /** Argon2id hash in PHC format. Empty for an invited account. */
    password_hash: string
    /** 1 if the account may not sign in. */
    disabled: number
    created_at: number
    updated_at: number
    /** Time of the user's last activity, stored independently of sessions. Null before the first sign-in. */
    last_active_at: ColumnType<number | null, number | null | undefined, number>
  }
  sessions: {
    id: string
    user_id: string
    created_at: number
    last_active_at: number
    expires_at: number
    /** Browser and operating system as text, and the truncated client network. Empty if unknown. */
    browser: string
    network: string
  }
  /** Tokens of sessions. Only the SHA-256 hash of each token is stored. */
  session_tokens: {
    hash: string
    session_id: string
    /** `bearer`, `cookie`, or `sid`: a one-time code that is exchanged for a bearer token. */
    kind: string
    expires_at: number
  }
  /** Links to choose a password. Only the SHA-256 hash of each token is stored. */
  reset_links: { hash: string; user_id: string; expires_at: number }
  /** Browsers that have signed in to an account before. Only the SHA-256 hash of the cookie's value is stored. */
  known_devices: { hash: string; user_id: string; expires_at: number }
  /** Personal tokens of users for programs. Only the SHA-256 hash of each token is stored. */
  personal_tokens: {
    id: string
    user_id: string
    name: string
    /** Null once the token has ended. The row remains, because the history of articles refers to the token by its id. */
    hash: string | null
    /** Abilities (`TokenAbility` values), separated by spaces. */
    abilities: string
    created_at: number
    expires_at: number
    /** Null before the first use. */
    last_used_at: number | null
  }
  /** Failed sign-ins by counter key (`throttle.ts`). Stored in the database, so that the counters survive a restart. */
  sign_in_tries: {
    key: string
    tries: number
    blocked_until: number
    last_at: number
  }
}

/**
 * Tables that a backup leaves out: sessions, links, known devices, personal tokens and failed sign-ins. Otherwise a restore would bring
 * back a token that was revoked after the backup.
 */
export const MOMENTARY_TABLES: ReadonlySet<string> = new Set<keyof AuthTables>([
  'sessions',
  'session_tokens',
  'reset_links',
  'known_devices',
  'personal_tokens',
  'sign_in_tries',
])

interface Migration {
  readonly name: string
  readonly up: (db: Kysely<object>) => Promise<void>
}

/** Migrations of this area. */
export const authMigrations: readonly Migration[] = [
  {
    name: 'auth-001-accounts-and-sessions',
    up: async (db) => {
      await db.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('last_active_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
      await db.schema
        .createTable('session_tokens')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) =>
          column.notNull().references('sessions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('session_tokens_session')
        .on('session_tokens')
        .column('session_id')
        .execute()
      await db.schema
        .createTable('sign_in_tries')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('blocked_until', 'bigint', (column) => column.notNull())
        .addColumn('last_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  {
    name: 'auth-002-reset-links',
    up: async (db) => {
      await db.schema
        .createTable('reset_links')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('reset_links_user').on('reset_links').column('user_id').execute()
    },
  },
  {
    name: 'auth-003-known-devices',
    up: async (db) => {
      await db.schema
        .createTable('known_devices')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('known_devices_user')
        .on('known_devices')
        .column('user_id')
        .execute()
    },
  },
  {
    name: 'auth-004-where-sessions-are',
    up: async (db) => {
      for (const name of ['browser', 'network']) {
        await db.schema
          .alterTable('sessions')
          .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      }
    },
  },
  {
    name: 'auth-005-last-activity',
    up: async (db) => {
      await db.schema.alterTable('users').addColumn('last_active_at', 'bigint').execute()
      await sql`update users set last_active_at =
        (select max(sessions.last_active_at) from sessions where sessions.user_id = users.id)`.execute(
        db,
      )
    },
  },
  {
    name: 'auth-006-grants',
    up: async (db) => {
      await db.schema
        .alterTable('users')
        .addColumn('grants', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
    },
  },
  {
    name: 'auth-007-personal-tokens',
    up: async (db) => {
      await db.schema
        .createTable('personal_tokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.unique())
        .addColumn('abilities', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('last_used_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('personal_tokens_user')
        .on('personal_tokens')
        .column('user_id')
        .execute()
    },
  },
]
