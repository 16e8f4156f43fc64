import { expect, test } from 'vitest'
import { nextPlace } from './mega-keys.ts'

/** Number of items in each of three columns. */
const lengths = [3, 1, 2]
const at = (column: number, row: number) => ({ column, row })

test.each([
  { from: at(0, 0), key: 'ArrowDown', to: at(0, 1) },
  { from: at(0, 2), key: 'ArrowDown', to: at(1, 0) },
  { from: at(2, 1), key: 'ArrowDown', to: undefined },
  { from: at(0, 0), key: 'ArrowUp', to: 'before' },
  { from: at(0, 2), key: 'ArrowUp', to: at(0, 1) },
  { from: at(1, 0), key: 'ArrowUp', to: at(0, 2) },
  { from: at(0, 2), key: 'ArrowRight', to: at(1, 0) },
  { from: at(2, 1), key: 'ArrowRight', to: undefined },
  { from: at(2, 1), key: 'ArrowLeft', to: at(1, 0) },
  { from: at(0, 1), key: 'ArrowLeft', to: undefined },
  { from: at(2, 1), key: 'Home', to: at(0, 0) },
  { from: at(0, 1), key: 'End', to: at(2, 1) },
  { from: at(0, 1), key: 'Tab', to: undefined },
  { from: at(0, 1), key: 'a', to: undefined },
])(
  'the key $key at column $from.column, row $from.row moves the focus to $to',
  ({ from, key, to }) => {
    expect(nextPlace(lengths, from, key)).toEqual(to)
  },
)
