import type { ReactNode } from 'react'
import type { RecordTable as Table } from '#shared/pages/catalogue/page-copy.ts'
import { FoldToggle } from './fold-toggle.tsx'
import { ColumnHeads } from './list/column-heads.tsx'
import { OpenRows } from './open-rows.tsx'

/** `heads`: phones show only the heads of the rows. `lines`: they also show the first cell. The other cells are shown on request. */
type Folds = 'heads' | 'lines'

export interface RecordRow {
  /** Name of the row, unique in the table. */
  readonly name: string
  /** Content of the row's head. Default: its name. */
  readonly head?: ReactNode
  readonly cells: readonly ReactNode[]
  readonly className?: string
}

interface RecordRowsProps {
  readonly columns: readonly string[]
  readonly rows: readonly RecordRow[]
  /** Caption of the table, for screen readers. */
  readonly label: string
  readonly folds?: Folds | undefined
}

/** Maximum number of columns of a table in columns 4 to 12 of the page. Wider tables begin at the margin. */
const MOST_ON_SPINE = 4

/** Class of a cell of a folded row. */
const cellClass = (folds: Folds, index: number) =>
  folds === 'lines' && index === 0 ? 'folded-line' : 'folded'

/**
 * Record table: up to four columns begin at the spine, others at the margin with the second column on the spine. Row headers are in the display face. In narrow windows each row is
 * shown as a list. Up to four columns keep their names above the table; in other tables and on phones each value is below the name of its column.
 */
export function RecordRows({ columns, rows, label, folds }: RecordRowsProps) {
  return (
    <div className={columns.length > MOST_ON_SPINE ? 'record-box' : 'record-box record-spine'}>
      {folds && <OpenRows label={label} />}
      <table className="record record-page">
        <caption className="sr-only">{label}</caption>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(({ name, head = name, cells, className }) => (
            <tr
              key={name}
              className={[folds && 'folds', className].filter(Boolean).join(' ') || undefined}
            >
              <th scope="row">
                {head}
                {folds && <FoldToggle name={name} />}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className={folds && cellClass(folds, index)}>
                  <span className="record-label">{columns[index + 1]}</span> {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RecordTableProps {
  readonly table: Table
  /** Caption of the table, for screen readers. */
  readonly label: string
  readonly folds?: Folds
}

/** Record table of texts, with its note. */
export function RecordTable({ table, label, folds }: RecordTableProps) {
  const rows = table.rows.map(([name = '', ...cells]) => ({ name, cells }))
  return (
    <>
      <RecordRows columns={table.columns} rows={rows} label={label} folds={folds} />
      {table.note !== undefined && <p className="record-note">{table.note}</p>}
    </>
  )
}
