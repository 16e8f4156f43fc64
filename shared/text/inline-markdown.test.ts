import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeInlineMarkdown, inlineText, parseInlineMarkdown } from './inline-markdown.ts'

describe('the inline Markdown of table cells', () => {
  test.for([
    ['plain', [{ text: 'plain', marks: [] }]],
    [
      'a `b` c',
      [
        { text: 'a ', marks: [] },
        { text: 'b', marks: ['code'] },
        { text: ' c', marks: [] },
      ],
    ],
    ['**b**', [{ text: 'b', marks: ['strong'] }]],
    ['*b*', [{ text: 'b', marks: ['em'] }]],
    ['***b***', [{ text: 'b', marks: ['em', 'strong'] }]],
    [
      '[a *b*](https://x.org/a_\\(b\\))',
      [
        { text: 'a ', marks: [], href: 'https://x.org/a_(b)' },
        { text: 'b', marks: ['em'], href: 'https://x.org/a_(b)' },
      ],
    ],
    ['``a ` b``', [{ text: 'a ` b', marks: ['code'] }]],
    ['2 * 3 * 4', [{ text: '2 * 3 * 4', marks: [] }]],
    ['2 ** 3 ** 4', [{ text: '2 ** 3 ** 4', marks: [] }]],
    [String.raw`\*not\*`, [{ text: '*not*', marks: [] }]],
    ['[no link]', [{ text: '[no link]', marks: [] }]],
    ['open `code', [{ text: 'open `code', marks: [] }]],
  ] as const)('is parsed correctly: %j', ([cell, parsed]) => {
    expect(parseInlineMarkdown(cell)).toEqual(parsed)
  })

  test('is parsed to the original text if this text was escaped', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab \\`*[]()_'.split('')) }), (text) => {
        expect(inlineText(escapeInlineMarkdown(text))).toBe(text)
      }),
    )
  })

  test('is parsed in limited time if it has a long sequence of marks', () => {
    // Measures CPU time, which does not depend on other processes of the machine.
    const started = process.cpuUsage()
    const hostile = [
      '*',
      '**',
      '`',
      '``',
      '[',
      '[a](',
      '((',
      '\\\\',
      '*a',
      '**a',
      '**a*',
      '* a',
      '*a**b ',
      '[[](',
    ]
    for (const mark of hostile) parseInlineMarkdown(mark.repeat(5000))
    parseInlineMarkdown('**a'.repeat(5000) + '['.repeat(5000) + '(('.repeat(5000))
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000)
  })
})
