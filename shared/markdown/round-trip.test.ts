import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BODY_BLOCKS, blockDefinitions, type BodyBlock } from '../content/body-blocks.ts'
import { GRAPHIC_NAMES } from '../content/blocks/comparison.ts'
import { isRecord, records } from '../content/guards.ts'
import { escapeInlineMarkdown, parseInlineMarkdown } from '../text/inline-markdown.ts'
import type { MarkDefinition, RichBlock, TextBlock, TextStyle } from '../text/rich-text.ts'
import { blockText } from '../text/portable-text.ts'
import { headingStyleOf } from './block-elements.ts'
import { markdownToPortableText } from './markdown-to-portable-text.ts'
import { portableTextToMarkdown } from './portable-text-to-markdown.ts'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

const write = (body: readonly RichBlock[]) =>
  portableTextToMarkdown(body, {
    link: ({ href }) => text(href),
    picture: ({ asset }) => text(asset),
  })

const read = (markdown: string) =>
  markdownToPortableText(markdown, {
    picture: (source) => ({ asset: source }),
    headingStyle: headingStyleOf,
  })

interface Shown {
  readonly character: string
  readonly marks: string
}

function runsOf(shown: readonly Shown[]) {
  const runs: [text: string, marks: string][] = []
  for (const { character, marks } of shown) {
    const last = runs.at(-1)
    if (last?.[1] === marks) last[0] += character
    else runs.push([character, marks])
  }
  return runs
}

/** Text with marks as visitors see it: pieces with sorted marks and collapsed white space. Line breaks have no marks. */
function seen(pieces: readonly { readonly text: string; readonly marks: readonly string[] }[]) {
  const shown: Shown[] = []
  const trim = () => {
    while (shown.at(-1)?.character === ' ') shown.pop()
  }
  for (const { text: value, marks } of pieces) {
    for (const character of value.replaceAll(/[ \t]+/g, ' ')) {
      if (character === '\n') trim()
      if (character === ' ' && [' ', '\n', undefined].includes(shown.at(-1)?.character)) continue
      if (character === '\n' && shown.length === 0) continue
      shown.push({ character, marks: character === '\n' ? '' : marks.toSorted().join() })
    }
  }
  while (/^[ \n]$/.test(shown.at(-1)?.character ?? '')) shown.pop()
  return runsOf(shown)
}

function seenBlock(block: unknown): unknown {
  if (!isRecord(block)) return block
  const { _key, markDefs, children, content, rows, ...rest } = block
  const links = new Map(records(markDefs).map((mark) => [mark['_key'], mark['href']]))
  const pieces = records(children).map((span) => ({
    text: String(span['text']),
    marks: (Array.isArray(span['marks']) ? span['marks'] : []).map((mark: unknown) =>
      String(links.get(mark) ?? mark),
    ),
  }))
  return {
    ...rest,
    ...(children !== undefined && { pieces: seen(pieces) }),
    ...(Array.isArray(content) && { content: content.map(seenBlock) }),
    ...(rows !== undefined && {
      rows: records(rows).map(({ cells }) =>
        (Array.isArray(cells) ? cells : []).map((cell: unknown) =>
          seen(
            parseInlineMarkdown(String(cell)).map(({ text: part, marks, href }) => ({
              text: part,
              marks: href === undefined ? marks : [...marks, href],
            })),
          ),
        ),
      ),
    }),
  }
}

const shapeOf = (body: readonly RichBlock[]) => body.map(seenBlock)

const WORDS =
  'word Ünïcode 😀 2 1. - + * _ ** __ ` `` ~ ~~ # ## > | || \\ \\* < > <b> </b> <!-- --> &amp; & [a] [a](b) ![a](b) [!NOTE] {#x} :-: --- === http://a.org www.b.org me@c.org [x] [^1] ( ) " \' ! a_b_c a*b*c snake_case 1) ☐ “” …'.split(
    ' ',
  )
const word = fc.oneof(fc.constantFrom(...WORDS), fc.stringMatching(/^[!-~]{1,5}$/))
const words = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', '')), { minLength: 1, maxLength: 5 })
  .map((all) => all.flat().join(''))
const line = words.map((value) => value.trim())

const HREFS = ['https://a.org/x_(y)', 'mailto:x@d.org', '/contact', 'https://b.org/?a=1&b=2*_']
const DECORATORS = ['strong', 'em', 'code', 'underline', 'strike-through'] as const

