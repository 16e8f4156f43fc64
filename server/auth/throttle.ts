import { DAY, MINUTE } from '#shared/time/units.ts'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { addressBlock } from '#lake/common/client-address.ts'
import type { AuthTables } from './auth.tables.ts'

/** Number of attempts whose password is verified before the key is blocked. */
const FREE_TRIES = { pair: 5, device: 5, session: 5, address: 10 } as const

/** First blocking time, in milliseconds. Each further failed attempt doubles it, up to 64 minutes. */
const FIRST_WAIT = MINUTE
const MOST_DOUBLINGS = 6
/** Time without attempts after which a key starts over, in milliseconds. */
const MEMORY = DAY

/** Attempts on one account, from all addresses, that are not delayed. */
const TRIES_WITHOUT_DELAY = 5
/** First delay of an account, in milliseconds. Each further attempt doubles it. */
const FIRST_DELAY = 250
/** Longest delay, in milliseconds. Failed attempts of others cost the owner of an account no more than this. */
const LONGEST_DELAY = 8000

/** Decision on an attempt: `refused` has to wait first, `admitted` is verified after its delay. Milliseconds. */
export type Admission =
  | { readonly kind: 'refused'; readonly wait: number }
  | { readonly kind: 'admitted'; readonly delay: number }

/** Source of an attempt: a known device of the account, or an address. */
export type Trier =
  | { readonly kind: 'device'; readonly hash: string }
  | { readonly kind: 'address'; readonly email: string; readonly address: string }
  /** A signed-in user who has to enter the password again. */
  | { readonly kind: 'session'; readonly userId: string }

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

interface RefusingKey {
  readonly key: string
  /** Number of attempts whose password is verified without a wait. */
  readonly free: number
}

/** Keys that block, each with its free attempts. */
function refusingKeys(trier: Trier): readonly RefusingKey[] {
  if (trier.kind === 'device') return [{ key: `device:${trier.hash}`, free: FREE_TRIES.device }]
  if (trier.kind === 'session')
    return [{ key: `session:${trier.userId}`, free: FREE_TRIES.session }]
  const block = addressBlock(trier.address)
  return [
    { key: `address:${block}`, free: FREE_TRIES.address },
    // Hashed, because users may type anything into the address field, even a password.
    { key: `pair:${digest(`${trier.email}\n${block}`)}`, free: FREE_TRIES.pair },
  ]
}

const accountKey = (email: string) => `account:${digest(email)}`

/** Delay of the attempt number `tries` on an account, in milliseconds. */
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

/** Number of this attempt: one more than before, or 1 after a long pause. Uses literals, see {@link countOrRefuse}. */
const nextTry = (at: number) =>
  sql<number>`(case when sign_in_tries.last_at < ${sql.lit(at - MEMORY)} then 1
    else sign_in_tries.tries + 1 end)`

/**
 * Counts an attempt against a key and returns 0. While the key is blocked, counts nothing and returns the remaining
 * milliseconds.
 */
async function countOrRefuse(
  db: Kysely<AuthTables>,
  { key, free }: RefusingKey,
  at: number,
): Promise<number> {
  // Literals instead of parameters: next to a small number PostgreSQL would infer a small integer type for the
  // parameter.
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

/** Counts an attempt against a key that never blocks. Returns the new number. */
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
 * Counts attempts in the store. Only keys that other clients cannot reach block: an address, an account from an
 * address, a device, a session. The counter of an account only delays (decision 022). Unknown accounts are counted like
 * existing ones.
 */
export function createSignInThrottle(db: Kysely<AuthTables>, now: () => number) {
  return {
    /** Counts an attempt before its password is verified, so that concurrent attempts are counted too. */
    admit: async (trier: Trier): Promise<Admission> => {
      const at = now()
      try {
        // One transaction, so that an attempt blocked by one key is counted against none.
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
        // A correct password of one account must not reset the attempts on others.
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
