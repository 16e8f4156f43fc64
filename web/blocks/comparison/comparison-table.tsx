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
 * Table, optionally with a graphic of its figures. A table with a graphic is folded below it, because both show the same figures. If the
 * cells cannot be drawn, only the table is shown.
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
