/** Planning ranges with their texts. The functions that convert them to times are in `planning.ts`. */
import type { PlanningRangePage } from '../catalogue/page-copy.ts'
import { RANGE_IDS, type RangeId } from '../range-names.ts'

/** Planning ranges with their texts, by id. */
export type RangePages = Readonly<Record<RangeId, PlanningRangePage>>

const isComplete = (ranges: Partial<RangePages>): ranges is RangePages =>
  RANGE_IDS.every((id) => ranges[id] !== undefined)

/** Planning ranges by id. @throws Error if one is missing */
export function rangesById(ranges: readonly PlanningRangePage[]): RangePages {
  const table: Partial<Record<RangeId, PlanningRangePage>> = {}
  for (const range of ranges) table[range.slug] = range
  if (!isComplete(table)) throw new Error('A planning range is missing.')
  return table
}
