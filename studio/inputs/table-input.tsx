import { AddIcon } from '@sanity/icons/Add'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { type ArrayOfObjectsInputProps, set, useFormValue } from 'sanity'
import { createKey } from './create-key.ts'
import styles from './inputs.module.css'
import {
  padded,
  type Row,
  toRows,
  widthOf,
  withColumn,
  withMoved,
  withoutColumn,
  withPasted,
} from './table-grid.ts'
import { ColumnNames, RowTools } from './table-parts.tsx'

const NEW_WIDTH = 2

/**
 * Edits the rows of a table as a grid of cells. Arrow up, arrow down and Enter move between rows (Shift+Enter inserts a line break). Tab
 * moves between cells. Alt with an arrow moves the row. A block pasted from a spreadsheet fills the cells from the focused one on. The
 * names of the columns may be fixed, by a field `columns` of the table or by an option of this name of its type. These names are then the
 * head of the grid.
 */
export function TableInput(props: ArrayOfObjectsInputProps) {
  const { value, onChange, readOnly, elementProps } = props
  const grid = useRef<HTMLTableElement>(null)
  const rows = toRows(value)
  const columns = useColumns(props)
  const width = Math.max(widthOf(rows), columns?.length ?? 0)
  const isFixed = readOnly ?? false

  const store = (next: readonly Row[]) => onChange(set(next))
  const addRow = () =>
    store([
      ...rows,
      { _key: createKey(), _type: 'tableRow', cells: padded([], width || NEW_WIDTH) },
    ])

  const type = (row: Row, column: number, text: string) => {
    // Patches only the cell, so that two editors can work on one table. If the row is too short for the cell, replaces the row.
    if (column < row.cells.length) onChange(set(text, [{ _key: row._key }, 'cells', column]))
    else onChange(set(padded(row.cells, width).with(column, text), [{ _key: row._key }, 'cells']))
  }

  const moveRow = (row: number, step: number, column?: number) => {
    if (isFixed || rows[row + step] === undefined) return
    store(withMoved(rows, row, step))
    if (column !== undefined) requestAnimationFrame(() => focusCell(row + step, column))
  }

  const focusCell = (row: number, column: number) =>
    grid.current
      ?.querySelector<HTMLTextAreaElement>(`[data-row="${row}"][data-column="${column}"]`)
      ?.focus()

  const move = (event: KeyboardEvent<HTMLTextAreaElement>, row: number, column: number) => {
    // Stops the event, because the editor of the surrounding text would handle the key too.
    event.stopPropagation()
    if (event.nativeEvent.isComposing || event.shiftKey) return
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
    if (step !== undefined && event.altKey && event.key !== 'Enter') {
      event.preventDefault()
      moveRow(row, step, column)
      return
    }
    if (step === undefined || (event.key !== 'Enter' && isMultiline(event.currentTarget))) return
    event.preventDefault()
    focusCell(row + step, column)
  }

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, row: number, column: number) => {
    event.stopPropagation()
    const text = event.clipboardData.getData('text/plain')
    if (!text.includes('\t')) return
    event.preventDefault()
    store(withPasted(rows, { row, column }, text, createKey))
  }

  return (
    <Stack gap={3}>
      <div className={styles['scroll']}>
        <table ref={grid} className={styles['grid']} aria-label="Cells">
          {columns !== undefined && <ColumnNames names={columns} />}
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr
                key={row._key}
                className={rowIndex === 0 && columns === undefined ? styles['head'] : undefined}
              >
                {padded(row.cells, width).map((cell, column) => (
                  // Cells have no ids, so their index in the row is their React key.
                  <td key={`${row._key}-${column}`}>
                    <textarea
                      rows={1}
                      id={rowIndex === 0 && column === 0 ? elementProps.id : undefined}
                      aria-label={`Row ${rowIndex + 1}, ${columns?.[column] ?? `column ${column + 1}`}`}
                      data-row={rowIndex}
                      data-column={column}
                      value={cell}
                      readOnly={isFixed}
                      onChange={(event) => type(row, column, event.currentTarget.value)}
                      onKeyDown={(event) => move(event, rowIndex, column)}
                      onPaste={(event) => paste(event, rowIndex, column)}
                    />
                  </td>
                ))}
                <RowTools
                  row={rowIndex}
                  count={rows.length}
                  isFixed={isFixed}
                  onMove={(step) => moveRow(rowIndex, step)}
                  onRemove={() => store(rows.filter(({ _key }) => _key !== row._key))}
                />
              </tr>
            ))}
            {columns === undefined && rows.length > 0 && width > 1 && (
              <tr>
                {padded([], width).map((_, column) => (
                  <td key={`remove-${column}`}>
                    <Button
                      mode="bleed"
                      icon={TrashIcon}
                      aria-label={`Remove column ${column + 1}`}
                      disabled={isFixed}
                      onClick={() => store(withoutColumn(rows, column))}
                    />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Flex gap={2}>
        <Button mode="ghost" icon={AddIcon} text="Add row" disabled={isFixed} onClick={addRow} />
        {columns === undefined && (
          <Button
            mode="ghost"
            icon={AddIcon}
            text="Add column"
            disabled={isFixed || rows.length === 0}
            onClick={() => store(withColumn(rows))}
          />
        )}
      </Flex>
      {columns === undefined && (
        <Text size={1} muted>
          Cells take `code`, **bold**, *italic* and [text](address).
        </Text>
      )}
    </Stack>
  )
}

/**
 * Returns the names of the columns, from the type of the table or from the field `columns` next to it. Returns undefined if the first row
 * contains them.
 */
function useColumns({ path, schemaType }: ArrayOfObjectsInputProps) {
  const named = toColumns(useFormValue([...path.slice(0, -1), 'columns']))
  return schemaType.options?.columns ?? named
}

function isMultiline(area: HTMLTextAreaElement): boolean {
  return area.value.includes('\n')
}

/** Returns the names of the columns, or undefined if they are in the first row of the table. */
function toColumns(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.map((name: unknown) => String(name)) : undefined
}
