import { turnaroundTable } from '#shared/pages/hubs/range-table.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'
import { RecordTable } from '#web/ui/record-table.tsx'

interface TurnaroundTableProps {
  readonly ranges: RangePages
  readonly heading: string
  /** Text below the table. */
  readonly note: string
}

/** Table of all planning ranges. */
export const TurnaroundTable = ({ ranges, heading, note }: TurnaroundTableProps) => (
  <RecordTable table={{ ...turnaroundTable(ranges), note }} label={heading} folds="second" />
)
