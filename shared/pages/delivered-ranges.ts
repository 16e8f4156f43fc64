/** Planning ranges on fixed pages. Texts may refer to ranges, and some pages show all ranges. */
import { followsRanges, type PageKind, pageTypes } from '../content/content-types/page-kinds.ts'
import type { PlanningRangePage } from './catalogue/page-copy.ts'
import { withPrices } from './hubs/prices.ts'
import { withShippedRanges } from './hubs/turnaround.ts'
import { withPlannedTimes } from './planning-references.ts'

/** Kind and slug of a fixed page. */
interface PageName {
  readonly kind: PageKind
  readonly slug: string
}

/** True for a page whose texts may refer to planning ranges. */
export const hasTimes = ({ kind }: Pick<PageName, 'kind'>): boolean =>
  followsRanges(pageTypes[kind])

/** True for a page that shows all planning ranges. */
const showsRanges = ({ kind, slug }: PageName): boolean =>
  kind === 'home' || (kind === 'hub' && slug === 'services')

/** True for a page that cannot be shown without the planning ranges. */
export const needsRanges = (page: PageName): boolean => hasTimes(page) || showsRanges(page)

/**
 * Replaces the references to planning ranges in the text of a page by their times. The result has all ranges in `ranges` if the page shows
 * them.
 * @param delivered published ranges; all others have the shipped times
 */
export function withRanges<Text extends object>(
  page: PageName,
  text: Text,
  delivered: readonly PlanningRangePage[],
): { readonly text: Text; readonly ranges?: readonly PlanningRangePage[] } {
  const table = withShippedRanges(delivered)
  return {
    text: hasTimes(page) ? withPrices(withPlannedTimes(text, table)) : text,
    ...(showsRanges(page) && { ranges: Object.values(table) }),
  }
}
