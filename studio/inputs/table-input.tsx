import { AddIcon } from '@sanity/icons/Add'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { type ArrayOfObjectsInputProps, set } from 'sanity'
import { createKey } from './create-key.ts'
import styles from './inputs.module.css'
import {
  padded,
  type Row,
  toRows,
  widthOf,
  withColumn,
  withoutColumn,
  withPasted,
} from './table-grid.ts'

const NEW_WIDTH = 2

/**
 * Rows of a table as a grid of cells. Arrow up and down and Enter move between rows (Shift+Enter inserts a line break), Tab between cells;
 * a block pasted from a spreadsheet fills the cells from the focused cell on.
 */
export function TableInput({ value, onChange, readOnly, elementProps }: ArrayOfObjectsInputProps) {
  const grid = useRef<HTMLTableElement>(null)
  const rows = toRows(value)
  const width = widthOf(rows)
  const isFixed = readOnly ?? false

  const store = (next: readonly Row[]) => onChange(set(next))
  const addRow = () =>
    store([
      ...rows,
      { _key: createKey(), _type: 'tableRow', cells: padded([], width || NEW_WIDTH) },
    ])

  const type = (row: Row, column: number, text: string) => {
    // Patches only the cell if it exists, so that two editors can work on one table. Otherwise replaces the complete row by a longer row.
    if (column < row.cells.length) onChange(set(text, [{ _key: row._key }, 'cells', column]))
    else onChange(set(padded(row.cells, width).with(column, text), [{ _key: row._key }, 'cells']))
  }

  const focusCell = (row: number, column: number) =>
    grid.current
      ?.querySelector<HTMLTextAreaElement>(`[data-row="${row}"][data-column="${column}"]`)
      ?.focus()

  const move = (event: KeyboardEvent<HTMLTextAreaElement>, row: number, column: number) => {
    // Otherwise the editor of the surrounding text would also handle the key.
    event.stopPropagation()
    if (event.nativeEvent.isComposing || event.shiftKey) return
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
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
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row._key} className={rowIndex === 0 ? styles['head'] : undefined}>
                {padded(row.cells, width).map((cell, column) => (
                  // Cells have no ids, so the column identifies a cell within its row.
                  <td key={`${row._key}-${column}`}>
                    <textarea
                      rows={1}
                      id={rowIndex === 0 && column === 0 ? elementProps.id : undefined}
                      aria-label={`Row ${rowIndex + 1}, column ${column + 1}`}
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
                <td className={styles['tool']}>
                  <Button
                    mode="bleed"
                    icon={TrashIcon}
                    aria-label={`Remove row ${rowIndex + 1}`}
                    disabled={isFixed}
                    onClick={() => store(rows.filter(({ _key }) => _key !== row._key))}
                  />
                </td>
              </tr>
            ))}
            {rows.length > 0 && width > 1 && (
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
        <Button
          mode="ghost"
          icon={AddIcon}
          text="Add column"
          disabled={isFixed || rows.length === 0}
          onClick={() => store(withColumn(rows))}
        />
      </Flex>
      <Text size={1} muted>
        Cells take `code`, **bold**, *italic* and [text](address).
      </Text>
    </Stack>
  )
}

function isMultiline(area: HTMLTextAreaElement): boolean {
  return area.value.includes('\n')
}
