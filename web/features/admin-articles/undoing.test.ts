import { expect, test } from 'vitest'
import { aRow } from './row.test-support.ts'
import { leftByUndo, undoable } from './undoing.ts'

test('what had unpublished changes is not taken back, everything else is', () => {
  const rows = [aRow('a'), aRow('b', { changed: true }), aRow('c')]
  const back = undoable(rows, (row) => (row.changed ? undefined : { status: row.status }))
  expect(back.map(({ id }) => id)).toEqual(['a', 'c'])
})

test.each([
  [3, 3, ''],
  [0, 2, ''],
  [2, 3, '. Undo leaves 1 of them as it is'],
  [1, 3, '. Undo leaves 2 of them as they are'],
])('%i of %i can be taken back: "%s"', (back, all, words) => {
  expect(leftByUndo(back, all)).toBe(words)
})
