import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { createKeyedMutex } from '#server/http/guards/idempotency-key.ts'
import type { Log } from '#server/http/logging.ts'
import { LOCAL_LOCK, type HeldLock } from '#server/http/guards/held-lock.ts'
import { hasEnded } from '#server/http/alive-processes.ts'
import type { LockTables } from './locks.tables.ts'

/** Names that one holder reserves until the reservation ends. */
export interface Reservation {
  /** Reserves a name. Returns false if another holder has reserved the name, in any process. */
  take(name: string): Promise<boolean>
  /** Releases all names of this reservation. Does not throw: a lock that cannot be released expires. */
  end(): Promise<void>
}

/** Locks shared by all processes on one database. */
export interface Locks {
  /** A new, empty reservation. A holder may have several reservations. A name is free once the last reservation of the name has ended. */
  reserve(holder: string): Reservation
  /**
   * Runs `work` while no other process runs work under the same name.
   * @throws HttpError `unavailable` if the lock is not free within 15 s; errors of `work`
   */
  exclusive<T>(name: string, work: (lock: HeldLock) => Promise<T>): Promise<T>
}

export interface LocksOptions {
  readonly db: Kysely<LockTables>
  readonly log: Pick<Log, 'warn'>
  /**
   * Id of this process, if others share the database. The locks of a process that has ended are free. Default: a lock becomes free only
   * by expiry.
   */
  readonly process?: string | undefined
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Lifetime of a lock that is not renewed, in milliseconds. It exceeds the duration of any write to the lake. */
const LIFE = 30_000
const RENEWED_EVERY = 10_000

/** Maximum wait for a lock, in milliseconds. */
const PATIENCE = 15_000
/** First and longest pause between two attempts, in milliseconds. */
const FIRST_WAIT = 10
const LONGEST_WAIT = 250

const isBusy = () =>
  new HttpError('unavailable', 'Try again in a moment. The same change is still being made', {
    isForPeople: true,
    headers: { 'Retry-After': '5' },
  })

/** Creates a lock in a row of PostgreSQL. */
const rowLock = (name: string, holder: string): HeldLock => ({
  assertHeld: async (transaction) => {
    const { rows } = await sql`
      select 1 from locks where name = ${name} and holder = ${holder} for update`.execute(
      transaction,
    )
    if (rows.length === 0) throw isBusy()
  },
})

const isFull = (error: unknown) =>
  error instanceof HttpError && error.code === 'insufficient_storage'

/** Rows of `locks`: the primary key makes a name unique. */
function createLockRows(db: Kysely<LockTables>, now: () => number, process: string | undefined) {
  const owner = process === undefined ? {} : { process }
  return {
    /** Takes a name. If the holder already has the name, its count of uses increases. Returns false if another holder has the name. */
    take: async (name: string, holder: string): Promise<boolean> => {
      const at = now()
      const taken = await db
        .insertInto('locks')
        .values({ name, holder, uses: 1, expires_at: at + LIFE, ...owner })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({
              holder,
              expires_at: at + LIFE,
              ...owner,
              // If the lock has expired, its previous count of uses is discarded.
              uses: sql`case when locks.expires_at > ${sql.lit(at)} and locks.holder = ${holder}
                then locks.uses + 1 else 1 end`,
            })
            .where(({ or, eb }) =>
              or([
                eb('locks.holder', '=', holder),
                eb('locks.expires_at', '<=', at),
                ...(process === undefined ? [] : [hasEnded('locks.process')]),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst()
      return taken !== undefined
    },
    renew: async (name: string, holder: string): Promise<void> => {
      await db
        .updateTable('locks')
        .set({ expires_at: now() + LIFE })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute()
    },
    /** Decreases the count of uses of each name. A name without a use is free. */
    release: async (names: readonly string[], holder: string): Promise<void> => {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('locks')
          .set((eb) => ({ uses: eb('uses', '-', 1) }))
          .where('name', 'in', names)
          .where('holder', '=', holder)
          .execute()
        await transaction
          .deleteFrom('locks')
          .where('name', 'in', names)
          .where('holder', '=', holder)
          .where('uses', '<=', 0)
          .execute()
      })
    },
  }
}

/** Holders of names within this process, used only while the database has no space for a row. */
function createLocalNames() {
  const held = new Map<string, { readonly holder: string; uses: number }>()
  return {
    take: (name: string, holder: string): boolean => {
      const known = held.get(name)
      if (known !== undefined && known.holder !== holder) return false
      if (known === undefined) held.set(name, { holder, uses: 1 })
      else known.uses += 1
      return true
    },
    release: (name: string) => {
      const known = held.get(name)
      if (known === undefined) return
      known.uses -= 1
      if (known.uses === 0) held.delete(name)
    },
  }
}

/** Creates locks in `db`. The locks of a process that dies expire after 30 s, or are free after seconds if `process` is set. */
export function createLocks({ db, log, process, now = Date.now }: LocksOptions): Locks {
  const rows = createLockRows(db, now, process)
  const local = createLocalNames()
  // SQLite has no locks of rows, and no other process uses it.
  const isShared = db.getExecutor().adapter instanceof PostgresAdapter
  /** Queue of this process's work for a name. Only the first entry of a queue polls the database. */
  const serialize = createKeyedMutex()

  /** Takes a name in the database. Returns `full` if the database has no space; the caller then takes the name within this process only. */
  const takeRow = async (name: string, holder: string): Promise<'taken' | 'busy' | 'full'> => {
    try {
      return (await rows.take(name, holder)) ? 'taken' : 'busy'
    } catch (error) {
      if (isFull(error)) return 'full'
      throw error
    }
  }

  const release = async (names: readonly string[], holder: string) => {
    if (names.length === 0) return
    try {
      await rows.release(names, holder)
    } catch (error) {
      log.warn('database', 'A lock could not be released and expires by itself', { error })
    }
  }

  const reserve = (holder: string): Reservation => {
    const taken: string[] = []
    const inRows: string[] = []
    return {
      take: async (name) => {
        if (taken.includes(name)) return true
        if (!local.take(name, holder)) return false
        try {
          const outcome = await takeRow(name, holder)
          if (outcome === 'busy') {
            local.release(name)
            return false
          }
          taken.push(name)
          if (outcome === 'taken') inRows.push(name)
          return true
        } catch (error) {
          local.release(name)
          throw error
        }
      },
      end: async () => {
        await release(inRows.splice(0), holder)
        for (const name of taken.splice(0)) local.release(name)
      },
    }
  }

  /** Waits for a lock. Returns true if it is stored in the database. @throws HttpError `unavailable` */
  const acquire = async (name: string, holder: string): Promise<boolean> => {
    const deadline = performance.now() + PATIENCE
    for (let pause = FIRST_WAIT; ; pause = Math.min(LONGEST_WAIT, pause * 2)) {
      const outcome = await takeRow(name, holder)
      if (outcome !== 'busy') return outcome === 'taken'
      if (performance.now() > deadline) throw isBusy()
      await wait(pause)
    }
  }

  return {
    reserve,
    exclusive: async (name, work) =>
      serialize(name, async () => {
        const holder = randomUUID()
        const isRow = await acquire(name, holder)
        const renewal = setInterval(() => {
          rows.renew(name, holder).catch((error: unknown) => {
            log.warn('database', 'A lock could not be renewed', { name, error })
          })
        }, RENEWED_EVERY)
        renewal.unref()
        try {
          return await work(isRow && isShared ? rowLock(name, holder) : LOCAL_LOCK)
        } finally {
          clearInterval(renewal)
          if (isRow) await release([name], holder)
        }
      }),
  }
}
