import type { Family } from './family-names.ts'
import type { PageMark } from './marks.ts'

/** Small rosette that a page shows as an image: a seal with a mark in its centre, or the lines of a pattern only. */
export interface SealLook {
  readonly kind: 'seal' | 'pattern'
  readonly family: Family
  /** Family that determines the accent colour. Default: `family`. */
  readonly accent?: Family | undefined
  /** Result of `seedOf`; 0 selects the family's own rosette. */
  readonly seed: number
  /** Default: the family's own mark. */
  readonly mark?: PageMark | undefined
}
