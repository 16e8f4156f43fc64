import type { SolutionSlug } from '../../pages/catalogue/catalogue.ts'
import type { PageMark } from '../marks/marks.ts'

/**
 * Names for pages without a mark of their own: pages that no menu shows, and pages whose mark belongs to another page. For example, one of
 * the services has the same slug as the solution background-screening, and the mark of this name.
 */
type UnmarkedPage =
  | 'background-screening-solution'
  | 'candidates'
  | 'glossary'
  | 'trust'
  | 'verify'
  | 'what-we-offer'

/** Name of a page that is part of the address of its plate. */
export type PlateMark = PageMark | UnmarkedPage

/**
 * True if phones show the plate of a page over the width of the screen. Such a plate is the largest contentful paint of the page, so it has
 * a smaller file for phones. Other pages show their plate beside the breadcrumb.
 */
export const isWideOnPhones = (mark: PlateMark | undefined): boolean => mark === 'home'

/** Name of the plate of a solution. */
export const plateOfSolution = (slug: SolutionSlug): PlateMark =>
  slug === 'background-screening' ? 'background-screening-solution' : slug
