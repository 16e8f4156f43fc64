import type { SpeedMetric } from '#shared/contracts/site/speed.ts'
import { SPEED_LIMITS } from '#shared/contracts/site/speed.ts'

/**
 * Maximum ratio of the upper to the lower bound of a bucket. Measurements are stored as counts by bucket. Buckets are narrow, so that an
 * increase of 20 % is visible. The limits of good and poor values are bounds of buckets, so that a percentile always has the right rating.
 */
const RATIO = 1.05

/** Upper bound of the first bucket and lower bound of the last bucket, by metric. In milliseconds; for CLS, a score. */
const ENDS = {
  LCP: { first: 100, last: 60_000 },
  INP: { first: 8, last: 10_000 },
  CLS: { first: 0.001, last: 5 },
} as const satisfies Record<SpeedMetric, { readonly first: number; readonly last: number }>

/** Bounds above `from` up to `to`, each at most 5 % above the previous one. The last bound is exactly `to`. */
function between(from: number, to: number): readonly number[] {
  const steps = Math.ceil(Math.log(to / from) / Math.log(RATIO))
  return Array.from({ length: steps }, (_, index) =>
    index === steps - 1 ? to : from * (to / from) ** ((index + 1) / steps),
  )
}

function boundsOf(metric: SpeedMetric): readonly number[] {
  const { first, last } = ENDS[metric]
  const { good, poor } = SPEED_LIMITS[metric]
  return [first, ...between(first, good), ...between(good, poor), ...between(poor, last)]
}

const BOUNDS = { LCP: boundsOf('LCP'), INP: boundsOf('INP'), CLS: boundsOf('CLS') } as const

/** Histogram: number of measurements by the index of their bucket. */
export type Histogram = ReadonlyMap<number, number>

/** Index of the bucket of a value: the first bucket whose upper bound is not below the value. */
export function bucketOf(metric: SpeedMetric, value: number): number {
  const index = BOUNDS[metric].findIndex((bound) => value <= bound)
  return index === -1 ? BOUNDS[metric].length : index
}

/** Number of measurements in a histogram. */
export const measuredIn = (histogram: Histogram): number =>
  histogram.values().reduce((sum, count) => sum + count, 0)

/**
 * 75th percentile of a histogram, interpolated within its bucket. It is in the bucket that contains the smallest value which at least 75 %
 * of the measurements do not exceed. Undefined without measurements. Values above the last bound count as the last bound.
 */
export function percentile75(metric: SpeedMetric, histogram: Histogram): number | undefined {
  const bounds = BOUNDS[metric]
  const rank = measuredIn(histogram) * 0.75
  let seen = 0
  for (const [bucket, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    if (count > 0 && seen + count >= rank) {
      const low = bounds[bucket - 1] ?? 0
      const high = bounds[bucket] ?? low
      return low + (high - low) * ((rank - seen) / count)
    }
    seen += count
  }
  return undefined
}
