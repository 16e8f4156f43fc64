import { expect, test } from 'vitest'
import { prefersMarkdown } from './accept.ts'

test.each([
  ['text/markdown'],
  ['Text/Markdown'],
  ['text/markdown, text/html;q=0.9'],
  ['text/html;q=0.9, text/markdown'],
  ['text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1'],
  ['text/markdown, */*'],
  ['text/markdown;q=1.000, text/html;q=0.999'],
  ['text/markdown;charset=utf-8, text/html;q=0.5'],
  ['text/markdown ; Q=0.5, text/html ; q=0.4'],
  ['text/markdown;q=0.5, text/plain'],
])('prefersMarkdown is true for Accept: %s', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true)
})

test.each([
  // Headers that Chrome, Firefox, Safari and an old Edge send for navigations.
  [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  ],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/png,image/svg+xml,*/*;q=0.8'],
  ['text/html, application/xhtml+xml, image/jxr, */*'],
  // Headers of other clients.
  [undefined],
  [null],
  [''],
  ['*/*'],
  ['text/*'],
  ['text/plain'],
  ['application/json'],
  // Headers that name Markdown, but do not prefer it.
  ['text/markdown;q=0.9,text/html;q=1'],
  ['text/markdown;q=0.9,text/html'],
  ['text/markdown,text/html'],
  ['text/markdown;q=0'],
  ['text/markdown;q=0.000,text/html;q=0'],
  ['text/markdown;q=0.5,*/*'],
  ['text/markdown;q=0.5,text/*;q=0.6'],
  // Malformed headers.
  ['text/markdown;q=2'],
  ['text/markdown;q=-1'],
  ['text/markdown;q=0.1234'],
  ['text/markdown;q=high'],
  ['text/markdown;q='],
  ['text/markdownish'],
  ['application/text/markdown'],
  [';;;,,,q=1;text/markdown'],
  [`text/markdown,${'a/b,'.repeat(1_000)}`],
])('prefersMarkdown is false for Accept: %s', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false)
})
