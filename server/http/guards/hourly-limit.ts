import { LRUCache } from 'lru-cache'
import { HOUR } from '#shared/time/units.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** Maximum number of callers in memory. Above it, the least recent callers are dropped. */
const MAX_KEYS = 20_000

interface HourlyLimit {
  /** Seconds until a caller may send another request, as an integer. 0 if it may do so now. */
  readonly wait: (key: string) => number
  /** Counts a request of a caller. */
  readonly count: (key: string) => void
}

/**
 * Creates a limit on the requests of a caller within any 60 minutes. A token bucket of the same size would admit almost twice as many
 * requests in the first hour. The times are in memory: they are lost at a restart, and each process counts separately.
 */
export function createHourlyLimit(most: number, now: () => number): HourlyLimit {
  const counted = new LRUCache<string, readonly number[]>(atMostEntries(MAX_KEYS))
  const recent = (key: string) => (counted.get(key) ?? []).filter((time) => now() - time < HOUR)
  return {
    wait: (key) => {
      const times = recent(key)
      const [first] = times
      if (first === undefined || times.length < most) return 0
      return Math.max(1, Math.ceil((first + HOUR - now()) / 1_000))
    },
    count: (key) => {
      counted.set(key, [...recent(key), now()])
    },
  }
}
