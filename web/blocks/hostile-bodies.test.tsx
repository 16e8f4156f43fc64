import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PortableBlock } from '#shared/content/article.ts'
import { parseInlineMarkdown } from '#shared/text/inline-markdown.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import { AppProvider, type BrokenBlocks } from '#web/lib/page/app-context.tsx'
import { testEnv, textBlock } from '#web/testing/fixtures.test-support.ts'
import { ArticleBody } from './article-body.tsx'
import { BlockGroup } from './block-group.tsx'
import { headingsOf } from './headings.ts'
import { PlainBlocks } from './plain-blocks.tsx'
import { groupsOf, readableBlocks } from './readable-blocks.ts'
import { textComponents } from './text-marks.tsx'

/**
 * Renders a body with both renderers (`ArticleBody` and `PlainBlocks`), between texts that must not disappear.
 * @returns the HTML, and the blocks that were left out because they could not be rendered
 */
function draw(body: readonly PortableBlock[]) {
  const broken: BrokenBlocks[] = []
  const html = renderToString(
    <AppProvider value={{ ...testEnv, reportBlocks: (blocks) => broken.push(blocks) }}>
      <p>before</p>
      <ArticleBody document="doc" body={body} headings={headingsOf(body)} />
      <PlainBlocks document="doc" body={body} />
      <p>after</p>
    </AppProvider>,
  )
  expect(toPlainText(body)).toBeTypeOf('string')
  return { html, broken }
}

const many = <Item,>(count: number, item: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => item(n))
const span = (text: string, marks: readonly string[] = []) => ({
  _type: 'span',
  _key: 's',
  text,
  marks,
})

test.each<[string, PortableBlock]>([
  ['a list 1,000 deep', textBlock('words', { listItem: 'bullet', level: 1000 })],
  ['a list 99,999 deep', textBlock('words', { listItem: 'number', level: 99_999 })],
  ['a list of no depth', textBlock('words', { listItem: 'bullet', level: Number.NaN })],
  ['a list below zero', textBlock('words', { listItem: 'bullet', level: -3.5 })],
  [
    '10,000 marks',
    textBlock('', {
      children: [
        span(
          'words',
          many(10_000, (n) => `m${n}`),
        ),
      ],
    }),
  ],
  [
    'a link of a megabyte',
    textBlock('', {
      markDefs: [{ _type: 'link', _key: 'l', href: `https://example.com/${'a'.repeat(1e6)}` }],
      children: [span('words', ['l'])],
    }),
  ],
  ['2,000 spans', textBlock('', { children: many(2000, (n) => span(n === 0 ? 'words' : `${n}`)) })],
])('a body with %s is rendered within the limits', (_, block) => {
  const { html, broken } = draw([block])
  expect(html).toContain('words')
  expect(html.split('<ul>').length + html.split('<ol>').length).toBeLessThan(25)
  expect(html.split('<li>').length).toBeLessThan(25)
  expect(broken).toEqual([])
})

test('a picture block with text marks is rendered like other pictures', () => {
  const picture = { _type: 'picture', _key: 'p', markDefs: [null] }
  expect(draw([textBlock('words'), picture]).broken).toEqual([])
})

test('a span whose key cannot be converted to a string is rendered like other spans', () => {
  const child = { _type: 'code', _key: { toString: false } }
  expect(draw([textBlock('', { children: [child, span('words')] })]).broken).toEqual([])
})

test('a picture block with the field `listItem` is rendered outside of lists', () => {
  const item = textBlock('words', { listItem: 'number' })
  const picture = { _type: 'picture', _key: 'p', listItem: 'number' }
  expect(groupsOf(readableBlocks([item, picture, item]))).toHaveLength(3)
})

test('nested callouts and table cells are limited', () => {
  let callout: PortableBlock = { _type: 'callout', _key: 'c', content: [textBlock('inmost')] }
  for (let n = 0; n < 40; n += 1) callout = { _type: 'callout', _key: 'c', content: [callout] }
  const { html } = draw([callout])
  expect(html.split('<aside').length - 1).toBe(3)
  const rows = many(2000, (n) => ({ cells: many(n === 0 ? 10_000 : 1, () => 'x') }))
  const table = draw([{ _type: 'table', _key: 't', rows }]).html
  expect(table.split('<tr').length - 1).toBe(1000)
  expect(table.split('<td').length - 1).toBe(50_000)
})

test('a block that cannot be rendered is left out and reported, and all other blocks are rendered', () => {
  const Wrong = () => {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const broken: BrokenBlocks[] = []
  const [bad, good] = [textBlock('bad'), textBlock('good')]
  const html = renderToString(
    <AppProvider value={{ ...testEnv, reportBlocks: (blocks) => broken.push(blocks) }}>
      <BlockGroup document="doc" blocks={[bad]} components={{ block: Wrong }} />
      <BlockGroup document="doc" blocks={[good]} components={textComponents} />
    </AppProvider>,
  )
  expect(html).toContain('<p>good</p>')
  expect(html).not.toContain('bad<')
  expect(broken).toEqual([{ document: 'doc', keys: ['key-bad'] }])
})

test('a table cell with unclosed marks is parsed in linear time', () => {
  const start = process.cpuUsage()
  for (const cell of [`**${String.raw`\a`.repeat(400)}`, `*x**${String.raw`\a`.repeat(400)}`]) {
    expect(parseInlineMarkdown(cell)).not.toEqual([])
  }
  const { user } = process.cpuUsage(start)
  expect(user / 1000).toBeLessThan(1000)
})

test('the page around a body is rendered for any content of the body', () => {
  const loose = fc.oneof(
    fc.anything({ maxDepth: 3 }).map((value) => value as unknown),
    fc.constantFrom(null, 0, -1, 1e9, '', 'bullet', 'strong', 'block', 'span'),
  )
  const child = fc.record(
    { _type: fc.constantFrom('span', 'picture', 'code'), _key: loose, text: loose, marks: loose },
    { requiredKeys: [] },
  )
  const block = fc
    .record(
      {
        style: fc.oneof(loose, fc.constantFrom('h2', 'normal', 'blockquote')),
        listItem: fc.oneof(loose, fc.constantFrom('bullet', 'number')),
        level: fc.oneof(loose, fc.double()),
        children: fc.oneof(loose, fc.array(child)),
        markDefs: fc.oneof(loose, fc.array(child)),
        rows: fc.oneof(loose, fc.array(fc.record({ cells: fc.oneof(loose, fc.array(loose)) }))),
        content: fc.oneof(loose, fc.array(child)),
        picture: loose,
        code: loose,
        language: loose,
        title: loose,
        tone: loose,
      },
      { requiredKeys: [] },
    )
    .chain((fields) =>
      fc
        .record({
          _type: fc.constantFrom(
            'block',
            'block',
            'callout',
            'table',
            'picture',
            'codeBlock',
            '@list',
          ),
          _key: fc.string({ maxLength: 3 }),
        })
        .map((named) => ({ ...fields, ...named })),
    )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (body) => {
      const { html, broken } = draw([textBlock('first'), ...body, textBlock('last')])
      expect(html).toContain('<p>before</p>')
      expect(html).toContain('<p>first</p>')
      expect(html).toContain('<p>last</p>')
      expect(html).toContain('<p>after</p>')
      expect(broken).toEqual([])
    }),
    { numRuns: 200 },
  )
})
