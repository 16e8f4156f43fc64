import { DAY, MINUTE } from '#shared/time/units.ts'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { addressBlock } from '#lake/common/client-address.ts'
import type { AuthTables } from './auth.tables.ts'

/**
 * Number of attempts on a key that are verified before further attempts are refused, by kind of key. A pair is an account and an address.
 */
const FREE_TRIES = { pair: 5, device: 5, session: 5, address: 10 } as const

/** First blocking time of a key, in milliseconds. Each further failed attempt doubles it, up to 64 minutes. */
const FIRST_WAIT = MINUTE
const MOST_DOUBLINGS = 6
/** Time without attempts after which the counter of a key restarts, in milliseconds. */
const MEMORY = DAY

/** Number of attempts on one account, from all addresses, that are not delayed. */
const TRIES_WITHOUT_DELAY = 5
/** First delay of attempts on an account, in milliseconds. Each further attempt doubles it. */
const FIRST_DELAY = 250
/** Longest delay, in milliseconds. Failed attempts of strangers delay the owner of an account by at most this. */
const LONGEST_DELAY = 8000

/**
 * Decision on an attempt: `refused` attempts must be repeated after `wait`, `admitted` ones are verified after `delay`. Both in
 * milliseconds.
 */
export type Admission =
  | { readonly kind: 'refused'; readonly wait: number }
  | { readonly kind: 'admitted'; readonly delay: number }

/** Client of an attempt: a known device of the account, an address, or a signed-in session. */
export type Trier =
  | { readonly kind: 'device'; readonly hash: string }
  | { readonly kind: 'address'; readonly email: string; readonly address: string }
  /** A signed-in user who must enter the password again. */
  | { readonly kind: 'session'; readonly userId: string }

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

interface RefusingKey {
  readonly key: string
  /** Number of attempts that are verified before further attempts are refused. */
  readonly free: number
}

/** Keys that can block an attempt, each with the number of attempts that it permits. */
function refusingKeys(trier: Trier): readonly RefusingKey[] {
  if (trier.kind === 'device') return [{ key: `device:${trier.hash}`, free: FREE_TRIES.device }]
  if (trier.kind === 'session')
    return [{ key: `session:${trier.userId}`, free: FREE_TRIES.session }]
  const block = addressBlock(trier.address)
  return [
    { key: `address:${block}`, free: FREE_TRIES.address },
    // The email address is hashed, because users may type anything into its field, even a password.
    { key: `pair:${digest(`${trier.email}\n${block}`)}`, free: FREE_TRIES.pair },
  ]
}

const accountKey = (email: string) => `account:${digest(email)}`

/** Delay of attempt number `tries` on an account, in milliseconds. */
function delayAt(tries: number): number {
  if (tries <= TRIES_WITHOUT_DELAY) return 0
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(tries - TRIES_WITHOUT_DELAY - 1, 16))
}

class Refused extends Error {
  readonly wait: number

  constructor(wait: number) {
    super('this key has to wait')
    this.wait = wait
  }
}

/**
 * SQL for the number of this attempt: one more than before, or 1 after {@link MEMORY} without attempts. {@link countOrRefuse} explains why
 * it contains literals instead of parameters.
 */
const nextTry = (at: number) =>
  sql<number>`(case when sign_in_tries.last_at < ${sql.lit(at - MEMORY)} then 1
    else sign_in_tries.tries + 1 end)`

/**
 * Counts an attempt against a key and returns 0. While the key is blocked, counts nothing and returns the remaining blocking time in
 * milliseconds.
 */
async function countOrRefuse(
  db: Kysely<AuthTables>,
  { key, free }: RefusingKey,
  at: number,
): Promise<number> {
  // Literals instead of parameters: PostgreSQL gives a parameter the type of the column that it is compared with. Milliseconds exceed the
  // range of a small integer column.
  const time = sql.lit(at)
  const [most, wait, last] = [sql.lit(MOST_DOUBLINGS), sql.lit(FIRST_WAIT), sql.lit(free)]
  const next = nextTry(at)
  const doublings = sql`(case when ${next} - ${last} > ${most} then ${most}
    else ${next} - ${last} end)`
  const blockedUntil = sql<number>`(case when ${next} < ${last} then 0
    else ${time} + ${wait} * (1 << ${doublings}) end)`
  const admitted = await db
    .insertInto('sign_in_tries')
    .values({ key, tries: 1, blocked_until: 0, last_at: at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ tries: next, blocked_until: blockedUntil, last_at: at })
        .where('sign_in_tries.blocked_until', '<=', at),
    )
    .returning('tries')
    .executeTakeFirst()
  if (admitted !== undefined) return 0
  const row = await db
    .selectFrom('sign_in_tries')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, (row?.blocked_until ?? at) - at)
}

/** Counts an attempt against a key that never blocks. Returns the new count. */
async function count(db: Kysely<AuthTables>, key: string, at: number): Promise<number> {
  const row = await db
    .insertInto('sign_in_tries')
    .values({ key, tries: 1, blocked_until: 0, last_at: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ tries: nextTry(at), last_at: at }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow()
  return row.tries
}

/** Removes one attempt, and the block that it started. */
async function takeBack(db: Kysely<AuthTables>, key: string, free: number) {
  await db
    .updateTable('sign_in_tries')
    .set((update) => ({
      tries: update('tries', '-', 1),
      blocked_until: sql<number>`case when tries <= ${sql.lit(free)} then 0 else blocked_until end`,
    }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
}

/**
 * Counts attempts in the store. Other clients cannot block a user: a key blocks only an address, an account from one address, a device or
 * a session. The counter of an account only delays attempts (decision 022). Unknown accounts are counted like existing ones.
 */
export function createSignInThrottle(db: Kysely<AuthTables>, now: () => number) {
  return {
    /** Counts an attempt before its password is verified, so that concurrent attempts cannot exceed the limit. */
    admit: async (trier: Trier): Promise<Admission> => {
      const at = now()
      try {
        // All counts are in one transaction. If one key blocks the attempt, the counts of the other keys are rolled back.
        return await db.transaction().execute(async (transaction) => {
          let wait = 0
          for (const key of refusingKeys(trier)) {
            wait = Math.max(wait, await countOrRefuse(transaction, key, at))
          }
          if (wait > 0) throw new Refused(wait)
          const tries =
            trier.kind === 'address' ? await count(transaction, accountKey(trier.email), at) : 0
          return { kind: 'admitted' as const, delay: delayAt(tries) }
        })
      } catch (error) {
        if (error instanceof Refused) return { kind: 'refused', wait: error.wait }
        throw error
      }
    },
    /** Removes the attempt counted by `admit`, after a correct password. */
    forgive: async (trier: Trier) => {
      for (const { key, free } of refusingKeys(trier)) {
        // The counter of the address loses only this attempt, because a correct password must not reset the attempts on other accounts.
        if (key.startsWith('address:')) await takeBack(db, key, free)
        else await db.deleteFrom('sign_in_tries').where('key', '=', key).execute()
      }
      if (trier.kind === 'address') await takeBack(db, accountKey(trier.email), 0)
    },
    /** Deletes expired counters. */
    sweep: async () => {
      await db
        .deleteFrom('sign_in_tries')
        .where('last_at', '<', now() - MEMORY)
        .execute()
    },
  }
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>
