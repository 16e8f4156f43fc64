import { describe, expect, test } from 'vitest'
import {
  commentsIn,
  listedWordsIn,
  measure,
  opensAsClause,
  sentencesIn,
  testNamesIn,
} from './prose-measures.ts'
import { problems, problemsOf, prose } from './prose.ts'

describe('comments of a source file', () => {
  test.each([
    [
      'a docstring',
      '/**\n * Maximum size.\n * In bytes.\n */\nconst a = 1',
      ['Maximum size.\nIn bytes.'],
    ],
    ['a comment after code', 'const a = 1 // one', ['one']],
    ['line comments that follow each other', '// one\n  // two\nconst a = 1', ['one two']],
    ['line comments with code between them', '// one\nconst a = 1\n// two', ['one', 'two']],
    ['a directive of the linter', '// oxlint-disable-next-line no-console\nconst a = 1', []],
    ['the text of a string', "const a = '// What'", []],
    ['a comment in an element', 'const a = <p>{/* One. */}</p>', ['One.']],
  ])('commentsIn returns the comments of %s', (_, source, texts) => {
    expect(commentsIn('a.tsx', source).map(({ text }) => text)).toEqual(texts)
  })

  test('commentsIn returns each comment with the line on which it begins', () => {
    expect(commentsIn('a.ts', '\n\n// one\n// two\nconst a = 1\n/* three */')).toEqual([
      { line: 3, text: 'one two' },
      { line: 6, text: 'three' },
    ])
  })
})

test.each([
  ['a test', "test('rejects it', () => {})", ['rejects it']],
  ['a group and its test', "describe('a', () => { it('b', () => {}) })", ['a', 'b']],
  ['a test of a table', "test.each([['x']])('reads %s', () => {})", ['reads %s']],
  ['a template', 'test(`reads ${name}`, () => {})', ['reads ${name}']],
  ['a conditional test', "test.skipIf(true)('is skipped', () => {})", ['is skipped']],
  ['other calls', "log('test'); expect('a').toBe('b')", []],
])('testNamesIn returns the names of %s', (_, source, names) => {
  expect(testNamesIn('a.test.ts', source).map(({ text }) => text)).toEqual(names)
})

test.each([
  ['What is kept.', true],
  ['which pages', true],
  ['Whether it is open', true],
  ['However it ends', false],
  ['True if which is set', false],
])('opensAsClause(%o) returns %s', (text, expected) => {
  expect(opensAsClause(text)).toBe(expected)
})

test.each([
  ['Kept whole, beside the list.', ['Kept', 'whole', 'beside']],
  ['The first of which stands apart', ['of which', 'stands', 'apart']],
  ['Returns `kept` and {@link whole} for "nobody" and “lies”.', []],
  ['Understands wholesale', []],
])('listedWordsIn returns the listed words of %o', (text, words) => {
  expect(listedWordsIn(text)).toEqual(words)
})

test('the measured shares rise with a bad comment and a bad test name', () => {
  const source = "/** Number of rows. */\nconst a = 1\ntest('returns a row', () => {})"
  const planted = `// What nobody handles.\n${source}\ntest('who is told', () => {})`
  const figures = (text: string) =>
    measure(
      [...commentsIn('a.test.ts', text), ...testNamesIn('a.test.ts', text)].map(
        (found) => found.text,
      ),
    )
  expect(figures(source)).toEqual({ texts: 2, words: 6, openings: 0, listed: 0 })
  expect(figures(planted)).toEqual({ texts: 4, words: 12, openings: 2, listed: 2 })
})

test.each([
  ['paragraphs over several lines', 'One\ntwo. Three.\n\nFour.', [2, 1, 1]],
  ['items of lists', '- One two.\n- Three\n  four five\n1. Six', [2, 3, 1]],
  ['code within a sentence as one word', 'Run `npm run a. b` now.', [3]],
  ['code that begins a sentence', 'Build it. `npm test` runs.', [2, 2]],
  ['the text of a link', 'See [the guide](docs/a b.md).', [3]],
  ['no code block', 'One.\n\n```sh\nnpm start. Two.\n```\n', [1]],
  ['no table and no heading', '# Title of it\n\n| a | b |\n| - | - |\n\nOne.', [1]],
])('sentencesIn counts the words of sentences: %s', (_, markdown, words) => {
  expect(sentencesIn(markdown).map((sentence) => sentence.words)).toEqual(words)
})

describe('limits of prose', () => {
  const part = (name: string, meetsLimits: boolean) => ({ name, meetsLimits, figures: 'figures' })

  test.each([
    ['a part above the limits', [part('web', false)], [], ['web is above the limits: figures']],
    ['a part within the limits', [part('web', true)], [], []],
    ['a subject of 72 characters', [], ['x'.repeat(72)], []],
    [
      'a subject of 73 characters',
      [],
      ['x'.repeat(73)],
      [`commit subject of 73 characters: ${'x'.repeat(73)}`],
    ],
  ])('problemsOf reports only figures above a limit: %s', (_, parts, subjects, expected) => {
    expect(problemsOf(parts, subjects)).toEqual(expected)
  })
})

test('all comments, test names, documents and new commits meet the limits', () => {
  const parts = prose()
  for (const { name, figures } of parts) console.log(`${name}: ${figures}`)
  expect(parts.map(({ name }) => name)).toContain('documents')
  expect(problems(parts)).toEqual([])
})
