/** Inquiries as staff see and process them. Times are ISO 8601, UTC. */
import * as z from 'zod/mini'
import { listAnswer, successAnswer } from './envelope.ts'
import { ANSWER_WAYS } from './forms/inquiries.ts'
import { singleLine } from './forms/single-line.ts'

/** Origins of a lead. A lead of the kind `meeting` was created by a booking, so it has no response deadline. */
export const LEAD_KINDS = ['contact', 'partnership', 'meeting'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** States of a lead. */
export const LEAD_STATUSES = ['new', 'in_progress', 'answered', 'closed'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** Results of a closed lead. */
export const CLOSED_AS = ['won', 'lost', 'spam'] as const
export type ClosedAs = (typeof CLOSED_AS)[number]

/** Sort keys of the list; a leading `-` reverses the order. `due` means overdue leads first, then the leads that have waited longest. */
export const LEAD_SORT_KEYS = ['due', 'received', 'name', 'company', 'status'] as const

/** Views of the list. `open` contains new leads and leads in progress, `spam` leads that staff or the spam check have closed as spam. */
export const LEAD_VIEWS = [
  'open',
  'new',
  'in_progress',
  'answered',
  'closed',
  'all',
  'spam',
] as const

const person = z.object({ id: z.string(), name: z.string() })

/** Lead in a list. */
export const leadSummary = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(LEAD_KINDS),
  status: z.enum(LEAD_STATUSES),
  closed_as: z.nullable(z.enum(CLOSED_AS)),
  owner: z.nullable(person),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  /** Subject: one of SUBJECTS, or a type of partnership. */
  about: z.string(),
  received_at: z.string(),
  /** Response deadline. Null if the lead has none. */
  due_at: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  /** True once a staff member has opened the lead. */
  seen: z.boolean(),
  /** Number that each change increments. Clients send it in `If-Match`, so that they do not overwrite changes that they have not seen. */
  revision: z.number(),
})
export type LeadSummary = z.infer<typeof leadSummary>

/** Note of a staff member. */
export const leadNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.nullable(person),
  at: z.string(),
})
export type LeadNote = z.infer<typeof leadNote>

/** Event in the history of a lead, as text. */
const leadEvent = z.object({
  at: z.string(),
  by: z.nullable(person),
  text: z.string(),
})

/** Notification about the lead by email or webhook. */
export const leadMessage = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'webhook']),
  /**
   * Purpose of the message: `case-staff`, `case-receipt`, `case-summary`, `case-reminder`, `staff`, `receipt`, `reminder`, `visitor`,
   * `visitor-reminder`, `confirmation`, `summary` or `webhook`.
   */
  purpose: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  next_attempt_at: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
})
export type LeadMessage = z.infer<typeof leadMessage>

/** Lead with all details. */
export const lead = z.object({
  ...leadSummary.shape,
  phone: z.string(),
  countries: z.string(),
  volume: z.string(),
  message: z.string(),
  answer_way: z.enum(ANSWER_WAYS),
  notes: z.array(leadNote),
  history: z.array(leadEvent),
  messages: z.array(leadMessage),
})
export type Lead = z.infer<typeof lead>

export const leadAnswer = successAnswer(lead)

/** Number of leads by status, and the state of notifications. */
export const leadCounts = z.object({
  views: z.record(z.enum(LEAD_VIEWS), z.number()),
  unseen: z.number(),
  late: z.number(),
})
export type LeadCounts = z.infer<typeof leadCounts>

/** State of the notifications to staff. */
export const mailState = z.object({
  /** `off` means that no SMTP server is configured. */
  mail: z.enum(['on', 'off']),
  waiting: z.number(),
  failed: z.number(),
  /** Age in seconds of the oldest message that waits to be sent. Null if no message waits. */
  oldest_seconds: z.nullable(z.number()),
})

export const leadListAnswer = z.object({
  ...listAnswer(leadSummary).shape,
  counts: leadCounts,
  /** Accounts that can own leads. */
  people: z.array(person),
  mail: mailState,
})
export type LeadList = z.infer<typeof leadListAnswer>

export const leadCountsAnswer = successAnswer(leadCounts)

/** `PATCH /api/leads/{id}/`. Absent fields do not change. */
export const leadChange = z.object({
  status: z.optional(z.enum(LEAD_STATUSES, { error: `Use one of: ${LEAD_STATUSES.join(', ')}` })),
  closed_as: z.optional(z.enum(CLOSED_AS, { error: `Use one of: ${CLOSED_AS.join(', ')}` })),
  /** Id of the owner's account. Null removes the owner. */
  owner: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  seen: z.optional(z.boolean('Use true or false')),
})
export type LeadChange = z.infer<typeof leadChange>

const ids = z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(100))

/** Maximum number of leads in a selection. */
export const MOST_SELECTED = 5_000

/** Selected leads. The server stores the selection for an hour. Leads that match the filters only later are not added. */
export const leadSelection = z.object({ id: z.string(), ids: z.array(z.string()), at: z.string() })
export type LeadSelection = z.infer<typeof leadSelection>

export const leadSelectionAnswer = successAnswer(leadSelection)

/** `POST /api/leads/bulk/`: makes one change to several leads, which are given by their ids or by a selection. */
export const leadBulkInput = z.object({
  ids: z.optional(ids),
  selection: z.optional(z.string().check(singleLine(), z.maxLength(100))),
  /** Ids of leads that belong to the selection, but must not be changed. */
  without: z.optional(
    z.array(z.string().check(singleLine(), z.maxLength(100))).check(z.maxLength(500)),
  ),
  change: leadChange,
})
export type LeadBulkInput = z.infer<typeof leadBulkInput>

/** `missing` contains leads that no longer exist, `left` the skipped leads, each with the reason. */
export const leadBulkAnswer = successAnswer(
  z.object({
    changed: z.array(z.string()),
    missing: z.array(z.string()),
    left: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
    /** State of each changed lead before the change, for an undo. */
    before: z.array(
      z.object({
        id: z.string(),
        status: z.enum(LEAD_STATUSES),
        closed_as: z.nullable(z.enum(CLOSED_AS)),
        owner: z.nullable(z.string()),
      }),
    ),
  }),
)

/** Body of `POST /api/leads/{id}/notes/` and `PUT /api/leads/{id}/notes/{note}/`. */
export const noteInput = z.object({
  text: z
    .string('Enter a note')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a note'),
      z.maxLength(5_000, 'Use at most 5000 characters'),
    ),
})
