import { FIXED_LABELS } from './canonical-text.ts'
import type { ReportRow } from './report-content.ts'

/** Number and dates of a report, as they are printed. */
export interface ReportFacts {
  readonly number: string
  /** Time of issue, in milliseconds since 1970. */
  readonly issuedAt: number
  /** Last day on which the report is valid, such as `2026-12-24`. Undefined: no expiry. */
  readonly validUntil?: string | undefined
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const times = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** A day such as `2026-12-24` as text: `24 December 2026`. */
export const dayText = (day: string): string => days.format(Date.parse(`${day}T00:00:00Z`))

/** A time as text: `27 November 2026, 16:04 UTC`. */
export const timeText = (time: number): string => `${days.format(time)}, ${times.format(time)} UTC`

/** Lines with the facts of a report. They are part of its fingerprint. */
export const factLines = ({ number, issuedAt, validUntil }: ReportFacts): readonly ReportRow[] => [
  { label: FIXED_LABELS.number, value: number },
  { label: FIXED_LABELS.issued, value: timeText(issuedAt) },
  ...(validUntil === undefined
    ? []
    : [{ label: FIXED_LABELS.validUntil, value: dayText(validUntil) }]),
]
