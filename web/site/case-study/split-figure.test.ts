import { expect, test } from 'vitest'
import { splitFigure } from './split-figure.ts'

test.each([
  ['24', 'hours', { figure: '24', unit: 'hours', label: 'a' }],
  ['98', '%', { figure: '98%', label: 'a' }],
  ['3', null, { figure: '3', label: 'a' }],
  ['3', '', { figure: '3', label: 'a' }],
])('splitFigure splits %s, whose unit is %j', (value, unit, expected) => {
  expect(splitFigure({ label: 'a', value, unit })).toEqual(expected)
})
