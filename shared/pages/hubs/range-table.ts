/** Table of the planning ranges on /services. */
import type { PlanningRangePage, RecordTable } from '../catalogue/page-copy.ts'
import { RANGE_IDS, type RangeId, rangeText } from '../planning.ts'

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

/** Ranges in the format of a table. */
export const turnaroundTable = (ranges: RangePages): RecordTable => ({
  columns: ['Check', 'Source', 'Planning range', 'What decides the time', 'Who applies'],
  rows: RANGE_IDS.map((id) => {
    const { check, place, remark, decides, applies } = ranges[id]
    const time = [rangeText(id, ranges), remark].filter(Boolean).join(', ')
    return [check, place, time, decides, applies]
  }),
})
