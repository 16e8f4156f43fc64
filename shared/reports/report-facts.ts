import { FIXED_LABELS } from './canonical-text.ts'
import { writtenUtc, writtenUtcDay } from '../time/written-utc.ts'
import type { ReportRow } from './report-content.ts'

/** Number and dates of a report, as they are printed. */
export interface ReportFacts {
  readonly number: string
  /** Time of issue, in milliseconds since 1970. */
  readonly issuedAt: number
  /** Last day on which the report is valid, such as `2026-12-24`. Undefined if it does not expire. */
  readonly validUntil?: string | undefined
}

/** Lines with the facts of a report. The fingerprint covers them too. */
export const factLines = ({ number, issuedAt, validUntil }: ReportFacts): readonly ReportRow[] => [
  { label: FIXED_LABELS.number, value: number },
  { label: FIXED_LABELS.issued, value: writtenUtc(issuedAt) },
  ...(validUntil === undefined
    ? []
    : [{ label: FIXED_LABELS.validUntil, value: writtenUtcDay(validUntil) }]),
]
