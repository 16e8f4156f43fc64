import { expect, test } from 'vitest'
import { isTextParts, linksOf, readLinkedText, toLinkedText } from './linked-text.ts'

const link = { label: 'the policy', href: '/privacy-policy' }

test.each([
  ['See [the policy](/privacy-policy).', ['See ', link, '.']],
  ['[the policy](/privacy-policy)', [link]],
  [
    'A [b](mailto:a@b.example) [c](/c#d)',
    ['A ', { label: 'b', href: 'mailto:a@b.example' }, ' ', { label: 'c', href: '/c#d' }],
  ],
])('the links of the text “%s” are parsed, and converted back to the same text', (text, parts) => {
  expect(readLinkedText(text)).toEqual(parts)
  expect(isTextParts(parts)).toBe(true)
  expect(toLinkedText(parts)).toBe(text)
})

test.each([
  'A plain text.',
  'A list [1] (see below).',
  '[a](javascript:alert`1`)',
  '[a](//evil.example)',
  '[a](data:text/html,b)',
  '[](/a)',
])('the text “%s” has no link', (text) => {
  expect(readLinkedText(text)).toBe(text)
})

test('linksOf also returns links whose address is not allowed', () => {
  expect(linksOf('[a](javascript:b) and [c](/d)')).toEqual([
    { label: 'a', href: 'javascript:b' },
    { label: 'c', href: '/d' },
  ])
})

test.each([[['a', 'b']], [[{ label: 'a', href: '/b', text: 'c' }]], ['a'], [[]]])(
  'the value %j is not a text with links',
  (value) => {
    expect(isTextParts(value)).toBe(false)
  },
)
