import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { sql, type Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import { databaseTime, ENDED_AFTER } from '#server/http/alive-processes.ts'
import type { ProcessTables } from './processes.tables.ts'

/** This process among the processes that share its database. */
export interface Membership {
  /** Id of this process: host, process id and a random part. */
  readonly id: string
  /**
   * True while this process runs the scheduled jobs. False as soon as another process may have taken over, also after this process was
   * suspended for a while.
   */
  readonly isOnDuty: () => boolean
  /** True if a process has sent a heartbeat recently. */
  readonly isAlive: (id: string) => boolean
  /** Calls `listener` with the id of each process that has ended. */
  onEnded(listener: (id: string) => void): void
  /**
   * Calls `listener` after the other processes have counted this process as ended, for example because this process was suspended for a
   * while.
   */
  onReturn(listener: () => void): void
  /** Ends the heartbeats. Another process can then take over at once. */
  leave(): Promise<void>
}

/** Interval of heartbeats, milliseconds. */
const BEAT = 2_000
/** Time before the end of its lease from which a process no longer relies on the lease, in milliseconds. */
const MARGIN = 500
/** Time after which the row of an ended process is deleted, milliseconds. */
const FORGOTTEN_AFTER = 3_600_000

/** Maximum number of expired rate-limit counts that a heartbeat deletes. */
const MOST_DELETED = 5_000

const JOBS = 'jobs'

/**
 * Sends a heartbeat; takes the lease of the scheduled jobs if it is free, or renews it if this process has it; deletes expired rows; and
 * reads the processes that are alive. Rate-limit counts that a request has locked are not deleted, because a suspended process must not
 * delay the heartbeats of other processes.
 */
async function beat(db: Kysely<ProcessTables>, id: string) {
  const { rows } = await sql<{ alive: string[] | null; holds: boolean; had_ended: boolean }>`
    with own as (
      insert into processes (id, seen_at) values (${id}, ${databaseTime})
      on conflict (id) do update set seen_at = excluded.seen_at
    ), forgotten as (
      delete from processes where seen_at < ${databaseTime} - ${sql.lit(FORGOTTEN_AFTER)}
    ), uncounted as (
      delete from rate_counts where key in (
        select key from rate_counts where full_at < ${databaseTime} limit ${sql.lit(MOST_DELETED)}
        for update skip locked
      )
    ), duty as (
      insert into duties (name, holder, until)
      values (${JOBS}, ${id}, ${databaseTime} + ${sql.lit(ENDED_AFTER)})
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where duties.holder = excluded.holder or duties.until <= ${databaseTime}
      returning name
    )
    select exists (select 1 from duty) as holds, exists (
      select 1 from processes where id = ${id} and seen_at <= ${databaseTime} - ${sql.lit(ENDED_AFTER)}
    ) as had_ended, (
      select array_agg(id) from processes where seen_at > ${databaseTime} - ${sql.lit(ENDED_AFTER)}
    ) as alive`.execute(db)
  const [row] = rows
  return {
    alive: new Set([id, ...(row?.alive ?? [])]),
    holds: row?.holds === true,
    hadEnded: row?.had_ended === true,
  }
}

/** Joins the processes that share a PostgreSQL. @throws the error of the database if the first heartbeat fails */
export async function joinProcesses(
  db: Kysely<ProcessTables>,
  log: Pick<Log, 'warn'>,
): Promise<Membership> {
  // The id is part of URLs, so all other characters are replaced.
  const host = hostname()
    .replaceAll(/[^\w-]/g, '-')
    .slice(0, 60)
  const id = `${host}-${process.pid}-${randomUUID().slice(0, 8)}`
  const listeners = new Set<(id: string) => void>()
  const returnListeners = new Set<() => void>()
  let alive: ReadonlySet<string> = new Set([id])
  /** End of the lease, by the clock of this process. */
  let dutyUntil = Number.NEGATIVE_INFINITY
  let isFailing = false
  let isLeaving = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  const beatOnce = async () => {
    const startedAt = performance.now()
    const found = await beat(db, id)
    dutyUntil = found.holds ? startedAt + ENDED_AFTER - MARGIN : Number.NEGATIVE_INFINITY
    const ended = [...alive].filter((other) => !found.alive.has(other))
    alive = found.alive
    for (const other of ended) for (const listener of listeners) listener(other)
    if (found.hadEnded) for (const listener of returnListeners) listener()
  }

  const next = () => {
    if (isLeaving) return
    timer = setTimeout(() => {
      running = beatOnce()
        .then(() => {
          isFailing = false
        })
        .catch((error: unknown) => {
          if (!isFailing) log.warn('database', 'The heartbeat of this process failed', { error })
          isFailing = true
        })
        .finally(next)
    }, BEAT)
    timer.unref()
  }

  await beatOnce()
  next()
  return {
    id,
    isOnDuty: () => !isLeaving && performance.now() < dutyUntil,
    isAlive: (other) => alive.has(other),
    onEnded: (listener) => void listeners.add(listener),
    onReturn: (listener) => void returnListeners.add(listener),
    leave: async () => {
      isLeaving = true
      clearTimeout(timer)
      await running
      try {
        await db.deleteFrom('duties').where('holder', '=', id).execute()
        await db.deleteFrom('processes').where('id', '=', id).execute()
      } catch (error) {
        log.warn('database', 'The end of this process could not be recorded', { error })
      }
    },
  }
}
