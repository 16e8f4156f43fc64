/** Planning ranges with their texts. The functions that convert them to times are in `planning.ts`. */
import type { PlanningRangePage, ShownRange } from '../catalogue/page-copy.ts'
import { RANGE_IDS, type RangeId } from '../range-names.ts'

/** Planning ranges by id, by default with the fields that pages show. */
export type RangePages<Range = ShownRange> = Readonly<Record<RangeId, Range>>

const isComplete = (ranges: Partial<RangePages>): ranges is RangePages =>
  RANGE_IDS.every((id) => ranges[id] !== undefined)

/** Planning ranges by id. @throws Error if one is missing */
export function rangesById(ranges: readonly ShownRange[]): RangePages {
  const table: Partial<Record<RangeId, ShownRange>> = {}
  for (const range of ranges) table[range.slug] = range
  if (!isComplete(table)) throw new Error('A planning range is missing.')
  return table
}

/** Leaves out the fields of a range that no page shows. */
export const shownRange = ({
  source: _source,
  reviewed: _reviewed,
  ...shown
}: PlanningRangePage): ShownRange => shown
