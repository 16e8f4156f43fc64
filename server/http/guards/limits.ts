import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { createHourlyLimit } from './hourly-limit.ts'

/** Limit on the requests of callers. */
export interface SharedLimit {
  /** Counts a request. Resolves with 0 if the caller is within the limit, otherwise with the seconds to wait, as an integer. */
  take(key: string): Promise<number>
}

/** Creates limits that hold for all processes of the site together. */
export interface Limits {
  /** Creates a token bucket for each caller. @param name unique name of the limit; processes share counts by this name */
  bucket(name: string, limit: RateLimit): SharedLimit
  /** Limit on the requests within any 60 minutes. */
  hourly(name: string, most: number): SharedLimit
}

/** Limits in the memory of this process, for a site with one process. */
export const localLimits = (now: () => number = Date.now): Limits => ({
  bucket: (_name, limit) => {
    const limiter = createRateLimiter(limit, { now })
    return { take: (key) => Promise.resolve(limiter.take(key)) }
  },
  hourly: (_name, most) => {
    const limiter = createHourlyLimit(most, now)
    return {
      take: (key) => {
        const wait = limiter.wait(key)
        if (wait === 0) limiter.count(key)
        return Promise.resolve(wait)
      },
    }
  },
})
