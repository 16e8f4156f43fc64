/** Table of the planning ranges on /services. */
import type { RecordTable } from '../catalogue/page-copy.ts'
import { rangeText } from '../planning.ts'
import { RANGE_IDS } from '../range-names.ts'
import type { RangePages } from './range-pages.ts'

/** Ranges in the format of a table. */
export const turnaroundTable = (ranges: RangePages): RecordTable => ({
  columns: ['Check', 'Source', 'Planning range', 'What decides the time', 'Who applies'],
  rows: RANGE_IDS.map((id) => {
    const { check, place, remark, decides, applies } = ranges[id]
    const time = [rangeText(id, ranges), remark].filter(Boolean).join(', ')
    return [check, place, time, decides, applies]
  }),
})
