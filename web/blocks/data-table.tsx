import { inlineText } from '#shared/text/inline-markdown.ts'
import { CellText } from './cell-text.tsx'

interface DataTableProps {
  readonly rows: readonly (readonly string[])[]
  readonly headerRow: boolean
  readonly caption: string
}

/** Accessible name of the region that scrolls. Without a caption, it consists of the names of the columns. */
function nameOf(caption: string, head: readonly string[] | undefined): string {
  const columns = (head ?? []).map((cell) => inlineText(cell).trim()).filter(Boolean)
  return caption || ['Table', columns.join(', ')].filter(Boolean).join(': ')
}

/** Table with rules above and below the header and at the bottom. It can be scrolled sideways if it is too wide. */
export function DataTable({ rows, headerRow, caption }: DataTableProps) {
  const head = headerRow ? rows[0] : undefined
  const body = headerRow ? rows.slice(1) : rows
  if (rows.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling table must be reachable by keyboard
    <section className="table-scroll" aria-label={nameOf(caption, head)} tabIndex={0}>
      <table className="record">
        {caption !== '' && <caption>{caption}</caption>}
        {head !== undefined && (
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col">
                  {cell.trim() === '' ? (
                    <span className="sr-only">Column {index + 1}</span>
                  ) : (
                    <CellText source={cell} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <CellText source={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
