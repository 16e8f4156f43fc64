/**
 * Candidates' cases: the data that candidates send and see, and the data that staff see. Days are `2026-12-24`, in the site's time zone.
 */
import * as z from 'zod/mini'
import { CASE_KINDS, CASE_PLACES } from '../company/case-law.ts'
import { listAnswer, successAnswer } from './envelope.ts'
import { emailField, line, optionalLine, optionalText } from './forms/form-fields.ts'
import { leadMessage } from './leads.ts'
import { spamCheckFields } from './forms/spam-check.ts'

/** Maximum lengths of texts, in characters. */
export const CASE_LIMITS = {
  name: 120,
  employer: 160,
  month: 60,
  line: 200,
  message: 5_000,
  reason: 500,
} as const

/** State of a case. */
export const CASE_STATES = ['received', 'in_progress', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** Result of a closed case. */
export const CASE_OUTCOMES = [
  'report_sent',
  'corrected',
  'confirmed',
  'answered',
  'withdrawn',
] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]

/** Views of the list. Suspected spam appears in the view `spam` only. */
export const CASE_VIEWS = ['open', 'closed', 'all', 'spam'] as const
export type CaseView = (typeof CASE_VIEWS)[number]

/** Reasons for erasing a case early. */
export const ERASE_REASONS = ['candidate_asked', 'sent_by_mistake', 'not_a_case'] as const
export type EraseReason = (typeof ERASE_REASONS)[number]

const kind = z.enum(CASE_KINDS)
const place = z.enum(CASE_PLACES)
const due = z.enum(['answer', 'acknowledgement'])
const day = z.nullable(z.string())

/** True if a value is a blank text, or not a text. For a value that is not a text, the schema reports an error of its own. */
const isEmpty = (text: unknown) => typeof text !== 'string' || text.trim() === ''

/** Makes a check of several fields run even if single fields have errors, so that the form shows all errors at once. */
const always = () => true

/** Body of `POST /api/cases/`. */
export const caseInput = z
  .object({
    kind: z.enum(CASE_KINDS, { error: `Use one of: ${CASE_KINDS.join(', ')}` }),
    place: z.enum(CASE_PLACES, { error: 'Choose where the job is' }),
    employer: line('the employer’s name', CASE_LIMITS.employer),
    month: optionalLine(CASE_LIMITS.month),
    line: optionalLine(CASE_LIMITS.line),
    message: optionalText(CASE_LIMITS.message),
    name: line('your name', CASE_LIMITS.name),
    email: emailField('name@example.com'),
    ...spamCheckFields,
  })
  .check(
    z.refine(({ kind: of, month }) => of === 'complaint' || !isEmpty(month), {
      error: 'Enter the month of the check. Roughly is enough',
      path: ['month'],
      when: always,
    }),
    z.refine(({ kind: of, line: which }) => of !== 'correction' || !isEmpty(which), {
      error: 'Enter the line that is wrong, or “I don’t know”',
      path: ['line'],
      when: always,
    }),
    z.refine(({ kind: of, message }) => of === 'report' || !isEmpty(message), {
      error: 'Tell us what is wrong',
      path: ['message'],
      when: always,
    }),
  )
export type CaseInput = z.infer<typeof caseInput>

/** Confirmation for the candidate after a case was submitted. */
export const caseReceipt = z.object({
  number: z.string(),
  kind,
  place,
  /** Time at which the case was received, ISO 8601, UTC. */
  received_at: z.string(),
  /** Action that the company must take by `due_on`. */
  due,
  /** Deadline. Null for suspected spam, which staff check first. */
  due_on: day,
  law: z.string(),
  email: z.string(),
  /** True if a copy is sent to the candidate's address. */
  copy_by_email: z.boolean(),
  /** Path of a page that shows this confirmation for one day. */
  path: z.string(),
})
export type CaseReceipt = z.infer<typeof caseReceipt>
export const caseReceiptAnswer = successAnswer(caseReceipt)

