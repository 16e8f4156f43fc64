import type { RecordTable as Table } from '#shared/pages/catalogue/page-copy.ts'
import { ColumnHeads } from './list/column-heads.tsx'

interface RecordTableProps {
  readonly table: Table
  /** What the table shows, for those who do not see it under its heading. */
  readonly label: string
}

/**
 * A table of record across the page: the second column stands on the spine, row heads in the display face. Where there is
 * no room for a table it is read row by row, each value under the head of its column.
 */
export function RecordTable({ table, label }: RecordTableProps) {
  return (
    <>
      <div className="record-box">
        <table className="record record-page">
          <caption className="sr-only">{label}</caption>
          <ColumnHeads columns={table.columns} />
          <tbody>
            {table.rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={index}>
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
