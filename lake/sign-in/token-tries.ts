import { DAY, MINUTE } from '#lake/common/units.ts'
import { LRUCache } from 'lru-cache'
import { addressBlock } from '#lake/common/client-address.ts'
import { RefusedSignIn } from './refused-sign-in.ts'
import type { TokenTries } from './token-sign-in.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** Number of wrong tokens from an address after which the address must wait. */
const FREE_TRIES = 5
/** First wait, in milliseconds. Each further wrong token doubles the wait, at most six times. */
const FIRST_WAIT = MINUTE
const MAX_DOUBLINGS = 6
/** Time after the last attempt until the count of an address starts again, in milliseconds. */
const MEMORY = DAY
const MAX_ADDRESSES = 20_000

/** Counts wrong tokens by address (IPv6: by /64) in memory, so a restart resets the counts. @param now clock, in milliseconds */
export function createTokenTries(now: () => number = Date.now): TokenTries {
  const tries = new LRUCache<string, { count: number; blockedUntil: number; at: number }>(
    atMostEntries(MAX_ADDRESSES),
  )
  return {
    async attempt(address, check) {
      const key = addressBlock(address)
      const at = now()
      const before = tries.get(key)
      if (before !== undefined && before.blockedUntil > at) {
        const retryAfter = Math.ceil((before.blockedUntil - at) / 1000)
        throw new RefusedSignIn('too-many', 'Too many wrong tokens from here', { retryAfter })
      }
      const count = before === undefined || at - before.at > MEMORY ? 1 : before.count + 1
      const doublings = Math.min(count - FREE_TRIES, MAX_DOUBLINGS)
      const blockedUntil = count < FREE_TRIES ? 0 : at + FIRST_WAIT * 2 ** doublings
      // Counts the attempt before the check, so that attempts at the same time cannot exceed the limit.
      tries.set(key, { count, blockedUntil, at })
      let isWrong = false
      try {
        const result = await check()
        isWrong = result === undefined
        return result
      } finally {
        if (!isWrong && before === undefined) tries.delete(key)
        else if (!isWrong) tries.set(key, before)
      }
    },
  }
}
