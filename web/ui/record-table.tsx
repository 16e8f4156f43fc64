import type { RecordTable as Table } from '#shared/pages/catalogue/page-copy.ts'
import { FoldToggle } from './fold-toggle.tsx'
import { ColumnHeads } from './list/column-heads.tsx'

interface RecordTableProps {
  readonly table: Table
  /** Caption of the table, for screen readers. */
  readonly label: string
  /** `heads`: phones show only the heads of the rows. `lines`: they also show the first cell. The other cells are shown on request. */
  readonly folds?: 'heads' | 'lines'
}

/** Maximum number of columns of a table in columns 4 to 12 of the page. Wider tables begin at the margin. */
const MOST_ON_SPINE = 4

/** Class of a cell of a folded row. */
const cellClass = (folds: 'heads' | 'lines', index: number) =>
  folds === 'lines' && index === 0 ? 'folded-line' : 'folded'

/**
 * Record table: up to four columns begin at the spine, others at the margin with the second column on the spine. Row headers are in the display face. In narrow windows each row is
 * shown as a list, each value below the name of its column.
 */
export function RecordTable({ table, label, folds }: RecordTableProps) {
  return (
    <>
      <div
        className={table.columns.length > MOST_ON_SPINE ? 'record-box' : 'record-box record-spine'}
      >
        <table className="record record-page">
          <caption className="sr-only">{label}</caption>
          <ColumnHeads columns={table.columns} />
          <tbody>
            {table.rows.map(([head, ...cells]) => (
              <tr key={head} className={folds && 'folds'}>
                <th scope="row">
                  {head}
                  {folds && <FoldToggle name={head ?? ''} />}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className={folds && cellClass(folds, index)}>
                    <span className="record-label">{table.columns[index + 1]}</span> {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {table.note !== undefined && <p className="record-note">{table.note}</p>}
    </>
  )
}
