/** Use of planning ranges by fixed pages: references in their texts, and pages that show all ranges. */
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
 * Fills the times of planning ranges into the text of a page. `ranges` has all ranges, if the page shows them.
 * @param delivered published ranges; the shipped ones apply to the others
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
