import type { Family } from './family-names.ts'
import type { PageMark } from './marks.ts'

/** A small rosette that a page shows as a picture: a seal with a mark in its centre, or the bare lines of a pattern. */
export interface SealLook {
  readonly kind: 'seal' | 'pattern'
  readonly family: Family
  /** The family whose accent colours it, where that is another. */
  readonly accent?: Family | undefined
  /** As `seedOf` gives it; 0 is the family's own. */
  readonly seed: number
  /** The family's own where absent. */
  readonly mark?: PageMark | undefined
}
