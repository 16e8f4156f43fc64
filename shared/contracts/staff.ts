/** Contracts of the staff area, except those for articles. */
import * as z from 'zod/mini'
import { byContentType } from '../content/content-types/content-types.ts'
import { ENTRY_TYPES } from '../content/entries/entry-types.ts'
import { ARTICLE_TYPES, STATUSES } from '../content/status.ts'
import { successAnswer } from './envelope.ts'

/** Option of a selection list: an author or a category. `slug` is null for options without a slug. */
export const choice = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.nullable(z.string()),
})
export type Choice = z.infer<typeof choice>
export const choicesAnswer = successAnswer(z.array(choice))

/** Response of `GET /api/known-paths/`. `leads` is true if the path has a page. */
export const knownPathAnswer = successAnswer(z.object({ path: z.string(), leads: z.boolean() }))

const counts = z.record(z.enum(STATUSES), z.number())

const recent = z.object({
  id: z.string(),
  type: z.enum(ARTICLE_TYPES),
  title: z.string(),
  status: z.string(),
  updated_at: z.string(),
  publish_at: z.nullable(z.string()),
  has_unpublished_changes: z.boolean(),
})

/** Dashboard: number of articles by status, pending work, latest changes, and the state of the site. */
export const overview = z.object({
  counts: z.object(byContentType(() => counts)),
  /** Articles that wait: first the newest in review, then those that will be published next. */
  waiting: z.array(recent),
  recent: z.array(recent),
  outbox: z.object({ waiting: z.number(), conflicts: z.number() }),
  health: z.object({ cms: z.enum(['up', 'down']), copy: z.enum(['current', 'behind', 'missing']) }),
})
export type Overview = z.infer<typeof overview>
export const overviewAnswer = successAnswer(overview)

/** Maximum number of log entries (specification 9). */
export const LOG_SIZE = 1_000

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export const LOG_CATEGORIES = ['api', 'cache', 'webhook', 'database', 'security'] as const

/** Log message for an attempt to read unpublished content (specification 4.5). */
export const BYPASS_ATTEMPT = 'A visitor requested unpublished articles and got published ones'

/**
 * Object of a logged action. An inquiry or a meeting is identified by its number, because the log must not contain any other data about
 * visitors.
 */
export const loggedObject = z.object({
  kind: z.enum([
    ...ARTICLE_TYPES,
    ...ENTRY_TYPES,
    'page',
    'image',
    'lead',
    'booking',
    'case',
    'account',
  ]),
  id: z.string(),
  name: z.string(),
  /** Id of the lead that belongs to a meeting. */
  lead: z.optional(z.string()),
})
export type LoggedObject = z.infer<typeof loggedObject>

/** Entry of the server's log (specification 3). */
export const logEntry = z.object({
  timestamp: z.string(),
  level: z.enum(LOG_LEVELS),
  category: z.enum(LOG_CATEGORIES),
  message: z.string(),
  data: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
  traceId: z.optional(z.string()),
  /** Address of the logged object in the staff area, if the object still exists. */
  link: z.optional(z.string()),
})
export type LogEntry = z.infer<typeof logEntry>
export const logsAnswer = successAnswer(z.array(logEntry))
