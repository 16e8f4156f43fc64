import type { SolutionSlug } from '../../pages/catalogue/catalogue.ts'
import type { PageMark } from '../marks/marks.ts'

/**
 * Names of pages without a mark of their own: no menu shows them, or the mark of the page has two pages. The solution
 * background-screening has the slug of one of its services.
 */
type UnmarkedPage =
  | 'background-screening-solution'
  | 'candidates'
  | 'glossary'
  | 'trust'
  | 'verify'
  | 'what-we-offer'

/** Name of a page in the address of its plate. */
export type PlateMark = PageMark | UnmarkedPage

/** Name of the plate of a solution. */
export const plateOfSolution = (slug: SolutionSlug): PlateMark =>
  slug === 'background-screening' ? 'background-screening-solution' : slug
