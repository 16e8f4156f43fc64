import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { DEVICES } from './devices.ts'
import { routeText } from './route-text.ts'

/** Measurements of a page view: largest contentful paint and interaction to next paint in milliseconds, layout shift as a score. */
export const SPEED_METRICS = ['LCP', 'INP', 'CLS'] as const
export type SpeedMetric = (typeof SPEED_METRICS)[number]

/** Highest values that count as good, and that do not count as poor yet. */
export const SPEED_LIMITS = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
} as const satisfies Record<SpeedMetric, { readonly good: number; readonly poor: number }>

/** Minimum number of measurements for which a percentile is shown. */
export const LEAST_MEASURED = 50

/** Minimum number of measurements before and after a deployment for which they are compared. */
export const LEAST_COMPARED = 200

/** Increase of the percentile from which a route counts as slower. */
export const SLOWER = 0.2

/** Highest accepted value: an hour in milliseconds. */
const MOST = 3_600_000

/** One measurement, sent by a browser after the visitor has allowed analytics. It contains no data that identifies the visitor. */
export const speedInput = z.strictObject({
  /** Pattern of the route that the document was loaded for. */
  route: routeText,
  /** Kind of device, by the width of the window. */
  device: z.enum(DEVICES),
  metric: z.enum(SPEED_METRICS),
  value: z.number().check(z.minimum(0), z.maximum(MOST)),
})
export type SpeedInput = z.infer<typeof speedInput>

export const speedAnswer = successAnswer(z.object({}))

/** 75th percentile of a route, device and metric in a period. */
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

/** Route that became slower with the current version of the site. */
export const slowerRoute = z.object({
  route: z.string(),
  device: z.enum(DEVICES),
  metric: z.enum(['LCP', 'INP']),
  /** 75th percentiles in milliseconds, before and with the current version. */
  before: z.number(),
  after: z.number(),
  /** Numbers of measurements, before and with the current version. */
  measuredBefore: z.number(),
  measuredAfter: z.number(),
})
export type SlowerRoute = z.infer<typeof slowerRoute>
