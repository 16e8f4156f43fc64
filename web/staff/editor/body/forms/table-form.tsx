import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '#web/ui/fields/choice-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { BlockForm, type BlockFormProps } from './block-form.tsx'
import { tableRow } from '../new-blocks.ts'
import { GraphicField } from './graphic-field.tsx'
import {
  toTable,
  widthOf,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
} from './table-grid.ts'

const icon = <Trash2 size={15} strokeWidth={1.5} aria-hidden="true" />

/** Form with the cells of a table as a grid, and buttons to add and remove rows and columns. Spreadsheet cells can be pasted. */
export function TableForm({ node, onDone }: BlockFormProps) {
  const [initial] = useState(() => toTable(node))
  const [caption, setCaption] = useState(initial.caption)
  const [headerRow, setHeaderRow] = useState(initial.headerRow)
  const [graphic, setGraphic] = useState(initial.graphic)
  const [cells, setCells] = useState(initial.cells)
  const width = widthOf(cells)
  return (
    <BlockForm
      onDone={() =>
        onDone({
          caption: caption.trim() || undefined,
          headerRow,
          graphic,
          rows: cells.map(tableRow),
        })
      }
    >
      <TextField
        label="Caption"
        name="table-caption"
        hint="Describe the table. Screen readers read this first"
        optional
        value={caption}
        onChange={(event) => setCaption(event.currentTarget.value)}
      />
      <Checkbox
        label="The first row names the columns"
        name="table-header"
        checked={headerRow}
        onChange={(event) => setHeaderRow(event.currentTarget.checked)}
      />
      <GraphicField graphic={graphic} table={{ headerRow, cells }} onChange={setGraphic} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users need the focus to scroll a wide grid */}
      <section className="table-grid" aria-label="Cells" tabIndex={0}>
        <table>
          <tbody>
            {cells.map((row, line) => (
              <tr key={line}>
                {row.map((cell, column) => (
                  <td key={column}>
                    <input
                      className="field-control"
                      aria-label={`Row ${line + 1}, column ${column + 1}`}
                      value={cell}
                      onChange={(event) =>
                        setCells(withCell(cells, line, column, event.currentTarget.value))
                      }
                      onPaste={(event) => {
                        const text = event.clipboardData.getData('text/plain')
                        if (!/[\t\n]/.test(text)) return
                        event.preventDefault()
                        setCells(withPasted(cells, line, column, text))
                      }}
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove row ${line + 1}`}
                    disabled={cells.length === 1}
                    onClick={() => setCells(withoutRow(cells, line))}
                  >
                    {icon}
                  </button>
                </td>
              </tr>
            ))}
            <tr>
              {Array.from({ length: width }, (_cell, column) => (
                <td key={column}>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Remove column ${column + 1}`}
                    disabled={width === 1}
                    onClick={() => setCells(withoutColumn(cells, column))}
                  >
                    {icon}
                  </button>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <div className="edit-actions">
        <button type="button" className="desk-button" onClick={() => setCells(withRow(cells))}>
          Add row
        </button>
        <button type="button" className="desk-button" onClick={() => setCells(withColumn(cells))}>
          Add column
        </button>
      </div>
      <p className="field-hint">
        Cells take a little Markdown: **bold**, *italic*, `code`, [words](address).
      </p>
    </BlockForm>
  )
}
