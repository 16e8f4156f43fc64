import { expect, test } from 'vitest'
import { parseInline } from './inline-markdown.ts'

const text = (value: string) => ({ kind: 'text', text: value })

test.each([
  ['plain', [text('plain')]],
  ['', []],
  ['a `b` c', [text('a '), { kind: 'code', text: 'b' }, text(' c')]],
  ['**bold**', [{ kind: 'strong', content: [text('bold')] }]],
  ['*em*', [{ kind: 'em', content: [text('em')] }]],
  [
    '[a **b**](/c)',
    [{ kind: 'link', href: '/c', content: [text('a '), { kind: 'strong', content: [text('b')] }] }],
  ],
  [
    '[x](https://e.org/a_(b))',
    [{ kind: 'link', href: 'https://e.org/a_(b)', content: [text('x')] }],
  ],
  ['2 * 3 * 4', [text('2 * 3 * 4')]],
  ['`**not bold**`', [{ kind: 'code', text: '**not bold**' }]],
  ['an [open bracket', [text('an [open bracket')]],
])('%j has its marks', (source, expected) => {
  expect(parseInline(source)).toEqual(expected)
})

test('hostile input takes no time', () => {
  const started = performance.now()
  parseInline('**a'.repeat(5_000) + '['.repeat(5_000) + '(('.repeat(5_000))
  expect(performance.now() - started).toBeLessThan(1_000)
})
