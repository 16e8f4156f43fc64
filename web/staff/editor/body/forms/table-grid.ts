import { type Graphic, graphicOf } from '#shared/content/blocks/comparison.ts'
import { rowsOf, textOf } from '#web/blocks/block-types.ts'

/** State of the table form: rows with equal numbers of cells. */
interface TableDraft {
  readonly caption: string
  readonly headerRow: boolean
  readonly graphic: Graphic | undefined
  readonly cells: readonly (readonly string[])[]
}

const blank = (width: number): readonly string[] => Array.from({ length: width }, () => '')

/** Form state of a stored table, or two by two empty cells for a new one. */
export function toTable(node: Readonly<Record<string, unknown>>): TableDraft {
  const cells = rowsOf(node['rows'])
  return {
    caption: textOf(node['caption']),
    headerRow: node['headerRow'] !== false,
    graphic: graphicOf(node['graphic']),
    cells: cells.length > 0 ? cells : [blank(2), blank(2)],
  }
}

type Cells = TableDraft['cells']

export const widthOf = (cells: Cells) => cells[0]?.length ?? 0

export const withRow = (cells: Cells): Cells => [...cells, blank(widthOf(cells))]

export const withColumn = (cells: Cells): Cells => cells.map((row) => [...row, ''])

export const withoutRow = (cells: Cells, at: number): Cells =>
  cells.filter((_row, index) => index !== at)

export const withoutColumn = (cells: Cells, at: number): Cells =>
  cells.map((row) => row.filter((_cell, index) => index !== at))

export const withCell = (cells: Cells, row: number, column: number, text: string): Cells =>
  cells.map((line, index) =>
    index === row ? line.map((cell, at) => (at === column ? text : cell)) : line,
  )

/** Inserts copied spreadsheet cells (columns separated by tabs, rows by line breaks) at a position. The table grows if necessary. */
export function withPasted(cells: Cells, row: number, column: number, text: string): Cells {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const width = Math.max(widthOf(cells), column + Math.max(...lines.map((line) => line.length)))
  const height = Math.max(cells.length, row + lines.length)
  return Array.from({ length: height }, (_line, index) =>
    Array.from(
      { length: width },
      (_cell, at) => lines[index - row]?.[at - column] ?? cells[index]?.[at] ?? '',
    ),
  )
}
