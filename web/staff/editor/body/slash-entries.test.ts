import { expect, test } from 'vitest'
import { BODY_BLOCKS, bodyBlocks } from '#shared/content/body-blocks.ts'
import { openingTools } from './body-tools.ts'
import { slashMatches } from './slash-entries.ts'

const all = [
  'Heading',
  'Subheading',
  'Bulleted list',
  'Numbered list',
  'Quote',
  ...BODY_BLOCKS.map((type) => bodyBlocks[type].label),
]

test.each([
  ['', all],
  ['h', ['Heading', 'Subheading']],
  ['LIST', ['Bulleted list', 'Numbered list', 'Code']],
  ['bulleted l', ['Bulleted list']],
  ['c', ['Code', 'Callout', 'Quote', 'Table']],
  ['image', ['Picture']],
  ['etc', []],
])('the slash menu offers for a slash and %j the blocks %j', (typed, names) => {
  expect(slashMatches(typed).map(({ name }) => name)).toEqual(names)
})

test('the slash menu offers only lists in the text of a job opening', () => {
  const names = slashMatches('', openingTools).map(({ name }) => name)
  expect(names).toEqual(['Bulleted list', 'Numbered list'])
})
