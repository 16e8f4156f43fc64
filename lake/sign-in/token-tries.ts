import { DAY, MINUTE } from '#lake/common/units.ts'
import { LRUCache } from 'lru-cache'
import { addressBlock } from '#lake/common/client-address.ts'
import { RefusedSignIn } from './refused-sign-in.ts'
import type { TokenTries } from './token-sign-in.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** Number of wrong tokens from an address that cause no wait. */
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
    attempt(address, check) {
      const key = addressBlock(address)
      const at = now()
      const before = tries.get(key)
      if (before !== undefined && before.blockedUntil > at) {
        const retryAfter = Math.ceil((before.blockedUntil - at) / 1000)
        const refusal = new RefusedSignIn('too-many', 'Too many wrong tokens from here', {
          retryAfter,
        })
        return Promise.reject(refusal)
      }
      const result = check()
      if (result !== undefined) return Promise.resolve(result)
      const count = before === undefined || at - before.at > MEMORY ? 1 : before.count + 1
      const doublings = Math.min(count - FREE_TRIES, MAX_DOUBLINGS)
      const blockedUntil = count < FREE_TRIES ? 0 : at + FIRST_WAIT * 2 ** doublings
      tries.set(key, { count, blockedUntil, at })
      return Promise.resolve(undefined)
    },
  }
}
