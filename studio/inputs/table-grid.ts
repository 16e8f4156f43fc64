/** Row of the table that the grid edits. */
export interface Row {
  readonly _key: string
  readonly _type: 'tableRow'
  readonly cells: readonly string[]
}

/** Reads the rows of a table from any stored value. Cells that are not text become empty. */
export function toRows(value: readonly unknown[] | undefined): readonly Row[] {
  return (value ?? []).flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('_key' in item)) return []
    const cells = 'cells' in item && Array.isArray(item.cells) ? item.cells : []
    return [
      {
        _key: String(item._key),
        _type: 'tableRow' as const,
        cells: cells.map((cell: unknown) => (typeof cell === 'string' ? cell : '')),
      },
    ]
  })
}

/** Number of columns of the widest row. */
export function widthOf(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.length))
}

/** Adds empty cells at the end until there are `width`. */
export function padded(cells: readonly string[], width: number): readonly string[] {
  return Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index] ?? '')
}

/** Adds an empty column at the end. Shorter rows are filled up with empty cells. */
export function withColumn(rows: readonly Row[]): readonly Row[] {
  const width = widthOf(rows) + 1
  return rows.map((row) => ({ ...row, cells: padded(row.cells, width) }))
}

/** Removes the column with the index `column` (from 0). */
export function withoutColumn(rows: readonly Row[], column: number): readonly Row[] {
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => index !== column) }))
}

/** Moves the row with the index `row` (from 0) by `step` places. Returns the rows unchanged if that would be outside the table. */
export function withMoved(rows: readonly Row[], row: number, step: number): readonly Row[] {
  const moved = rows[row]
  if (moved === undefined || rows[row + step] === undefined) return rows
  return rows.toSpliced(row, 1).toSpliced(row + step, 0, moved)
}

/**
 * Writes a block of cells, copied from a spreadsheet as tab-separated text, over the cells from `at` on (indices from 0). Extends the table
 * if the block does not fit.
 */
export function withPasted(
  rows: readonly Row[],
  at: { readonly row: number; readonly column: number },
  text: string,
  createKey: () => string,
): readonly Row[] {
  const block = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  const width = Math.max(widthOf(rows), at.column + Math.max(...block.map((line) => line.length)))
  const height = Math.max(rows.length, at.row + block.length)
  return Array.from({ length: height }, (_, index) => {
    const row = rows[index] ?? { _key: createKey(), _type: 'tableRow' as const, cells: [] }
    const line = block[index - at.row] ?? []
    const cells = padded(row.cells, width).map((cell, column) => line[column - at.column] ?? cell)
    return { ...row, cells }
  })
}
