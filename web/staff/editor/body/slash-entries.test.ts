import { expect, test } from 'vitest'
import { slashMatches } from './slash-entries.ts'

const all = [
  'Heading',
  'Subheading',
  'Bulleted list',
  'Numbered list',
  'Quote',
  'Picture',
  'Code',
  'Callout',
  'Table',
]

test.each([
  ['', all],
  ['h', ['Heading', 'Subheading']],
  ['LIST', ['Bulleted list', 'Numbered list', 'Code']],
  ['bulleted l', ['Bulleted list']],
  ['c', ['Code', 'Callout', 'Quote', 'Table']],
  ['image', ['Picture']],
  ['etc', []],
])('offers the blocks for a slash and %j: %j', (typed, names) => {
  expect(slashMatches(typed).map(({ name }) => name)).toEqual(names)
})
