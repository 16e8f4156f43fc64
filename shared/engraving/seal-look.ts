import type { Family } from './family-names.ts'
import type { PageMark } from './marks/marks.ts'

/** Kinds of rosettes as images: a small seal, and the seal of a report, about 320 px wide. */
export const SEAL_KINDS = ['seal', 'proof'] as const

/** Rosette that a page shows as an image. */
export interface SealLook {
  readonly kind: (typeof SEAL_KINDS)[number]
  readonly family: Family
  /** Result of `seedOf`; 0 selects the family's own rosette. */
  readonly seed: number
  /** Default: the family's own mark. */
  readonly mark?: PageMark | undefined
}
