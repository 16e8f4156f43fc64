/** Row of a report: a label such as "Result" and its value. Row order is part of the fingerprint. */
export interface ReportRow {
  readonly label: string
  readonly value: string
}

/** The part of a report that its sender writes. It is printed and never stored. */
export interface ReportContent {
  /** Kind of report, shown as its title, such as "Criminal record check". */
  readonly kind: string
  readonly rows: readonly ReportRow[]
  /** Sentences about what the report leaves open, printed below the rows. */
  readonly limits: string
}

/** Limits of a report: it has to fit on one page. Lengths in characters. */
export const REPORT_LIMITS = { rows: 40, kind: 80, label: 60, value: 300, limits: 800 } as const
