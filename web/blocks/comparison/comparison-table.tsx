import { type Graphic, readComparison } from '#shared/content/blocks/comparison.ts'
import { DataTable } from '../data-table.tsx'
import { ComparisonGraphic } from './comparison-graphic.tsx'

interface ComparisonTableProps {
  readonly rows: readonly (readonly string[])[]
  readonly headerRow: boolean
  readonly caption: string
  readonly graphic: Graphic | undefined
}

/** Table, below a graphic of its figures if it has one. A table whose cells cannot be drawn is shown without the graphic. */
export function ComparisonTable({ graphic, ...table }: ComparisonTableProps) {
  const { rows, headerRow, caption } = table
  const read = graphic && readComparison(graphic, rows, headerRow)
  return (
    <>
      {read !== undefined && 'comparison' in read && (
        <ComparisonGraphic comparison={read.comparison} caption={caption} />
      )}
      <DataTable {...table} />
    </>
  )
}
