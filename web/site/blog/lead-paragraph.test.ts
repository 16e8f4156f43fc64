import { expect, test } from 'vitest'
import { repeatsOpening } from './lead-paragraph.ts'

const paragraph = (text: string) => ({ _type: 'block', _key: 'a', children: [{ text }] })

test.each([
  ['the first sentences', 'One clear answer.', [paragraph('One clear answer. Then more.')], true],
  ['a cut sentence', 'One clear…', [paragraph('One  clear answer.')], true],
  ['an excerpt with other words', 'What it proves.', [paragraph('One clear answer.')], false],
  ['a picture first', 'One', [{ _type: 'picture', _key: 'a' }], false],
  ['an empty body', 'One', [], false],
])(
  'repeatsOpening is true only if the body begins with the excerpt: %s',
  (_, excerpt, body, expected) => {
    expect(repeatsOpening(excerpt, body)).toBe(expected)
  },
)