const spans = (hasBreaks: boolean) =>
  fc.array(
    fc.record({
      text: fc
        .array(words, { minLength: 1, maxLength: hasBreaks ? 2 : 1 })
        .map((all) => all.join('\n')),
      marks: fc.uniqueArray(fc.constantFrom(...DECORATORS), { maxLength: 3 }),
      href: fc.option(fc.constantFrom(...HREFS), { nil: undefined, freq: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  )

const textBlock = (styles: readonly TextStyle[]) =>
  fc
    .record({
      style: fc.constantFrom(...styles),
      spans: spans(true),
      item: fc.option(
        fc.record({
          listItem: fc.constantFrom('bullet' as const, 'number' as const),
          level: fc.integer({ min: 1, max: 4 }),
        }),
      ),
    })
    .map(({ style, spans: pieces, item }): TextBlock => {
      const markDefs = pieces.flatMap(({ href }, index): MarkDefinition[] =>
        href === undefined ? [] : [{ _type: 'link', _key: `link${index}`, href }],
      )
      return {
        _type: 'block',
        _key: 'block',
        style,
        ...(item !== null && !style.startsWith('h') && item),
        markDefs,
        children: pieces.map(({ text: value, marks, href }, index) => ({
          _type: 'span',
          _key: `span${index}`,
          text: value,
          marks: href === undefined ? marks : [...marks, `link${index}`],
        })),
      }
    })

/** Reduces the level of each item to at most one more than that of the item before it, because Markdown cannot skip levels. */
function withLevels(blocks: readonly RichBlock[]): RichBlock[] {
  let depth = 0
  let style = ''
  return blocks.map((block) => {
    const own = typeof block.level === 'number' && block.style === style ? depth : 0
    style = String(block.style)
    depth = typeof block.level === 'number' ? Math.min(block.level, own + 1) : 0
    return depth === 0 ? block : { ...block, level: depth }
  })
}

const picture = fc
  .record({
    alt_text: line,
    caption: fc.option(line),
    asset: fc.constantFrom('a.png', 'b_(c).png'),
  })
  .map(({ caption, ...rest }): RichBlock => ({
    _type: 'picture',
    _key: 'picture',
    ...rest,
    ...(caption !== null && { caption }),
  }))

const codeBlock = fc
  .record({
    language: fc.option(fc.constantFrom('ts', 'c++', 'objective-c', 'sh')),
    filename: fc.option(fc.constantFrom('a.ts', 'a file.ts', 'src/[id].ts', '~/*_')),
    code: fc
      .array(fc.oneof(line, fc.constantFrom('', '```', '    indented', '~~~', '\ttab')), {
        maxLength: 4,
      })
      .map((lines) => [...lines, 'end'].join('\n')),
  })
  .map(({ language, filename, code }): RichBlock => ({
    _type: 'codeBlock',
    _key: 'code',
    ...(language !== null && { language }),
    ...(filename !== null && { filename }),
    code,
  }))

const callout = fc
  .record({
    tone: fc.constantFrom('note', 'tip', 'warning'),
    title: fc.option(line),
    content: fc.array(textBlock(['normal']), { minLength: 1, maxLength: 3 }),
  })
  .map(({ tone, title, content }): RichBlock => ({
    _type: 'callout',
    _key: 'callout',
    tone,
    ...(title !== null && { title }),
    content: withLevels(content),
  }))

const cell = fc.oneof(
  line.map(escapeInlineMarkdown),
  fc.constantFrom(
    '',
    '**bold** and *more*',
    '`a | b`',
    '[link](https://a.org)',
    '**a `b` c**',
    'a | b',
  ),
)

const table = fc
  .record({
    caption: fc.option(line),
    headerRow: fc.boolean(),
    graphic: fc.option(fc.constantFrom(...GRAPHIC_NAMES)),
    rows: fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 4 }),
  })
  .map(({ caption, headerRow, graphic, rows }): RichBlock => ({
    _type: 'table',
    _key: 'table',
    ...(caption !== null && { caption }),
    ...(graphic !== null && { graphic }),
    // A table whose first row has no text has no header row.
    headerRow: headerRow && rows[0]?.join('') !== '',
    rows: rows.map((cells) => ({ _type: 'tableRow', _key: 'row', cells })),
  }))

const TEXT = ['normal', 'normal', 'normal', 'h2', 'h3', 'h4', 'blockquote'] as const

/** For each type of block: its Markdown, and a generator of such blocks. */
const samples: Readonly<Record<BodyBlock, readonly [string, fc.Arbitrary<RichBlock>]>> = {
  picture: ['![A seal](seal.png)', picture],
  codeBlock: ['```ts title="a.ts"\nlet a\n```', codeBlock],
  callout: ['> [!CAUTION]\n> Mind the gap.', callout],
  table: ['| a | b |\n| - | - |\n| 1 | 2 |', table],
}

const blocks = {
  text: textBlock(TEXT),
  ...Object.fromEntries(Object.entries(samples).map(([type, [, generated]]) => [type, generated])),
}

const bodyOf = (...of: readonly fc.Arbitrary<RichBlock>[]) =>
  fc.array(fc.oneof(...of), { minLength: 1, maxLength: 6 }).map(withLevels)

function expectSame(body: readonly RichBlock[]) {
  const markdown = write(body)
  const { body: back } = read(markdown)
  expect(shapeOf(back), markdown).toEqual(shapeOf(body))
  expect(write(back)).toBe(markdown)
}

describe('the Markdown of a body, converted back', () => {
  test.each(Object.entries(blocks))('equals the body for blocks of type %s', (_name, block) => {
    fc.assert(fc.property(bodyOf(block), expectSame), { numRuns: 100 })
  })

  test('equals the body for all blocks together', () => {
    fc.assert(fc.property(bodyOf(...Object.values(blocks)), expectSame), { numRuns: 100 })
  })
})

test.each(BODY_BLOCKS)(
  'Markdown with the block %s results in the same blocks after it was read, written and read again',
  (type) => {
    const { body } = read(samples[type][0])
    expect(read(write(body))).toEqual({ body, notes: [] })
  },
)

test.each(BODY_BLOCKS)(
  'reading Markdown with the block %s results in one block with text and only known fields',
  (type) => {
    const { body, notes } = read(samples[type][0])
    expect(notes).toEqual([])
    expect(body.map(({ _type }) => _type)).toEqual([type])
    const { fields, content } = blockDefinitions.get(type) ?? {}
    for (const block of body) {
      expect(blockText(block)).not.toBe('')
      const { _type, _key, ...stored } = block
      expect([...(fields ?? []), content]).toEqual(expect.arrayContaining(Object.keys(stored)))
    }
  },
)
