import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { singleLine } from '../forms/single-line.ts'

/** Kinds of devices, by window width and pointing device. */
export const DEVICES = ['desktop', 'tablet', 'phone'] as const
export type Device = (typeof DEVICES)[number]

/** Time spans of the statistics, in days. */
export const VISIT_SPANS = [7, 30, 90, 365] as const
export type VisitSpan = (typeof VISIT_SPANS)[number]

/** Name of the last row, which sums up all values without a separate row. */
export const OTHER = 'other'

/** Page view, sent by a browser after the visitor has allowed analytics. It contains no data that identifies the visitor. */
export const visitInput = z.strictObject({
  /** Pattern of the page's route (`/blogs/:id`), not the address of the page. */
  route: z.string().check(singleLine(), z.minLength(1), z.maxLength(200)),
  /** Host of the referring page; empty without a referring page, or if that page belongs to this site. */
  referrer: z
    .string()
    .check(z.maxLength(253), z.regex(/^[a-z0-9.-]*$/, 'Send a host name in lower case')),
  device: z.enum(DEVICES),
})
export type VisitInput = z.infer<typeof visitInput>

export const visitAnswer = successAnswer(z.object({}))

const counted = z.object({ name: z.string(), views: z.number() })
/** Name with a count. */
export type Counted = z.infer<typeof counted>

/** Page views in a span that ends today. Days are UTC. */
export const visits = z.object({
  from: z.string(),
  to: z.string(),
  total: z.number(),
  /** All days of the span, oldest first. */
  days: z.array(z.object({ day: z.string(), views: z.number() })),
  /** Counts, highest first. A referrer with an empty name stands for direct visits. */
  routes: z.array(counted),
  referrers: z.array(counted),
  devices: z.array(counted),
})
export type Visits = z.infer<typeof visits>
export const visitsAnswer = successAnswer(visits)

/** Time span as a URL parameter. */
export const spanParameter = z.literal(VISIT_SPANS)
