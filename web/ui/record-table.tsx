import type { RecordTable as Table } from '#shared/pages/page-copy.ts'

interface RecordTableProps {
  readonly table: Table
  /** What the table shows, for those who do not see it under its heading. */
  readonly label: string
}

/**
 * A table of record across the page: the second column stands on the spine, row heads in the display face. Where it is
 * too wide it scrolls in its own box, by keyboard too.
 */
export function RecordTable({ table, label }: RecordTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard too */}
      <section className="table-scroll" aria-label={label} tabIndex={0}>
        <table className="record record-page">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([head, ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note !== undefined && <p className="record-note">{table.note}</p>}
    </>
  )
}
