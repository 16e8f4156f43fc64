import type { Family } from './family-names.ts'
import type { PageMark } from './marks/marks.ts'

/** Kinds of rosettes as image files: `seal` for a small seal, `proof` for the seal of a report, which is about 320 px wide. */
export const SEAL_KINDS = ['seal', 'proof'] as const

/** Rosette that a page shows as an image. */
export interface SealLook {
  readonly kind: (typeof SEAL_KINDS)[number]
  readonly family: Family
  /** Seed from `seedOf`; 0 selects the family's own rosette. */
  readonly seed: number
  /** Mark in the centre. Default: the mark of the family. */
  readonly mark?: PageMark | undefined
}
