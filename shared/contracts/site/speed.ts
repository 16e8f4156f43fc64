import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { DEVICES } from './devices.ts'
import { routeText } from './route-text.ts'

/**
 * Metrics of a page view. Largest contentful paint and interaction to next paint are in milliseconds, cumulative layout shift is a score.
 */
export const SPEED_METRICS = ['LCP', 'INP', 'CLS'] as const
export type SpeedMetric = (typeof SPEED_METRICS)[number]

/** Limits of each metric: the highest value that counts as good, and the highest one that does not count as poor. */
export const SPEED_LIMITS = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
} as const satisfies Record<SpeedMetric, { readonly good: number; readonly poor: number }>

/** Minimum number of measurements from which a percentile is shown. */
export const LEAST_MEASURED = 50

/** Minimum number of measurements, both before and after a deployment, from which the two are compared. */
export const LEAST_COMPARED = 200

/** Increase of the 75th percentile, as a fraction, above which a route counts as slower. */
export const SLOWER = 0.2

/** Highest value that is accepted: an hour in milliseconds. */
const MOST = 3_600_000

/** One measurement, sent by a browser after the visitor has allowed analytics. It contains no data that identifies the visitor. */
export const speedInput = z.strictObject({
  /** Pattern of the route for which the document was loaded. */
  route: routeText,
  /** Kind of device, derived from the width of the window. */
  device: z.enum(DEVICES),
  metric: z.enum(SPEED_METRICS),
  value: z.number().check(z.minimum(0), z.maximum(MOST)),
})
export type SpeedInput = z.infer<typeof speedInput>

export const speedAnswer = successAnswer(z.object({}))

/** 75th percentile of one metric for one route and kind of device, in a period. */
export const speedOfRoute = z.object({
  route: z.string(),
  device: z.enum(DEVICES),
  metric: z.enum(SPEED_METRICS),
  /** Number of measurements. */
  measured: z.number(),
  /** 75th percentile; null with fewer than {@link LEAST_MEASURED} measurements. */
  p75: z.nullable(z.number()),
})
export type SpeedOfRoute = z.infer<typeof speedOfRoute>

/** Route that has become slower with the current version of the site. */
export const slowerRoute = z.object({
  route: z.string(),
  device: z.enum(DEVICES),
  metric: z.enum(['LCP', 'INP']),
  /** 75th percentiles in milliseconds: with earlier versions, and with the current one. */
  before: z.number(),
  after: z.number(),
  /** Numbers of measurements: with earlier versions, and with the current one. */
  measuredBefore: z.number(),
  measuredAfter: z.number(),
})
export type SlowerRoute = z.infer<typeof slowerRoute>
