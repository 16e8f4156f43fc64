import pg from 'pg'
import type { Log } from '#server/http/logging.ts'
import { createAssembler, createSplitter } from './message-parts.ts'

/**
 * Messages between the processes that share a database. Each process gets the messages of all other processes, in the order in which
 * their sender sent them.
 */
export interface Announcements {
  /** Sends a message as JSON. It is lost if the database cannot be reached, or if it has more than 345 kB. */
  send(body: unknown): void
  /** Calls `listener` with the messages of other processes and their ids. The body is not checked yet. */
  onMessage(listener: (body: unknown, from: string) => void): void
  /**
   * Calls `listener` at each connection, because messages of other processes may have been lost before it. `hasLost` is true if messages of
   * this process were lost too.
   */
  onGap(listener: (hasLost: boolean) => void): void
  close(): Promise<void>
}

const RECONNECT_MS = 500
const CONNECT_MS = 3_000
const STATEMENT_MS = 5_000
/** Message that a process sends to itself to test the connection. */
const OWN_CHECK = 'own-check'
/** Time within which this process must receive its own {@link OWN_CHECK}, in milliseconds. Otherwise a warning is logged. */
const OWN_MS = 2_000
/** Interval of the checks for a connection that is cut off without an error, milliseconds. */
const CHECK_MS = 5_000

/** Expression for the name of the channel. Each schema has a separate channel, because several sites may share a database. */
const CHANNEL = `(SELECT 'certavia_' || oid FROM pg_namespace WHERE nspname = current_schema())`

// Notifications of one statement arrive in order, and no others arrive between them.
const SEND = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload'

const TOO_LONG = 'A message was too long for the other processes'
const POOLED =
  'The address of the database (DATABASE_URL) leads to a pool that changes the connection with every transaction, so live messages of other processes do not arrive: use the address of PostgreSQL itself'

export interface AnnouncementOptions {
  readonly databaseUrl: string
  /** Id of this process. */
  readonly id: string
  readonly log: Pick<Log, 'warn'>
}

/**
 * Connects the process to the other processes through notifications of PostgreSQL. They use a separate connection, which is opened again
 * after errors.
 */
export function createAnnouncements({ databaseUrl, id, log }: AnnouncementOptions): Announcements {
  const listeners = new Set<(body: unknown, from: string) => void>()
  const gapListeners = new Set<(hasLost: boolean) => void>()
  let client: pg.Client | undefined
  let channel = ''
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isFailing = false
  /** True if a message could not be sent since the last connection. */
  let hasLost = false
  /** True once this process has received its own notification. Some connection poolers never deliver it. */
  let hearsItself = false
  /** Queue of the statements on the connection, which run one after the other. */
  let statements: Promise<unknown> = Promise.resolve()

  /** Connections that have failed. Further errors of these connections are ignored. */
  const lostClients = new WeakSet<pg.Client>()

  const lose = (lost: pg.Client, error: unknown) => {
    if (lostClients.has(lost)) return
    lostClients.add(lost)
    if (client === lost) client = undefined
    // Not awaited, because `end` never resolves on a connection that is cut off.
    lost.end().catch(() => undefined)
    if (isClosed) return
    if (!isFailing) log.warn('database', 'The connection to the other processes failed', { error })
    isFailing = true
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), RECONNECT_MS)
    timer.unref()
  }

  const split = createSplitter(id)
  const run = (on: pg.Client, text: string, values: readonly unknown[]): Promise<unknown> => {
    const done = statements.then(() => on.query(text, [...values]))
    statements = done.catch(() => undefined)
    return done
  }

  const check = (checked: pg.Client) => {
    timer = setTimeout(() => {
      run(checked, 'SELECT 1', []).then(
        () => client === checked && check(checked),
        (error: unknown) => lose(checked, error),
      )
    }, CHECK_MS)
    timer.unref()
  }

  const send = (body: unknown) => {
    const payloads = split(body)
    if (payloads.length === 0) return log.warn('database', TOO_LONG)
    if (client === undefined) {
      hasLost = true
      return
    }
    const used = client
    run(used, SEND, [channel, payloads]).catch((error: unknown) => {
      hasLost = true
      lose(used, error)
    })
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'certavia messages',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: STATEMENT_MS,
      keepAlive: true,
    })
    next.on('error', (error) => lose(next, error))
    // A new connection gets a new assembler, because the rest of a message may have been lost with the previous connection.
    const assemble = createAssembler()
    next.on('notification', ({ payload = '' }) => {
      const message = assemble(payload)
      if (message === undefined) return
      if (message.from === id) {
        hearsItself = true
        return
      }
      if (message.body === OWN_CHECK) return
      for (const listener of listeners) listener(message.body, message.from)
    })
    try {
      await next.connect()
      const { rows } = await next.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`)
      channel = rows[0]?.channel ?? ''
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      return lose(next, error)
    }
    if (isClosed) return void next.end().catch(() => undefined)
    client = next
    statements = Promise.resolve()
    isFailing = false
    check(next)
    if (!hearsItself) {
      send(OWN_CHECK)
      setTimeout(() => {
        if (hearsItself || client !== next) return
        log.warn('database', POOLED)
      }, OWN_MS).unref()
    }
    const isIncomplete = hasLost
    hasLost = false
    for (const listener of gapListeners) listener(isIncomplete)
  }
  void connect()

  return {
    send,
    onMessage: (listener) => void listeners.add(listener),
    onGap: (listener) => void gapListeners.add(listener),
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
