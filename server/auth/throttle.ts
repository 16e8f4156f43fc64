import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { addressBlock } from '#server/http/client-address.ts'
import type { AuthTables } from './auth.tables.ts'

/** The last try that is looked at before a key has to wait: five for an account, ten for an address. */
const FREE_TRIES = { account: 5, address: 10 } as const

const MINUTE = 60_000
/** The first wait; each further wrong try doubles it, up to 64 of them. */
const FIRST_WAIT = MINUTE
const MOST_DOUBLINGS = 6
/** A key that was quiet for this long starts afresh. */
const MEMORY = 24 * 60 * MINUTE

export interface SignInThrottle {
  /**
   * Counts a try before its password is looked at, so that tries sent at the same moment are counted too. Gives the
   * milliseconds to wait, or 0 when the try may go on.
   */
  readonly admit: (email: string, address: string) => Promise<number>
  /** Takes back what `admit` counted, when the password was right. */
  readonly forgive: (email: string, address: string) => Promise<void>
  /** Drops what is too old to matter. */
  readonly sweep: () => Promise<void>
}

const keysOf = (email: string, address: string) => ({
  // Hashed, because what is typed as an address may be anything, a password too.
  account: `account:${createHash('sha256').update(email).digest('base64url')}`,
  address: `address:${addressBlock(address)}`,
})

/** Counts wrong tries durably. An account that does not exist is counted as one that does. */
export function createSignInThrottle(db: Kysely<AuthTables>, now: () => number): SignInThrottle {
  const admitKey = async (key: string, free: number): Promise<number> => {
    const at = now()
    // Literals and not parameters: PostgreSQL would take a parameter beside a small number for a small one as well.
    const [time, forgotten] = [sql.lit(at), sql.lit(at - MEMORY)]
    const [most, wait, last] = [sql.lit(MOST_DOUBLINGS), sql.lit(FIRST_WAIT), sql.lit(free)]
    const next = sql<number>`(case when sign_in_tries.last_at < ${forgotten} then 1
      else sign_in_tries.tries + 1 end)`
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

  return {
    admit: async (email, address) => {
      const keys = keysOf(email, address)
      const byAddress = await admitKey(keys.address, FREE_TRIES.address)
      if (byAddress > 0) return byAddress
      return admitKey(keys.account, FREE_TRIES.account)
    },
    forgive: async (email, address) => {
      const keys = keysOf(email, address)
      await db.deleteFrom('sign_in_tries').where('key', '=', keys.account).execute()
      // One right password of an own account must not wipe out the tries on others.
      await db
        .updateTable('sign_in_tries')
        .set((update) => ({
          tries: update('tries', '-', 1),
          blocked_until: sql<number>`case when tries <= ${sql.lit(FREE_TRIES.address)} then 0 else blocked_until end`,
        }))
        .where('key', '=', keys.address)
        .where('tries', '>', 0)
        .execute()
    },
    sweep: async () => {
      await db
        .deleteFrom('sign_in_tries')
        .where('last_at', '<', now() - MEMORY)
        .execute()
    },
  }
}
