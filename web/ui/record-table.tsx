import type { ReactNode } from 'react'
import type { RecordTable as Table } from '#shared/pages/catalogue/page-copy.ts'
import { FoldToggle } from './fold-toggle.tsx'
import { ColumnHeads } from './list/column-heads.tsx'
import { OpenRows } from './open-rows.tsx'

/** Cells that phones show before a row is opened: only the row header (`heads`), or also the first, second or last of the other cells. */
type Folds = 'heads' | 'first' | 'second' | 'last'

export interface RecordRow {
  /** Name of the row, which must be unique in the table. */
  readonly name: string
  /** Content of the row header. Default: the name of the row. */
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

/** Maximum number of columns of a table that begins in the main column. A table with more columns begins at the left margin of the page. */
const MOST_ON_SPINE = 4

/** Class of a cell of a folded row with `count` cells. */
const cellClass = (folds: Folds, index: number, count: number) =>
  index === { heads: -1, first: 0, second: 1, last: count - 1 }[folds] ? 'folded-line' : 'folded'

/**
 * Table that looks like a printed register. A table of up to four columns begins in the main column. A wider one begins at the left margin,
 * and its second column begins in the main column. Row headers have the display typeface. In narrow windows each row is a list. On tablets,
 * tables of up to four columns keep the column names above the rows. In wider tables, and on phones, each value is below the name of its
 * column.
 */
export function RecordRows({ columns, rows, label, folds }: RecordRowsProps) {
  return (
    <div className={columns.length > MOST_ON_SPINE ? 'record-box' : 'record-box record-spine'}>
      <table className="record record-page">
        <caption className="sr-only">{label}</caption>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(({ name, head = name, cells, className = '' }) => (
            <tr key={name} className={folds ? `folds ${className}` : className || undefined}>
              <th scope="row">
                {head}
                {folds && <FoldToggle name={name} />}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className={folds && cellClass(folds, index, cells.length)}>
                  <span className="record-label">{columns[index + 1]}</span> {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {folds && <OpenRows label={label} />}
    </div>
  )
}

interface RecordTableProps {
  readonly table: Table
  /** Caption of the table, for screen readers. */
  readonly label: string
  readonly folds?: Folds
}

/** Table that looks like a printed register, with texts as cells and the note below it. */
export function RecordTable({ table, label, folds }: RecordTableProps) {
  const rows = table.rows.map(([name = '', ...cells]) => ({ name, cells }))
  return (
    <>
      <RecordRows columns={table.columns} rows={rows} label={label} folds={folds} />
      {table.note !== undefined && <p className="record-note">{table.note}</p>}
    </>
  )
}
