import { type Graphic, readComparison } from '#shared/content/blocks/comparison.ts'
import { DataTable } from '../data-table.tsx'
import { ComparisonGraphic } from './comparison-graphic.tsx'

interface ComparisonTableProps {
  readonly rows: readonly (readonly string[])[]
  readonly headerRow: boolean
  readonly caption: string
  readonly graphic: Graphic | undefined
}

/**
 * Table. A table with a graphic of its figures is folded below the graphic, which shows the same figures. A table whose cells cannot be
 * drawn is shown without the graphic.
 */
export function ComparisonTable({ graphic, ...table }: ComparisonTableProps) {
  const { rows, headerRow, caption } = table
  const read = graphic && readComparison(graphic, rows, headerRow)
  if (read === undefined || !('comparison' in read)) return <DataTable {...table} />
  return (
    <div className="comparison">
      <ComparisonGraphic comparison={read.comparison} caption={caption} />
      <details className="comparison-numbers">
        <summary>Show as a table</summary>
        <DataTable {...table} />
      </details>
    </div>
  )
}
