import { expect, test } from 'vitest'
import { markdownToPortableText } from './markdown-to-portable-text.ts'
import { nestingProblem } from './nesting.ts'

const stairs = (levels: number, mark: string, indent: string) =>
  Array.from({ length: levels }, (_, level) => `${indent.repeat(level)}${mark} a`).join('\n')

test.each([
  { name: 'quotes at the maximum depth', markdown: `${'>'.repeat(100)} a` },
  { name: 'quotes at the maximum depth, with spaces', markdown: `${'> '.repeat(100)}a` },
  { name: 'bullets with increasing indentation', markdown: stairs(100, '-', '  ') },
  { name: 'a line of dashes', markdown: '-'.repeat(500) },
  { name: 'stars without a meaning in Markdown', markdown: `a ${'*'.repeat(500)}` },
  { name: 'comparisons within a line', markdown: `a ${'> '.repeat(500)}` },
  { name: 'many lines that are nested a little', markdown: '> - > a\n\n'.repeat(500) },
])('nestingProblem accepts $name', ({ markdown }) => {
  expect(nestingProblem(markdown)).toBeUndefined()
})

test.each([
  { name: 'one quote above the maximum depth', markdown: `text\n\n${'>'.repeat(101)} a` },
  { name: 'one quote above the maximum depth, with spaces', markdown: `${'> '.repeat(101)}a` },
  { name: 'bullets in a line', markdown: `${'- '.repeat(101)}a` },
  { name: 'numbers in a line', markdown: `${'1. '.repeat(101)}a` },
  { name: 'quotes and bullets by turns', markdown: `${'> - '.repeat(51)}a` },
  { name: 'too many bullets with increasing indentation', markdown: stairs(102, '-', '  ') },
  { name: 'too many bullets, indented by tabs', markdown: stairs(60, '-', '\t') },
])('nestingProblem rejects $name before parsing', ({ markdown }) => {
  expect(nestingProblem(markdown)).toMatch(/at most 100 deep/)
  expect(() => markdownToPortableText(markdown)).toThrow(/at most 100 deep/)
})

// With quadratic time, the check of a megabyte would take hours.
test('a megabyte of text is checked in linear time', () => {
  const parts = ['>', ' ', '\t', '- ', '1', '1. ', '*', '> x\n', ' \n', '>\n']
  const told = parts.map((part) => nestingProblem(part.repeat(1_000_000 / part.length)))
  expect(told.filter((problem) => problem !== undefined)).toHaveLength(3)
})
