import { expect, test } from 'vitest'
import { type Graphic, graphicOf, readComparison } from './comparison.ts'

const head = ['Kind', 'Before', 'After']
const read = (graphic: Graphic, ...rows: readonly (readonly string[])[]) =>
  readComparison(graphic, [head, ...rows], true)

test('readComparison reads the names, times and numbers of a table', () => {
  expect(read('bars', ['Read', '1,040', '20 %'], ['Open', '0', '2.5'])).toEqual({
    comparison: {
      graphic: 'bars',
      subject: 'Kind',
      times: ['Before', 'After'],
      items: [
        { label: 'Read', values: [1040, 20], printed: ['1,040', '20 %'] },
        { label: 'Open', values: [0, 2.5], printed: ['0', '2.5'] },
      ],
    },
  })
})

test('readComparison reads the text of cells with inline Markdown', () => {
  const marked = [
    ['Kind', '[Before](https://example.com)', '`After`'],
    ['**Total**, [Registry](https://example.com)', '**1040**', '45%'],
  ]
  expect(readComparison('bars', marked, true)).toEqual({
    comparison: {
      graphic: 'bars',
      subject: 'Kind',
      times: ['Before', 'After'],
      items: [{ label: 'Total, Registry', values: [1040, 45], printed: ['1,040', '45%'] }],
    },
  })
})

test.each([
  [['', 'Before', 'After']],
  [['Kind', ' ', 'After']],
  [['Kind', 'Before', '']],
  [['Kind', 'Before', '[](https://example.com)']],
])('readComparison rejects the column heads %j, because one has no name', (names) => {
  expect(readComparison('bars', [names, ['Read', '1', '1']], true)).toEqual({
    problem: 'Name all three columns in the first row to draw the table.',
  })
})

test.each<[Graphic, string, string]>([
  ['bars', '1', '37'],
  ['dots', '1', '37'],
  ['timeline', '1,040 %', '31'],
  ['strip', '100 %', '28'],
  ['tree', '1', '40'],
])(
  'readComparison limits the length of labels for the graphic %s with the value %s',
  (graphic, value, most) => {
    const label = (length: number) => 'a'.repeat(length)
    expect(read(graphic, [label(Number(most)), value, value])).toHaveProperty('comparison')
    expect(read(graphic, [label(Number(most) + 1), value, value])).toHaveProperty(
      'problem',
      expect.stringContaining(`to ${most} characters`),
    )
  },
)

test('the more nodes a tree has, the shorter are the labels that readComparison permits', () => {
  const owner = (name: string) => [`${name} owner, declared`, '1', '1']
  expect(read('tree', owner('First'), owner('Second'))).toHaveProperty('comparison')
  expect(read('tree', owner('First'), owner('Second'), owner('Third'), owner('Fourth'))).toEqual({
    problem:
      'Shorten “First owner, declared” to 10 characters before and after the first comma, or use fewer rows.',
  })
})

test.each<[string, Graphic, (readonly string[])[]]>([
  ['text in place of a number', 'bars', [['Read', 'many', '1']]],
  ['a negative number', 'bars', [['Read', '-1', '1']]],
  ['an empty cell', 'bars', [['Read', '', '1']]],
  ['a fourth column', 'bars', [['Read', '1', '1', '1']]],
  ['no rows', 'bars', []],
  ['too many rows', 'bars', Array.from({ length: 13 }, () => ['Read', '1', '1'])],
  ['too many rows', 'tree', Array.from({ length: 6 }, () => ['A', '1', '1'])],
  ['a row without a name', 'bars', [['', '1', '1']]],
  ['totals that differ', 'strip', [['Read', '60', '50']]],
  ['totals that differ', 'tree', [['Owner', '60', '50']]],
  ['an empty total', 'strip', [['Read', '0', '0']]],
  ['half a dot', 'dots', [['Read', '1.5', '1.5']]],
  ['too many dots', 'dots', [['Read', '400', '400']]],
])('readComparison rejects a table with %s for the graphic %s', (_, graphic, rows) => {
  expect(read(graphic, ...rows)).toHaveProperty('problem')
})

test('readComparison rejects a table without names of its columns', () => {
  expect(readComparison('bars', [['Read', '1', '1']], false)).toHaveProperty('problem')
})

test.each(['pie', '', 7, null, 'constructor'])('graphicOf returns undefined for %j', (value) => {
  expect(graphicOf(value)).toBeUndefined()
})
