import { describe, expect, test } from 'vitest'
import {
  type Row,
  toRows,
  widthOf,
  withColumn,
  withMoved,
  withoutColumn,
  withPasted,
} from './table-grid.ts'

const row = (key: string, ...cells: string[]): Row => ({ _key: key, _type: 'tableRow', cells })
const cellsOf = (rows: readonly Row[]) => rows.map(({ cells }) => cells)

test('toRows returns the valid rows of any stored value', () => {
  const stored = [{ _key: 'a', cells: ['x', 1] }, { _key: 'b' }, null, 'row', { cells: ['lost'] }]
  expect(toRows(stored)).toEqual([row('a', 'x', ''), row('b')])
  expect(toRows(undefined)).toEqual([])
})

describe('the columns of a table', () => {
  const ragged = [row('a', '1', '2'), row('b', '3')]

  test('withColumn adds a cell to every row, so that all rows have equally many cells', () => {
    expect(cellsOf(withColumn(ragged))).toEqual([
      ['1', '2', ''],
      ['3', '', ''],
    ])
  })

  test('withoutColumn removes a cell from every row', () => {
    expect(cellsOf(withoutColumn(ragged, 0))).toEqual([['2'], []])
  })

  test('widthOf returns the number of cells of the widest row', () => {
    expect(widthOf(ragged)).toBe(2)
    expect(widthOf([])).toBe(0)
  })
})

test.each([
  { row: 0, step: 1, keys: ['b', 'a', 'c'] },
  { row: 2, step: -1, keys: ['a', 'c', 'b'] },
  { row: 0, step: -1, keys: ['a', 'b', 'c'] },
  { row: 2, step: 1, keys: ['a', 'b', 'c'] },
])('withMoved returns the order $keys if row $row moves by $step', ({ row: from, step, keys }) => {
  const moved = withMoved([row('a', '1'), row('b', '2'), row('c', '3')], from, step)
  expect(moved.map(({ _key }) => _key)).toEqual(keys)
})

test('withPasted fills the cells from a given cell on, and extends the table if the pasted block does not fit', () => {
  let next = 0
  const pasted = withPasted(
    [row('a', '1', '2'), row('b', '3', '4')],
    { row: 1, column: 1 },
    'x\ty\r\nz\tw\n',
    () => `new${next++}`,
  )
  expect(cellsOf(pasted)).toEqual([
    ['1', '2', ''],
    ['3', 'x', 'y'],
    ['', 'z', 'w'],
  ])
  expect(pasted.map(({ _key }) => _key)).toEqual(['a', 'b', 'new0'])
})
