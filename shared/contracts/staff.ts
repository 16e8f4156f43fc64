/** What the staff area reads beside the articles themselves. */
import * as z from 'zod/mini'
import { STATUSES } from '../content/status.ts'
import { successAnswer } from './envelope.ts'

/** Something to choose: an author or a category. `slug` is null for what has none. */
export const choice = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.nullable(z.string()),
})
export type Choice = z.infer<typeof choice>
export const choicesAnswer = successAnswer(z.array(choice))

/** Whether a path of this site leads to a page. */
export const knownPathAnswer = successAnswer(z.object({ path: z.string(), leads: z.boolean() }))

const counts = z.record(z.enum(STATUSES), z.number())

const recent = z.object({
  id: z.string(),
  type: z.enum(['blog', 'caseStudy']),
  title: z.string(),
  status: z.string(),
  updated_at: z.string(),
  publish_at: z.nullable(z.string()),
  has_unpublished_changes: z.boolean(),
})

/** The dashboard: how many articles stand where, what waits for somebody, what changed last, and how the site is. */
export const overview = z.object({
  counts: z.object({ blog: counts, caseStudy: counts }),
  /** The newest in review, then those that go out next. */
  waiting: z.array(recent),
  recent: z.array(recent),
  outbox: z.object({ waiting: z.number(), conflicts: z.number() }),
  health: z.object({ cms: z.enum(['up', 'down']), copy: z.enum(['current', 'behind', 'missing']) }),
})
export type Overview = z.infer<typeof overview>
export const overviewAnswer = successAnswer(overview)

/** The log keeps at most this many entries (specification 9). */
export const LOG_SIZE = 1_000

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export const LOG_CATEGORIES = ['api', 'cache', 'webhook', 'database', 'security'] as const

/** The message of an attempt to see what is not published (specification 4.5). */
export const BYPASS_ATTEMPT = 'A visitor requested unpublished articles and got published ones'

/** Object of an act in the log. The number of an inquiry or a meeting is its name: the log has nothing else about visitors. */
export const loggedObject = z.object({
  kind: z.enum(['blog', 'caseStudy', 'image', 'lead', 'booking', 'case', 'account']),
  id: z.string(),
  name: z.string(),
  /** Id of the lead of a meeting. */
  lead: z.optional(z.string()),
})
export type LoggedObject = z.infer<typeof loggedObject>

/** An entry of the server's log (specification 3). */
export const logEntry = z.object({
  timestamp: z.string(),
  level: z.enum(LOG_LEVELS),
  category: z.enum(LOG_CATEGORIES),
  message: z.string(),
  data: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
  /** Address of the object of an act in the staff area, if it still exists. */
  link: z.optional(z.string()),
})
export type LogEntry = z.infer<typeof logEntry>
export const logsAnswer = successAnswer(z.array(logEntry))
