import type { VerifiedReport } from '../contracts/reports.ts'

/** Reason why the number could not be looked up. `unreadable` means that the text is not a number of a report. */
export type NumberProblem = 'unreadable' | 'unknown' | 'too_many' | 'unavailable'

/** Result of looking up a number. */
export interface Verification {
  /** Number as the visitor typed it. Empty before a number was looked up. */
  readonly typed: string
  readonly problem?: NumberProblem | undefined
  readonly report?: VerifiedReport | undefined
}

/** Reason for a look-up that failed with an HTTP status. */
export function problemOfStatus(status: number): NumberProblem {
  if (status === 404) return 'unknown'
  return status === 429 ? 'too_many' : 'unavailable'
}
