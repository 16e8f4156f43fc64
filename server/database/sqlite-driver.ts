import { setTimeout as wait } from 'node:timers/promises'
import type SqliteDatabase from 'better-sqlite3'
import type { DatabaseConnection, Driver, SqliteDatabase as SqliteDatabaseOfKysely } from 'kysely'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import { withWireErrors } from './database-errors.ts'
import { createYielder } from './yield-to-event-loop.ts'

/** Waits between two tries to write while another process writes, milliseconds: the first, and the longest. */
const FIRST_WAIT = 2
const LONGEST_WAIT = 50

const isBusy = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY')

/** Lets one at a time in, in the order in which they came. */
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
 * A driver that waits for another process's write without holding up this one. The library's own way to wait stops the
 * whole process; here the statement is tried again, and in between everybody else has their turn.
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

  // A transaction that takes the write lock only at its first write fails at once, without waiting, when another
  // process wrote in between.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // SQLite itself ends a transaction for which there is no room: what it said must not be hidden behind a complaint
  // that there is nothing left to end.
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
          // Inside a transaction, which has the lock, nobody else may have a turn.
          if (!isBusy(error) || this.#inTransaction() || performance.now() > deadline) throw error
        }
        this.#turns.give()
        await wait(pause)
        await this.#turns.take()
      }
    }
  }
}

/** The driver has its own way to give turns, and leaves it while it waits. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * The dialect of a database that this process shares with others.
 * @param prepared the database as the driver asks it
 * @param patience how long another process's write is waited for, milliseconds
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
