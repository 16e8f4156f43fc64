/** Row of a report: a label such as "Result" and its value. The order of the rows is part of the fingerprint. */
export interface ReportRow {
  readonly label: string
  readonly value: string
}

/** The part of a report that its sender writes. It is printed, but never stored. */
export interface ReportContent {
  /** Kind of report, shown as its title, such as "Criminal record check". */
  readonly kind: string
  readonly rows: readonly ReportRow[]
  /** Sentences about questions that the report does not answer, printed below the rows. */
  readonly limits: string
}

/** Limits with which a report fits on one page. Lengths are in characters. */
export const REPORT_LIMITS = { rows: 40, kind: 80, label: 60, value: 300, limits: 800 } as const
