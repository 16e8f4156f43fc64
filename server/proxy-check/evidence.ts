import { MINUTE } from '#shared/time/units.ts'
import type { Contradiction, Verdict } from './contradictions.ts'

/** Time window of the counts, in milliseconds. */
const SPAN = 10 * MINUTE
/**
 * Maximum number of distinct contradictions that are counted at once. A further one replaces the contradiction that was seen longest ago.
 */
const MOST = 4

/** Creates a counter of the requests in the last ten minutes, with one count per minute. */
function createCount(now: () => number) {
  const minutes = new Map<number, number>()
  return {
    add() {
      const minute = Math.floor(now() / MINUTE)
      minutes.set(minute, (minutes.get(minute) ?? 0) + 1)
      for (const old of minutes.keys()) if (old * MINUTE <= now() - SPAN) minutes.delete(old)
    },
    total: () =>
      [...minutes].reduce(
        (sum, [minute, n]) => (minute * MINUTE > now() - SPAN ? sum + n : sum),
        0,
      ),
  }
}

type Count = ReturnType<typeof createCount>

/** Requests counted for one setting. */
export interface Evidence {
  /**
   * Counts a request.
   * @param vouches true if the request may add a new contradiction; otherwise it only counts towards known contradictions
   */
  add(verdict: Verdict, vouches: boolean): void
  /** The most frequent contradiction of the last ten minutes, if more requests have shown it than have fitted the setting. */
  current(): (Contradiction & { readonly requests: number }) | undefined
}

/** Creates empty counts for one setting. */
export function createEvidence(now: () => number): Evidence {
  const fitting = createCount(now)
  const known = new Map<string, { readonly contradiction: Contradiction; readonly count: Count }>()
  return {
    add(verdict, vouches) {
      if (verdict === undefined) return
      if (verdict === 'fits') return fitting.add()
      const key = JSON.stringify(verdict)
      const entry = known.get(key)
      if (entry === undefined && !vouches) return
      known.delete(key)
      const counted = entry ?? { contradiction: verdict, count: createCount(now) }
      known.set(key, counted)
      counted.count.add()
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
    },
    current() {
      const counted = [...known.values()]
        .map(({ contradiction, count }) => ({ ...contradiction, requests: count.total() }))
        .toSorted((left, right) => right.requests - left.requests)
      const [most] = counted
      return most !== undefined && most.requests > fitting.total() ? most : undefined
    },
  }
}
