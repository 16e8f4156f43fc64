import { setTimeout as wait } from 'node:timers/promises'
import type SqliteDatabase from 'better-sqlite3'
import type { DatabaseConnection, Driver, SqliteDatabase as SqliteDatabaseOfKysely } from 'kysely'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import { isSqliteBusy } from '#lake/common/store-errors.ts'
import { withWireErrors } from './database-errors.ts'
import { createYielder } from './yield-to-event-loop.ts'

/** First (`FIRST_WAIT`) and longest pause between two attempts of a write while another process has the write lock, in milliseconds. */
const FIRST_WAIT = 2
const LONGEST_WAIT = 50

/** Creates a mutex that grants access in the order of the calls. */
function createTurns() {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take: async () => {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
    },
    give: () => {
      const next = waiting.shift()
      if (next === undefined) isTaken = false
      else next()
    },
  }
}

/**
 * SQLite driver that waits for writes of other processes without blocking this process. SQLite's own busy timeout would block the event
 * loop. This driver retries the statement instead, and releases its mutex between two attempts.
 */
class PatientSqliteDriver extends SqliteDriver {
  readonly #turns = createTurns()
  readonly #yieldIfBlocked = createYielder()
  readonly #known = new WeakSet<object>()
  readonly #inTransaction: () => boolean
  readonly #patience: number

  constructor(
    database: SqliteDatabaseOfKysely,
    options: { readonly inTransaction: () => boolean; readonly patience: number },
  ) {
    super({ database })
    this.#inTransaction = options.inTransaction
    this.#patience = options.patience
  }

  override async acquireConnection() {
    await this.#yieldIfBlocked()
    await this.#turns.take()
    const connection = await super.acquireConnection()
    if (!this.#known.has(connection)) {
      this.#known.add(connection)
      this.#makePatient(connection)
      withWireErrors(connection)
    }
    return connection
  }

  override async releaseConnection() {
    this.#turns.give()
  }

  // Acquires the write lock at the start of a transaction. If a transaction acquired it at its first write, the write would fail at once if
  // another process had written since the transaction's first read.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // On a full disk SQLite rolls back the transaction itself. A second rollback would fail, and its error would replace the original error.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#inTransaction()) await super.rollbackTransaction(connection)
  }

  #makePatient(connection: DatabaseConnection) {
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, options) => {
      const deadline = performance.now() + this.#patience
      for (let pause = FIRST_WAIT; ; pause = Math.min(LONGEST_WAIT, pause * 2)) {
        try {
          return await execute(query, options)
        } catch (error) {
          // Does not retry within a transaction, because the transaction has the write lock and no other query may run before its end.
          if (!isSqliteBusy(error) || this.#inTransaction() || performance.now() > deadline)
            throw error
        }
        this.#turns.give()
        await wait(pause)
        await this.#turns.take()
      }
    }
  }
}

/**
 * Adapter that permits concurrent use of the connection. {@link PatientSqliteDriver} limits concurrency with its own mutex, which it
 * releases while it waits.
 */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Dialect for an SQLite database that several processes share.
 * @param prepared the database with cached prepared statements
 * @param patience maximum wait for a write of another process, in milliseconds
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => Driver

  constructor(
    database: SqliteDatabase.Database,
    prepared: SqliteDatabaseOfKysely,
    patience: number,
  ) {
    super({ database: prepared })
    const inTransaction = () => database.inTransaction
    this.#createDriver = () => new PatientSqliteDriver(prepared, { inTransaction, patience })
  }

  override createDriver(): Driver {
    return this.#createDriver()
  }

  override createAdapter() {
    return new SharedSqliteAdapter()
  }
}
