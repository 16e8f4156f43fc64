import { DAY, MINUTE } from '#shared/time/units.ts'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { addressBlock } from '#lake/common/client-address.ts'
import type { AuthTables } from './auth.tables.ts'

/** The last try whose password is looked at before its key has to wait. */
const FREE_TRIES = { pair: 5, device: 5, session: 5, address: 10 } as const

/** The first wait; each further wrong try doubles it, up to 64 of them. */
const FIRST_WAIT = MINUTE
const MOST_DOUBLINGS = 6
/** A key that was quiet for this long starts afresh. */
const MEMORY = DAY

/** Tries on one account, from wherever they come, that are looked at without delay. */
const TRIES_WITHOUT_DELAY = 5
/** The first delay of an account, milliseconds; each further try doubles it. */
const FIRST_DELAY = 250
/** The longest delay, milliseconds: what somebody else's wrong tries can cost the owner of an account. */
const LONGEST_DELAY = 8000

/** Whether a try may go on: `refused` has to wait first, `admitted` is looked at after its delay. Milliseconds. */
export type Admission =
  | { readonly kind: 'refused'; readonly wait: number }
  | { readonly kind: 'admitted'; readonly delay: number }

/** Who tries: a device that has signed in to this account before, or anybody at an address. */
export type Trier =
  | { readonly kind: 'device'; readonly hash: string }
  | { readonly kind: 'address'; readonly email: string; readonly address: string }
  /** A signed-in person who is asked for the password again. */
  | { readonly kind: 'session'; readonly userId: string }

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

interface RefusingKey {
  readonly key: string
  /** The last try whose password is looked at without a wait. */
  readonly free: number
}

/** The keys that refuse, each with its free tries. */
function refusingKeys(trier: Trier): readonly RefusingKey[] {
  if (trier.kind === 'device') return [{ key: `device:${trier.hash}`, free: FREE_TRIES.device }]
  if (trier.kind === 'session')
    return [{ key: `session:${trier.userId}`, free: FREE_TRIES.session }]
  const block = addressBlock(trier.address)
  return [
    { key: `address:${block}`, free: FREE_TRIES.address },
    // Hashed, because what is typed as an address may be anything, a password too.
    { key: `pair:${digest(`${trier.email}\n${block}`)}`, free: FREE_TRIES.pair },
  ]
}

const accountKey = (email: string) => `account:${digest(email)}`

/** How long a try waits when it is the `tries`th on its account, milliseconds. */
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

/** The number of this try: one more than before, or the first after a long silence. Literals, see {@link countOrRefuse}. */
const nextTry = (at: number) =>
  sql<number>`(case when sign_in_tries.last_at < ${sql.lit(at - MEMORY)} then 1
    else sign_in_tries.tries + 1 end)`

/** Counts a try against a key. Gives 0; or, while the key has to wait, the milliseconds, and counts nothing. */
async function countOrRefuse(
  db: Kysely<AuthTables>,
  { key, free }: RefusingKey,
  at: number,
): Promise<number> {
  // Literals and not parameters: PostgreSQL would take a parameter beside a small number for a small one as well.
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

/** Counts a try against a key that never refuses; gives how many there were with it. */
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

/** Takes one try back, and the wait that it began. */
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
 * Counts tries durably. What refuses is always a key that a stranger elsewhere cannot reach: an address, an account from
 * an address, a device, a session. An account's own counter delays alone (decision 022). An account that does not exist is
 * counted as one that does.
 */
export function createSignInThrottle(db: Kysely<AuthTables>, now: () => number) {
  return {
    /** Counts a try before its password is looked at, so that tries sent at the same moment are counted too. */
    admit: async (trier: Trier): Promise<Admission> => {
      const at = now()
      try {
        // Together, so that what one key refuses is counted at none.
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
    /** Takes back what `admit` counted, when the password was right. */
    forgive: async (trier: Trier) => {
      for (const { key, free } of refusingKeys(trier)) {
        // One right password of an own account must not wipe out the tries on others.
        if (key.startsWith('address:')) await takeBack(db, key, free)
        else await db.deleteFrom('sign_in_tries').where('key', '=', key).execute()
      }
      if (trier.kind === 'address') await takeBack(db, accountKey(trier.email), 0)
    },
    /** Drops what is too old to matter. */
    sweep: async () => {
      await db
        .deleteFrom('sign_in_tries')
        .where('last_at', '<', now() - MEMORY)
        .execute()
    },
  }
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>
