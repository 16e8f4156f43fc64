import { expect, test } from 'vitest'
import { blockProblem } from './body-limits.ts'

const block = (fields: object) => ({ _type: 'block', _key: 'a', children: [], ...fields })
const callout = (content: readonly unknown[]) => ({ _type: 'callout', _key: 'c', content })
const span = (marks: number) => ({
  _type: 'span',
  marks: Array.from({ length: marks }, (_, n) => `m${n}`),
})
const table = (rows: number, columns: number) => ({
  _type: 'table',
  rows: Array.from({ length: rows }, () => ({ cells: Array.from({ length: columns }, () => '') })),
})

test.each([
  { name: 'a paragraph', value: block({}) },
  { name: 'an item at the maximum depth', value: block({ listItem: 'bullet', level: 10 }) },
  {
    name: 'an item below the maximum depth',
    value: block({ level: 11 }),
    problem: /from 1 to 10 deep/,
  },
  { name: 'level 0', value: block({ level: 0 }), problem: /from 1 to 10 deep/ },
  { name: 'a level with a fraction', value: block({ level: 1.5 }), problem: /from 1 to 10 deep/ },
  { name: 'a level that is text', value: block({ level: 'deep' }), problem: /from 1 to 10 deep/ },
  { name: 'the maximum number of marks', value: block({ children: [span(20)] }) },
  {
    name: 'one mark above the maximum',
    value: block({ children: [span(21)] }),
    problem: /at most 20 marks/,
  },
  { name: 'an item in a callout', value: callout([block({ level: 11 })]), problem: /10 deep/ },
  { name: 'three callouts', value: callout([callout([callout([])])]) },
  { name: 'four', value: callout([callout([callout([callout([])])])]), problem: /at most 3 deep/ },
  { name: 'the largest table', value: table(1000, 50) },
  { name: 'a table with too many rows', value: table(1001, 1), problem: /at most 1000 rows/ },
  { name: 'a table with too many columns', value: table(2, 51), problem: /at most 50 columns/ },
  { name: 'a value that is not a block', value: null },
])('blockProblem reports only exceeded limits: $name', ({ value, problem = /^$/ }) => {
  expect(blockProblem(value) ?? '').toMatch(problem)
})
