import { MINUTE } from '#lake/common/units.ts'
import { LRUCache } from 'lru-cache'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** Limit of a token bucket: a caller can make `burst` requests at once, and the bucket is refilled with `perMinute` tokens a minute. */
export interface RateLimit {
  readonly burst: number
  readonly perMinute: number
}

export interface RateLimiter {
  /**
   * Charges a key with `cost` tokens, by default 1. Returns 0 if the key is within its limit, otherwise the seconds to wait, as an integer.
   */
  readonly take: (key: string, cost?: number) => number
}

/** Maximum number of callers in memory. Above it, the least recently seen caller is dropped. */
const MAX_KEYS = 20_000

/** Creates a rate limiter with one token bucket for each key. The buckets are in memory, so a restart refills them. */
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
      // A request may cost more than the bucket contains; the bucket is then empty, not negative.
      buckets.set(key, { level: Math.max(0, level - cost), at })
      return 0
    },
  }
}
