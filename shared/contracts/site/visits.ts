import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'
import { singleLine } from '../forms/single-line.ts'

/** Kinds of device, by the width of the window and what it is pointed with. */
export const DEVICES = ['desktop', 'tablet', 'phone'] as const
export type Device = (typeof DEVICES)[number]

/** Spans over which views are read, in days. */
export const VISIT_SPANS = [7, 30, 90, 365] as const
export type VisitSpan = (typeof VISIT_SPANS)[number]

/** Stands for whatever has no row of its own. */
export const OTHER = 'other'

/** One view of a page, as a browser tells of it after its visitor has allowed analytics. Nothing in it says whose. */
export const visitInput = z.strictObject({
  /** The pattern of the page's route (`/blogs/:id`), never its address. */
  route: z.string().check(singleLine(), z.minLength(1), z.maxLength(200)),
  /** The host of the page that led here; empty where there was none, or where it is this site's. */
  referrer: z
    .string()
    .check(z.maxLength(253), z.regex(/^[a-z0-9.-]*$/, 'Send a host name in lower case')),
  device: z.enum(DEVICES),
})
export type VisitInput = z.infer<typeof visitInput>

export const visitAnswer = successAnswer(z.object({}))

const counted = z.object({ name: z.string(), views: z.number() })
/** How often something was counted. */
export type Counted = z.infer<typeof counted>

/** Views over a span that ends today. Days are UTC's. */
export const visits = z.object({
  from: z.string(),
  to: z.string(),
  total: z.number(),
  /** Every day of the span, oldest first. */
  days: z.array(z.object({ day: z.string(), views: z.number() })),
  /** Most views first. An empty name among the referrers: nobody led there. */
  routes: z.array(counted),
  referrers: z.array(counted),
  devices: z.array(counted),
})
export type Visits = z.infer<typeof visits>
export const visitsAnswer = successAnswer(visits)

/** The span that a parameter of an address names. */
export const spanParameter = z.literal(VISIT_SPANS)
