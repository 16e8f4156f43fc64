import { expect, test } from 'vitest'
import { type Graphic, graphicOf, readComparison } from './comparison.ts'

const head = ['Kind', 'Before', 'After']
const read = (graphic: Graphic, ...rows: readonly (readonly string[])[]) =>
  readComparison(graphic, [head, ...rows], true)

test('reads names, times and numbers of a table', () => {
  expect(read('bars', ['Read', '1,040', '20 %'], ['Open', '0', '2.5'])).toEqual({
    comparison: {
      graphic: 'bars',
      subject: 'Kind',
      times: ['Before', 'After'],
      items: [
        { label: 'Read', values: [1040, 20] },
        { label: 'Open', values: [0, 2.5] },
      ],
    },
  })
})

test.each<[string, Graphic, (readonly string[])[]]>([
  ['text in place of a number', 'bars', [['Read', 'many', '1']]],
  ['a negative number', 'bars', [['Read', '-1', '1']]],
  ['an empty cell', 'bars', [['Read', '', '1']]],
  ['a fourth column', 'bars', [['Read', '1', '1', '1']]],
  ['no rows', 'bars', []],
  ['too many rows', 'bars', Array.from({ length: 13 }, () => ['Read', '1', '1'])],
  ['totals that differ', 'strip', [['Read', '60', '50']]],
  ['totals that differ', 'tree', [['Owner', '60', '50']]],
  ['an empty total', 'strip', [['Read', '0', '0']]],
  ['half a dot', 'dots', [['Read', '1.5', '1.5']]],
  ['too many dots', 'dots', [['Read', '400', '400']]],
])('does not draw a table with %s (%s)', (_, graphic, rows) => {
  expect(read(graphic, ...rows)).toHaveProperty('problem')
})

test('needs names of the columns', () => {
  expect(readComparison('bars', [['Read', '1', '1']], false)).toHaveProperty('problem')
})

test.each(['pie', '', 7, null, 'constructor'])('knows no graphic %j', (value) => {
  expect(graphicOf(value)).toBeUndefined()
})
