import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SPEED_LIMITS, SPEED_METRICS } from '#shared/contracts/site/speed.ts'
import { bucketOf, measuredIn, percentile75, type Histogram } from './speed-histogram.ts'

const MOST = { LCP: 60_000, INP: 10_000, CLS: 5 } as const

const histogramOf = (metric: (typeof SPEED_METRICS)[number], values: readonly number[]) => {
  const histogram = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(metric, value)
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1)
  }
  return histogram as Histogram
}

/** Exact 75th percentile: the smallest value that at least 75 % of the values do not exceed. */
const exactP75 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN

/** Generates values of a metric, up to a little above the last bound, many of them near the limits of good and poor values. */
const valuesOf = (metric: (typeof SPEED_METRICS)[number]) => {
  const { good, poor } = SPEED_LIMITS[metric]
  return fc.array(
    fc.oneof(
      fc.double({ min: 0, max: MOST[metric] * 1.1, noNaN: true }),
      fc.double({ min: good * 0.8, max: poor * 1.2, noNaN: true }),
      fc.constantFrom(0, good, poor, MOST[metric]),
    ),
    { minLength: 1, maxLength: 400 },
  )
}

describe.each(SPEED_METRICS)('the 75th percentile of %s', (metric) => {
  const { good, poor } = SPEED_LIMITS[metric]
  const rating = (value: number) => (value > poor ? 'poor' : value > good ? 'needs work' : 'good')

  it('the percentile of a histogram differs from the exact one by at most one bucket (5 %), and has the same rating', () => {
    fc.assert(
      fc.property(valuesOf(metric), (values) => {
        const exact = Math.min(exactP75(values), MOST[metric])
        const found = percentile75(metric, histogramOf(metric, values)) ?? Number.NaN
        const first = { LCP: 100, INP: 8, CLS: 0.001 }[metric]
        expect(Math.abs(found - exact)).toBeLessThanOrEqual(Math.max(first, exact * 0.0501))
        expect(rating(found)).toBe(rating(exact))
      }),
      { numRuns: 300 },
    )
  })

  it('the percentile of two histograms together is between their single percentiles', () => {
    fc.assert(
      fc.property(valuesOf(metric), valuesOf(metric), (one, two) => {
        const p75 = (values: readonly number[]) =>
          percentile75(metric, histogramOf(metric, values)) ?? Number.NaN
        const [low, high] = [p75(one), p75(two)].toSorted((a, b) => a - b)
        const both = p75([...one, ...two])
        expect(bucketOf(metric, both)).toBeGreaterThanOrEqual(bucketOf(metric, low ?? 0))
        expect(bucketOf(metric, both)).toBeLessThanOrEqual(bucketOf(metric, high ?? 0))
      }),
    )
  })

  it('the percentile is undefined if there are no measurements', () => {
    expect(percentile75(metric, new Map())).toBeUndefined()
    expect(percentile75(metric, new Map([[3, 0]]))).toBeUndefined()
  })
})

it('measuredIn returns the number of all measurements in a histogram', () => {
  expect(measuredIn(histogramOf('LCP', [0, 90, 2_500, 2_501, 1e6]))).toBe(5)
})
