import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { isStoreFull, isStoreUnavailable } from '#lake/common/store-errors.ts'
import { LakeError } from '#lake/documents/types.ts'

/** Maximum duration of a statement, in milliseconds. After this time a process notices that it has lost the database. */
const STATEMENT_MS = 5_000
/** Maximum time to connect, in milliseconds. */
const CONNECT_MS = 3_000
/** Maximum number of connections for commits and reads. Each commit uses one. */
const MOST_CONNECTIONS = 6
/** Maximum time until the notification of `checkNotifications` must arrive, in milliseconds. */
const NOTIFICATION_MS = 2_000

const settingsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'content-lake',
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: 2 * STATEMENT_MS,
  keepAlive: true,
})

// Settings of each connection. They also limit the time for which a suspended process can lock a dataset.
const SESSION = `SET statement_timeout = ${STATEMENT_MS}; SET lock_timeout = ${STATEMENT_MS};
  SET idle_in_transaction_session_timeout = ${STATEMENT_MS}`

/** Pool of connections for commits and reads. */
export function createPool(url: string, onError: (error: unknown) => void): pg.Pool {
  const pool = new pg.Pool({
    ...settingsOf(url),
    max: MOST_CONNECTIONS,
    onConnect: async (client) => {
      await client.query(SESSION)
    },
  })
  // Without these listeners, a connection that breaks while it is idle, or between the statements of a transaction, would end the process.
  // With them, the next statement fails.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Creates a connection outside the pool. The caller connects and ends it.
 * @param deadline maximum duration of a statement, in milliseconds; 0 for no maximum
 */
export const createClient = (
  url: string,
  { deadline = STATEMENT_MS }: { readonly deadline?: number } = {},
): pg.Client => new pg.Client({ ...settingsOf(url), query_timeout: deadline })

/** Connects to the database. @throws LakeError `unavailable` with a sentence for operators */
export async function connectClient(client: pg.Client): Promise<void> {
  await client.connect().catch((error: unknown) => {
    throw new LakeError(
      'unavailable',
      'The PostgreSQL database of the lake does not answer, or refuses this user and password. Start it, or correct its address (LAKE_DATABASE_URL).',
      {},
      { cause: error },
    )
  })
}

/**
 * Checks that notifications arrive. A pooler that changes the connection with every transaction loses them.
 * @throws LakeError `unavailable` with a sentence for operators
 */
export async function checkNotifications(listener: pg.Client, pool: pg.Pool): Promise<void> {
  const text = randomUUID()
  const arrived = Promise.withResolvers<boolean>()
  const hear = ({ payload }: pg.Notification) => {
    if (payload === text) arrived.resolve(true)
  }
  listener.on('notification', hear)
  const timer = setTimeout(() => arrived.resolve(false), NOTIFICATION_MS)
  try {
    await listener.query('LISTEN content_lake_check')
    await pool.query(`SELECT pg_notify('content_lake_check', $1)`, [text])
    if (await arrived.promise) return
    throw new LakeError(
      'unavailable',
      'The address of the database of the lake (LAKE_DATABASE_URL) leads to a connection pool that changes the connection with every transaction (pgbouncer with ' +
        'pool_mode = transaction), so this process would not hear of the writes of others. Use the address of PostgreSQL itself.',
    )
  } finally {
    clearTimeout(timer)
    listener.off('notification', hear)
    await listener.query('UNLISTEN content_lake_check').catch(() => undefined)
  }
}

/** Runs work on the database, and converts its errors. @throws LakeError `storageFull`; `unavailable` if the database cannot be reached */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof LakeError) throw error
    if (isStoreFull(error)) {
      throw new LakeError(
        'storageFull',
        'The disk is full: nothing was stored',
        {},
        { cause: error },
      )
    }
    throw isStoreUnavailable(error) ? unavailable(error) : error
  }
}

/** Error with which requests are refused as long as this process cannot confirm its position in the log. */
export const unavailable = (cause?: unknown): LakeError =>
  new LakeError(
    'unavailable',
    'The lake cannot reach its database at the moment: send the request again',
    {},
    { cause },
  )

/**
 * Error with which requests are refused after the database has lost transactions that this process has applied. The cause is a restore, or
 * a failover to a replica that was behind.
 */
export const logEndsBefore = (): LakeError =>
  new LakeError('unavailable', 'The log ends before the position of this process: restart it')
