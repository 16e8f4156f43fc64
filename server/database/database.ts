import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import type { Driver } from 'kysely'
import { Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { toHttpError, withWireErrors } from './database-errors.ts'
import { keepPrivate } from '#lake/common/private-file.ts'
import { setWalMode } from '#lake/common/wal-mode.ts'
import { PatientSqliteDialect } from './sqlite-driver.ts'

/** A migration of the tables of an area. `name` is unique in the product (for example `auth-001-users`) and never changes. */
export interface Migration {
  readonly name: string
  readonly up: (db: Kysely<object>) => Promise<void>
}

/** The relational database. Each area gets its tables by `database.kysely.withTables<TheirTables>()`. */
export interface Database {
  readonly kysely: Kysely<object>
  readonly engine: 'sqlite' | 'postgres'
  /**
   * Runs the migrations that have not been applied yet, in the given order and in one transaction. Safe if several processes start at
   * once.
   */
  readonly migrate: (migrations: readonly Migration[]) => Promise<void>
  /** Resolves if the database can be read, otherwise rejects. */
  readonly check: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Location of the database: PostgreSQL at `databaseUrl`, otherwise the file `site.db` in `dataDir`. */
export interface DatabaseOptions {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  /** Called with the error of an idle connection that has failed. */
  readonly onError?: (error: Error) => void
}

/** Maximum wait for a write of another process, in milliseconds. */
const BUSY_TIMEOUT = 5_000
const POOL_SIZE = 10
/**
 * Time without a statement after which PostgreSQL ends a transaction, in milliseconds. Locks of a suspended or disconnected process
 * therefore block other processes only for this time. Requests that store a form wait for 10 s at most.
 */
const IDLE_TRANSACTION = 3_500
/**
 * Time without a statement after which PostgreSQL ends the transaction of a migration or a restore, in milliseconds. It is longer, because
 * they read files between their statements.
 */
const IDLE_MIGRATION = 60_000
/** Number of the advisory lock for migrations. The number is arbitrary, but must be the same in all processes. */
const MIGRATION_LOCK = 7_246_113

class PooledPostgresDriver extends PostgresDriver {
  readonly #known = new WeakSet<object>()

  override async acquireConnection() {
    try {
      const connection = await super.acquireConnection()
      if (!this.#known.has(connection)) withWireErrors(connection)
      this.#known.add(connection)
      return connection
    } catch (error) {
      throw toHttpError(error)
    }
  }
}

/**
 * Maximum number of cached prepared statements. The product has fewer statements, but a statement with a list of ids counts once for each
 * length of the list.
 */
const MAX_STATEMENTS = 500

const isRepeated = (text: string) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text)

/**
 * Caches the prepared statements of an SQLite database. Without the cache, the driver would parse each query again and compile its row
 * constructor. Two queries never use one statement at the same time, because every query runs synchronously.
 */
function withPreparedStatements(database: SqliteDatabase.Database) {
  const statements = new LRUCache<string, SqliteDatabase.Statement>({ max: MAX_STATEMENTS })
  return {
    prepare: (text: string) => {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = database.prepare(text)
      if (isRepeated(text)) statements.set(text, statement)
      // Any other statement may change the schema and thus the columns of cached statements, so the cache is cleared.
      else if (!/^\s*(?:begin|commit|rollback|pragma)\b/i.test(text)) statements.clear()
      return statement
    },
    close: () => database.close(),
  }
}

/**
 * Opens an SQLite database.
 * @param file path, or `:memory:`
 */
function openSqlite(file: string): Kysely<object> {
  const database = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT })
  setWalMode(database)
  database.pragma('synchronous = FULL')
  // Cache size in KiB (negative numbers). It is a quarter of the library's default, because the operating system caches the file too.
  database.pragma('cache_size = -4096')
  database.pragma('foreign_keys = ON')
  database.pragma('trusted_schema = OFF')
  const prepared = withPreparedStatements(database)
  // SQLite's own busy timeout blocks the event loop. The driver retries instead, see `sqlite-driver.ts`.
  database.pragma('busy_timeout = 0')
  return new Kysely<object>({ dialect: new PatientSqliteDialect(database, prepared, BUSY_TIMEOUT) })
}

/**
 * Parses a 64-bit integer. Drivers return them as text, because numbers above 2 ** 53 are inexact. The product's counters and timestamps
 * are smaller.
 */
function integerOf(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`)
  return value
}

/** Application name that connections report to PostgreSQL. It is the same for all processes that use the same database and schema. */
export function applicationName(databaseUrl: string): string {
  const { host, pathname, search } = new URL(databaseUrl)
  const place = createHash('sha256')
    .update(host + pathname + search)
    .digest('hex')
  return `certavia ${place.slice(0, 16)}`
}

function openPostgres(options: DatabaseOptions, connectionString: string): Kysely<object> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, integerOf)
  const pool = new pg.Pool({
    connectionString,
    application_name: applicationName(connectionString),
    max: POOL_SIZE,
    connectionTimeoutMillis: BUSY_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION,
    types,
  })
  // Without a listener, the error of an idle connection would end the process. Queries on active connections reject by themselves.
  pool.on('error', (error) => options.onError?.(error))
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  class Dialect extends PostgresDialect {
    override createDriver(): Driver {
      return new PooledPostgresDriver({ pool })
    }
  }
  return new Kysely<object>({ dialect: new Dialect({ pool }) })
}

// A type alias rather than an interface, because withTables() requires an implicit index signature.
type MigrationTables = {
  migrations: { name: string; applied_at: string }
}

/** Runs the migrations that have not been applied yet, in the given transaction. */
export async function migrateWithin(
  transaction: Kysely<object>,
  engine: Database['engine'],
  migrations: readonly Migration[],
): Promise<void> {
  // In PostgreSQL an advisory lock excludes other processes. An SQLite transaction has the write lock from its start.
  if (engine === 'postgres') {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(IDLE_MIGRATION)}`.execute(
      transaction,
    )
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(transaction)
  }
  await transaction.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const table = transaction.withTables<MigrationTables>()
  const rows = await table.selectFrom('migrations').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue
    applied.add(migration.name)
    await migration.up(transaction)
    await table
      .insertInto('migrations')
      .values({ name: migration.name, applied_at: new Date().toISOString() })
      .execute()
  }
}

/**
 * Opens the relational database. Creates the SQLite file if it does not exist.
 * @throws the engine's error if the database cannot be opened. Later errors are an {@link HttpError}: `insufficient_storage` for a full
 * disk, `unavailable` for a lost server.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl !== undefined) {
    return toDatabase(openPostgres(options, options.databaseUrl), 'postgres')
  }
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const file = join(options.dataDir, 'site.db')
  keepPrivate(file)
  return toDatabase(openSqlite(file), 'sqlite')
}

/** Opens an in-memory database. Its data are lost when it is closed. */
export async function openMemoryDatabase(): Promise<Database> {
  return toDatabase(openSqlite(':memory:'), 'sqlite')
}

async function toDatabase(kysely: Kysely<object>, engine: Database['engine']): Promise<Database> {
  const check = async () => {
    await sql`select 1`.execute(kysely)
  }
  await check()
  return {
    kysely,
    engine,
    check,
    migrate: (migrations) =>
      kysely.transaction().execute((transaction) => migrateWithin(transaction, engine, migrations)),
    close: async () => kysely.destroy(),
  }
}
