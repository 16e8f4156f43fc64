import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import SqliteDatabase from 'better-sqlite3'
import { sql, type Kysely } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toHttpError } from './database-errors.ts'
import { engines, useDatabases } from '../testing/database.test-support.ts'
import type { Migration } from './database.ts'
import { openDatabase } from './database.ts'
import { PATIENT } from '../testing/patience.test-support.ts'

const databases = useDatabases()

type Tables = { notes: { id: number; body: string; at: number } }

const migrations: readonly Migration[] = [
  {
    name: 'notes-001',
    up: async (db) => {
      await db.schema
        .createTable('notes')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
]

/** Source of a program that opens the database in its argument, waits for a message, runs the migrations, and then reads and writes. */
const MIGRATING_PROCESS = (root: string) => `
import { openDatabase } from ${JSON.stringify(join(root, 'database.ts'))}
const database = await openDatabase(JSON.parse(process.argv[2]))
process.send('ready')
process.once('message', async () => {
  await database.migrate([1, 2, 3].map((step) => ({
    name: 'step-' + step,
    up: (db) => db.schema.createTable('table_' + step).addColumn('id', 'integer').execute(),
  })))
  for (let row = 0; row < 20; row += 1) {
    await database.kysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('table_1').selectAll().execute()
      await transaction.insertInto('table_1').values({ id: row }).execute()
    })
  }
  await database.close()
  process.disconnect()
})
`

describe.each(engines)('the relational store (%s)', (engine) => {
  it('runs each migration once, even if the database is opened several times', async () => {
    const place = await databases.locate(engine)
    for (let start = 0; start < 2; start += 1) {
      const database = await openDatabase(place)
      await database.migrate(migrations)
      await database.kysely
        .withTables<Tables>()
        .insertInto('notes')
        .values({ id: start, body: 'kept', at: 2 ** 52 })
        .execute()
      await database.close()
    }
    const database = await openDatabase(place)
    const rows = await database.kysely
      .withTables<Tables>()
      .selectFrom('notes')
      .selectAll()
      .execute()
    await database.close()
    expect(rows.map((row) => row.at)).toEqual([2 ** 52, 2 ** 52])
  })

  it.runIf(engine === 'postgres')(
    'permits a migration to pause for up to a minute between statements',
    async () => {
      const database = await databases.open(engine, [])
      let most: unknown
      const name = 'idle_in_transaction_session_timeout'
      const read = (db: Kysely<object>) =>
        sql<{ most: string }>`select current_setting(${name}) as most`.execute(db)
      const up = async (db: Kysely<object>) => {
        most = (await read(db)).rows[0]?.most
      }
      await database.migrate([{ name: 'pause', up }])
      expect(most).toBe('1min')
      expect((await read(database.kysely)).rows).toEqual([{ most: '3500ms' }])
    },
  )

  it('rolls back a failed migration completely', async () => {
    const database = await databases.open(engine, [])
    const broken: Migration = {
      name: 'broken-001',
      up: async (db) => {
        await db.schema.createTable('half').addColumn('id', 'integer').execute()
        throw new Error('stop here')
      },
    }
    await expect(database.migrate([...migrations, broken])).rejects.toThrow('stop here')
    await expect(database.migrate(migrations)).resolves.toBeUndefined()
    await expect(sql`select * from half`.execute(database.kysely)).rejects.toThrow(/half/)
  })

  it('runs each migration once and loses no write if several processes start at once', async () => {
    const place = await databases.locate(engine)
    const script = join(place.dataDir, 'start.ts')
    writeFileSync(script, MIGRATING_PROCESS(import.meta.dirname))
    const children = [1, 2, 3].map(() => fork(script, [JSON.stringify(place)]))
    await Promise.all(
      children.map(
        (child) =>
          new Promise((resolve, reject) => {
            child.once('message', resolve)
            child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)))
          }),
      ),
    )
    const codes = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.send('go')
    expect(await Promise.all(codes)).toEqual([0, 0, 0])
    const database = await openDatabase(place)
    const counted = await sql<{ n: number }>`select count(*) as n from table_1`.execute(
      database.kysely,
    )
    await database.close()
    expect(counted.rows).toEqual([{ n: 60 }])
  })
})

it('the SQLite file is in WAL mode, and every commit is synced to disk', async () => {
  const database = await databases.open('sqlite', [])
  const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.kysely)
  const sync = await sql<{ synchronous: number }>`pragma synchronous`.execute(database.kysely)
  expect(journal.rows[0]?.journal_mode).toBe('wal')
  expect(sync.rows[0]?.synchronous).toBe(2)
})