/** Deadline of a case if it were submitted now. */
export const caseDeadline = z.object({ kind, place, due, due_on: z.string(), law: z.string() })
export type CaseDeadline = z.infer<typeof caseDeadline>
export const caseDeadlinesAnswer = successAnswer(z.array(caseDeadline))

/** Body of `POST /api/case-status/`. */
export const caseStatusInput = z.object({
  number: line('the reference number', 40),
  email: emailField('name@example.com'),
})

const extension = z.object({
  until: z.string(),
  /** Reason for the extension, written by staff for the candidate. */
  reason: z.string(),
})

/** State and dates of a case, as its candidate sees them. */
export const caseProgress = z.object({
  number: z.string(),
  state: z.enum(CASE_STATES),
  received_on: z.string(),
  due,
  due_on: day,
  extension: z.nullable(extension),
  acknowledged_on: day,
  closed_on: day,
})
export type CaseProgress = z.infer<typeof caseProgress>
export const caseProgressAnswer = successAnswer(caseProgress)

/** Case in the staff list. It contains no personal data: staff see these only after opening a case, and the server logs each opening. */
export const caseSummary = z.object({
  id: z.string(),
  number: z.string(),
  kind,
  place,
  state: z.enum(CASE_STATES),
  outcome: z.nullable(z.enum(CASE_OUTCOMES)),
  received_at: z.string(),
  due,
  /** Current deadline, including an extension. Null if no action is due. */
  due_on: day,
  is_late: z.boolean(),
  is_extended: z.boolean(),
  is_suspected: z.boolean(),
  /** True once a staff member has opened the case. */
  seen: z.boolean(),
  revision: z.number(),
})
export type CaseSummary = z.infer<typeof caseSummary>

/** Number of cases by state. */
export const caseCounts = z.object({
  views: z.record(z.enum(CASE_VIEWS), z.number()),
  late: z.number(),
  unseen: z.number(),
})
export type CaseCounts = z.infer<typeof caseCounts>
export const caseCountsAnswer = successAnswer(caseCounts)

export const caseListAnswer = z.object({
  ...listAnswer(caseSummary).shape,
  counts: caseCounts,
})

/** Case with all stored data, for staff. */
export const candidateCase = z.object({
  ...caseSummary.shape,
  law: z.string(),
  name: z.string(),
  email: z.string(),
  employer: z.string(),
  month: z.string(),
  line: z.string(),
  message: z.string(),
  acknowledged_on: day,
  closed_on: day,
  extension: z.nullable(extension),
  /** Last day to which the deadline can be extended now. Null if it cannot be extended. */
  may_extend_to: day,
  history: z.array(
    z.object({
      at: z.string(),
      by: z.nullable(z.object({ id: z.string(), name: z.string() })),
      text: z.string(),
    }),
  ),
  messages: z.array(leadMessage),
})
export type CandidateCase = z.infer<typeof candidateCase>
export const caseAnswer = successAnswer(candidateCase)

/** `PATCH /api/cases/{id}/`. Absent fields do not change. */
export const caseChange = z.object({
  state: z.optional(z.enum(CASE_STATES, { error: `Use one of: ${CASE_STATES.join(', ')}` })),
  outcome: z.optional(z.enum(CASE_OUTCOMES, { error: 'Choose how the case ended' })),
  /** Records that staff have acknowledged a complaint. */
  acknowledged: z.optional(z.literal(true)),
  /** Extends the deadline by the maximum that the law allows. The candidate sees the reason. */
  extension: z.optional(
    z.object({
      reason: line('the reason, which the candidate will see', CASE_LIMITS.reason),
    }),
  ),
  /** Moves a case out of suspected spam. */
  restored: z.optional(z.literal(true)),
})
export type CaseChange = z.infer<typeof caseChange>

/** Body of `POST /api/cases/{id}/erase/`. */
export const caseEraseInput = z.object({
  reason: z.enum(ERASE_REASONS, { error: 'Choose a reason' }),
})
export const caseEraseAnswer = successAnswer(z.object({ erased: z.boolean() }))
