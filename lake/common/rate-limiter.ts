import { MINUTE } from '#lake/common/units.ts'
import { LRUCache } from 'lru-cache'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** Token bucket of a caller: `burst` requests at once, refilled at `perMinute`. */
export interface RateLimit {
  readonly burst: number
  readonly perMinute: number
}

export interface RateLimiter {
  /** Counts `cost` against a key. Returns 0 if the key is within its limit, otherwise the seconds to wait, as an integer. */
  readonly take: (key: string, cost?: number) => number
}

/** Maximum number of callers in memory. Above it, the least recent callers are dropped. */
const MAX_KEYS = 20_000

/** Creates a token bucket for each key, in memory: a restart resets all of them. */
export function createRateLimiter(
  limit: RateLimit,
  options: { readonly now?: () => number } = {},
): RateLimiter {
  const now = options.now ?? Date.now
  const buckets = new LRUCache<string, { level: number; at: number }>(atMostEntries(MAX_KEYS))
  const perMillisecond = limit.perMinute / MINUTE
  return {
    take: (key, cost = 1) => {
      const at = now()
      const bucket = buckets.get(key) ?? { level: limit.burst, at }
      const refilled = (at - bucket.at) * perMillisecond
      const level = Math.min(limit.burst, bucket.level + Math.max(0, refilled))
      if (level < 1) {
        buckets.set(key, { level, at })
        return Math.max(1, Math.ceil((1 - level) / perMillisecond / 1000))
      }
      // An expensive request may empty the bucket, but is never charged below zero.
      buckets.set(key, { level: Math.max(0, level - cost), at })
      return 0
    },
  }
}