it('the database throws an error with status 507 if the disk is full, and can still be read', async () => {
  const database = await databases.open('sqlite', migrations)
  const notes = database.kysely.withTables<Tables>()
  await notes.insertInto('notes').values({ id: 1, body: 'kept', at: 0 }).execute()
  await sql`pragma max_page_count = 8`.execute(database.kysely)
  const big = notes.insertInto('notes').values({ id: 2, body: 'x'.repeat(100_000), at: 0 })
  await expect(big.execute()).rejects.toMatchObject({ code: 'insufficient_storage', status: 507 })
  // SQLite rolls back the transaction itself when the disk is full.
  const inTransaction = database.kysely.withTables<Tables>().transaction()
  await expect(
    inTransaction.execute(async (transaction) => {
      for (let id = 3; id < 200; id++) {
        const body = 'x'.repeat(3_000)
        await transaction.insertInto('notes').values({ id, body, at: 0 }).execute()
      }
    }),
  ).rejects.toMatchObject({ code: 'insufficient_storage', status: 507 })
  expect(await notes.selectFrom('notes').select('body').execute()).toEqual([{ body: 'kept' }])
})

it('the database throws an error with status 503 if PostgreSQL is unreachable, and 422 for text that PostgreSQL cannot store', async () => {
  const database = await databases.open('postgres', migrations)
  const notes = database.kysely.withTables<Tables>()
  await expect(
    notes.insertInto('notes').values({ id: 1, body: 'a\0b', at: 0 }).execute(),
  ).rejects.toMatchObject({ status: 422 })
  const gone = openDatabase({ dataDir: '', databaseUrl: 'postgresql://x@127.0.0.1:1/none' })
  await expect(gone).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
})

it('the database throws errors with status 503 while PostgreSQL closes its connections, then recovers', async () => {
  const place = await databases.locate('postgres')
  const database = await openDatabase(place)
  const ended = await database.kysely.connection().execute(async (connection) => {
    const own = sql<{ pid: number }>`select pg_backend_pid() as pid`
    const pid = (await own.execute(connection)).rows[0]?.pid
    await sql`select pg_terminate_backend(${pid})`.execute(database.kysely)
    return own.execute(connection).catch((error: unknown) => error)
  })
  expect(ended).toMatchObject({ status: 503 })
  await vi.waitFor(async () => database.check(), PATIENT)
  await database.close()
})

it.each([
  { code: 'SQLITE_FULL', status: 507 },
  { code: 'SQLITE_IOERR_WRITE', status: 507 },
  { code: 'ENOSPC', status: 507 },
  { code: '53100', status: 507 },
  { code: 'SQLITE_BUSY', status: 503 },
  { code: '57P01', status: 503 },
  { code: '08006', status: 503 },
  { code: '22021', status: 422 },
])('toHttpError maps the error code $code to status $status', ({ code, status }) => {
  expect(toHttpError(Object.assign(new Error('x'), { code }))).toMatchObject({ status })
})

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'timeout exceeded when trying to connect',
])('toHttpError maps the error message "%s" to status 503', (message) => {
  expect(toHttpError(new Error(message))).toMatchObject({ status: 503 })
})

it('toHttpError returns other errors unchanged', () => {
  const error = new TypeError('a fault of our own')
  expect(toHttpError(error)).toBe(error)
})

it('a write to SQLite waits for a write of another process without blocking the event loop or other reads', async () => {
  const place = await databases.locate('sqlite')
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  await database.migrate(migrations)
  const notes = database.kysely.withTables<Tables>()
  await notes.insertInto('notes').values({ id: 1, body: 'kept', at: 0 }).execute()
  const other = new SqliteDatabase(join(place.dataDir, 'site.db'))
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const stalls = monitorEventLoopDelay({ resolution: 5 })
  stalls.enable()
  const writes = Promise.all([
    notes.insertInto('notes').values({ id: 2, body: 'alone', at: 0 }).execute(),
    notes.transaction().execute(async (transaction) => {
      await transaction.insertInto('notes').values({ id: 3, body: 'together', at: 0 }).execute()
    }),
  ])
  // Holds the write lock for longer than the longest pause between two attempts to write.
  const until = performance.now() + 300
  let reads = 0
  while (performance.now() < until) {
    const rows = await notes.selectFrom('notes').select('id').execute()
    expect(rows).toEqual([{ id: 1 }])
    reads += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  other.exec('rollback')
  await writes
  stalls.disable()
  expect(reads).toBeGreaterThan(20)
  expect(stalls.max / 1e6).toBeLessThan(200)
  const rows = await notes.selectFrom('notes').select('id').orderBy('id').execute()
  expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
})
