import { expect, test } from 'vitest'
import { highlightLines } from './highlight.ts'

const of = (kind: 'string' | 'comment', code: string, language: string) =>
  highlightLines(code, language)
    .flat()
    .filter((token) => token.kind === kind)
    .map(({ text }) => text)

test.each([
  ['json', '{ "a": "b \\" c" }', ['"b \\" c"']],
  ['rust', "fn a<'x>(b: &'x str) { 'c'; '\\n'; \"d\" }", ["'c'", "'\\n'", '"d"']],
  ['ts', "const a = 'b' + `c\nd` // 'e'", ["'b'", '`c', 'd`']],
  ['sql', "select 'a' -- 'b'", ["'a'"]],
  ['toml', 'a = "b # c"', ['"b # c"']],
  ['brainfuck', '"a"', []],
  ['', "it's", []],
])('highlightLines finds strings in %s: %s', (language, code, strings) => {
  expect(of('string', code, language)).toEqual(strings)
})

test.each([
  ['rust', 'a // b\nc', ['// b']],
  ['js', '/* a\nb */ c', ['/* a', 'b */']],
  ['js', '"https://a" // b', ['// b']],
  ['sh', 'echo a#b # c', ['# c']],
  ['sql', 'a -- b', ['-- b']],
  ['html', '<!-- a --><b>', ['<!-- a -->']],
  ['RUST', '/* never closed', ['/* never closed']],
])('highlightLines finds comments in %s: %s', (language, code, comments) => {
  expect(of('comment', code, language)).toEqual(comments)
})

test.each(['rust', 'ts', 'json', 'yaml', 'sql', 'html', 'unknown'])(
  'highlightLines preserves every character of odd code in %s and takes less than a second',
  (language) => {
    const code = 'a "b\n\'c` // # -- /* <!-- \\"\n\n'.repeat(2_000)
    // Measures CPU time, which does not depend on other processes of the machine.
    const started = process.cpuUsage()
    const lines = highlightLines(code, language)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1_000)
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code)
  },
)
