/** Reports that can be verified: contracts for issuing, listing, withdrawing and verifying them. */
import * as z from 'zod/mini'
import { collapsed } from '../reports/canonical-text.ts'
import { REPORT_LIMITS } from '../reports/report-content.ts'
import { listAnswer, successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Views of the list. */
export const REPORT_VIEWS = ['all', 'issued', 'replaced', 'withdrawn', 'samples'] as const
export type ReportView = (typeof REPORT_VIEWS)[number]

/** State of a report. */
export const REPORT_STATES = ['issued', 'replaced', 'withdrawn'] as const
export type ReportState = (typeof REPORT_STATES)[number]

/** Reasons for withdrawing a report. Visitors see the reason. */
export const WITHDRAWAL_REASONS = [
  'wrong_person',
  'wrong_facts',
  'source_corrected',
  'issued_by_mistake',
] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** True if a text, for example from the database, is one of {@link WITHDRAWAL_REASONS}. */
export const isReason = (text: string): text is WithdrawalReason =>
  WITHDRAWAL_REASONS.some((reason) => reason === text)

/** Keys by which the list is sorted. */
export const REPORT_SORT_KEYS = ['issued_at', 'number', 'kind', 'verified'] as const

/**
 * Schema of a required text of one line. The text is converted to Unicode normal form with single spaces, as in the canonical text of a
 * report.
 */
const line = (what: string, longest: number) =>
  z
    .string(`Enter ${what}`)
    .check(
      singleLine(),
      z.overwrite(collapsed),
      z.minLength(1, `Enter ${what}`),
      z.maxLength(longest, `Use at most ${longest} characters`),
    )

const dayText = z.iso.date('Enter a day such as 2027-11-30')

/** Body of `POST /api/reports/`. */
export const reportInput = z.object({
  kind: line('the kind of report', REPORT_LIMITS.kind),
  rows: z
    .array(
      z.object({
        label: line('a label', REPORT_LIMITS.label),
        value: line('a value', REPORT_LIMITS.value),
      }),
      'Enter at least one row',
    )
    .check(
      z.minLength(1, 'Enter at least one row'),
      z.maxLength(REPORT_LIMITS.rows, `Use at most ${REPORT_LIMITS.rows} rows`),
    ),
  limits: line('the limits, at least one sentence', REPORT_LIMITS.limits),
  valid_until: z.optional(dayText),
  /** Number of an earlier report that the new report replaces. */
  replaces: z.optional(z.string().check(singleLine(), z.maxLength(40))),
})
export type ReportInput = z.infer<typeof reportInput>

/** Body of `POST /api/reports/{id}/withdraw/`. */
export const withdrawalInput = z.object({
  reason: z.enum(WITHDRAWAL_REASONS, { error: `Use one of: ${WITHDRAWAL_REASONS.join(', ')}` }),
})

/** A report as staff see it. Times are ISO 8601, UTC. */
export const reportView = z.object({
  /** Number of the report. It is also the id. */
  id: z.string(),
  kind: z.string(),
  state: z.enum(REPORT_STATES),
  issued_at: z.string(),
  valid_until: z.nullable(z.string()),
  replaces: z.nullable(z.string()),
  replaced_by: z.nullable(z.string()),
  changed_at: z.nullable(z.string()),
  changed_by: z.nullable(z.string()),
  reason: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  text_hash: z.string(),
  /** Slug of the service of a sample. */
  sample_of: z.nullable(z.string()),
  /** Name of the account that issued the report, or `API: ` with the name of the token. Null for a sample. */
  issued_by: z.nullable(z.string()),
  /** Number of times that visitors have verified the report. */
  verified: z.number(),
})
export type Report = z.infer<typeof reportView>

const counts = z.record(z.enum(REPORT_VIEWS), z.number())

export const reportAnswer = successAnswer(reportView)
export const reportListAnswer = z.extend(listAnswer(reportView), {
  counts,
  /** Number of times that visitors have verified any report. */
  verified: z.number(),
})

/**
 * The issued report with its PDF as Base64. Only this response contains the PDF, because the server stores neither the file nor the rows.
 */
export const issuedReportAnswer = successAnswer(z.object({ report: reportView, pdf: z.string() }))

/** State of a report as visitors see it. */
export const VERIFIED_STATES = ['valid', 'replaced', 'withdrawn', 'expired'] as const

/** Data in the response of `GET /api/verify/{id}/`. */
export const verifiedReport = z.object({
  number: z.string(),
  kind: z.string(),
  issued_at: z.string(),
  valid_until: z.nullable(z.string()),
  state: z.enum(VERIFIED_STATES),
  replaced_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.string()),
  reason: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  is_sample: z.boolean(),
  salt_hash: z.string(),
  text_hash: z.string(),
  file_hash: z.nullable(z.string()),
})
export type VerifiedReport = z.infer<typeof verifiedReport>

export const verifiedReportAnswer = successAnswer(verifiedReport)
