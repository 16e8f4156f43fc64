import { HOUR } from '#shared/time/units.ts'
import { LRUCache } from 'lru-cache'
import { HttpError } from '../http-error.ts'
import { atMostEntries } from '#lake/common/lru-limits.ts'

/** Minimum time in which a person fills in a form, in milliseconds. A form may be sent sooner if the browser restored its text. */
const SHORTEST = 2_000

/** Cache of the times of first attempts, from which the waiting time of later attempts counts. */
const REMEMBERED = { ...atMostEntries(10_000), ttl: HOUR }

export interface TypingCheckOptions {
  /** True to check forms. False only under load tests. */
  readonly isOn: boolean
  readonly now: () => number
}

/** Creates a check against programs that fill in a form faster than people type. */
export function createTypingCheck({ isOn, now }: TypingCheckOptions) {
  const firstTries = new LRUCache<string, number>(REMEMBERED)
  return {
    /**
     * Rejects a form until {@link SHORTEST} has passed since hydration.
     * @param key deduplication key of the submission
     * @param elapsed milliseconds from hydration to the first attempt; undefined without JavaScript
     * @throws HttpError `too_many_requests`
     */
    assertTyped: (key: string, elapsed: number | undefined) => {
      if (!isOn || elapsed === undefined) return
      const first = firstTries.get(key)
      if (first === undefined) firstTries.set(key, now())
      const wait = SHORTEST - elapsed - (first === undefined ? 0 : now() - first)
      if (wait <= 0) return
      throw new HttpError(
        'too_many_requests',
        'Wait a few seconds, then press Send again. This check keeps out spam',
        { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
      )
    },
  }
}
