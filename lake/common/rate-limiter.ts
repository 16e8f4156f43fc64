import { MINUTE } from '#lake/common/units.ts'
import { LRUCache } from 'lru-cache'

/** How much a caller may do: `burst` at once, refilled at `perMinute`. */
export interface RateLimit {
  readonly burst: number
  readonly perMinute: number
}

export interface RateLimiter {
  /** Counts `cost` against a key. Gives 0 when it is within the limit, else the whole seconds to wait. */
  readonly take: (key: string, cost?: number) => number
}

/** Beyond this many callers the ones longest silent are forgotten, which bounds the memory a flood can take. */
const MAX_KEYS = 20_000

/** A token bucket for each key, in memory: a restart forgives everyone. */
export function createRateLimiter(
  limit: RateLimit,
  options: { readonly now?: () => number } = {},
): RateLimiter {
  const now = options.now ?? Date.now
  const buckets = new LRUCache<string, { level: number; at: number }>({ max: MAX_KEYS })
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
      // A dear request may empty the bucket; what is within it stays within the limit.
      buckets.set(key, { level: Math.max(0, level - cost), at })
      return 0
    },
  }
}
