import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PortableBlock } from '#shared/content/article.ts'
import { AppProvider } from '#web/lib/page/app-context.tsx'
import {
  assetPicture,
  libraryPicture,
  testEnv,
  textBlock,
} from '#web/testing/fixtures.test-support.ts'
import { ArticleBody } from './article-body.tsx'
import { headingsOf } from './headings.ts'

const render = (...body: PortableBlock[]) =>
  renderToStaticMarkup(
    <AppProvider value={testEnv}>
      <ArticleBody document="a" body={body} headings={headingsOf(body)} />
    </AppProvider>,
  )

const marked = (mark: string, markDef?: Record<string, unknown>) =>
  textBlock('', {
    markDefs: markDef === undefined ? [] : [{ _key: mark, ...markDef }],
    children: [{ _type: 'span', _key: 's', text: 'words', marks: [mark] }],
  })

const item = (text: string, listItem: string, level = 1) => textBlock(text, { listItem, level })

const block = (_type: string, fields: Record<string, unknown>): PortableBlock => ({
  _type,
  _key: _type,
  ...fields,
})

test.each<[string, PortableBlock, string]>([
  ['a paragraph', textBlock('Text.'), '<p>Text.</p>'],
  ['a quote', textBlock('Said.', { style: 'blockquote' }), '<blockquote>Said.</blockquote>'],
  [
    'a heading',
    textBlock('Where it was', { style: 'h3' }),
    '<div class="article-heading heading-3"><h3 id="where-it-was">Where it was</h3>',
  ],
  [
    'a heading with the link to it',
    textBlock('Where it was', { style: 'h3' }),
    '</h3><a class="heading-link" href="#where-it-was" aria-label="Link to “Where it was”">',
  ],
  ['strong text', marked('strong'), '<strong>words</strong>'],
  ['emphasis', marked('em'), '<em>words</em>'],
  ['code in a line', marked('code'), '<code>words</code>'],
  ['underlined text', marked('underline'), '<u>words</u>'],
  ['struck text', marked('strike-through'), '<s>words</s>'],
  ['an unknown mark', marked('sparkle'), '<p>words</p>'],
  [
    'a link to another site',
    marked('l', { _type: 'link', href: 'https://example.com' }),
    '<a href="https://example.com" rel="noopener external">words</a>',
  ],
  [
    'a link within the site',
    marked('l', { _type: 'link', href: '/blogs' }),
    '<a href="/blogs">words</a>',
  ],
  ['a link that runs code', marked('l', { _type: 'link', href: 'javascript:x' }), '<p>words</p>'],
  [
    'a link to a post',
    marked('l', { _type: 'internalLink', target: { type: 'blog', slug: 'a' } }),
    '<a href="/blogs/a">words</a>',
  ],
  [
    'a link to a case study',
    marked('l', { _type: 'internalLink', target: { type: 'caseStudy', slug: 'a' } }),
    '<a href="/case-studies/a">words</a>',
  ],
  [
    'a link to an unpublished article',
    marked('l', { _type: 'internalLink', target: null }),
    '<p>words</p>',
  ],
  [
    'a listing',
    block('codeBlock', { code: 'a < b\n', language: 'ts', filename: 'a.ts' }),
    'data-language="ts"><code><span>a &lt; b\n</span></code>',
  ],
  [
    'a callout',
    block('callout', { tone: 'warning', title: '', content: [textBlock('Mind.')] }),
    '<aside class="callout callout-warning" aria-label="Warning">',
  ],
  [
    'a callout with an unknown tone',
    block('callout', { tone: 'shrill', content: [] }),
    'callout-note',
  ],
  [
    'a table with a head',
    block('table', {
      headerRow: true,
      caption: 'Words.',
      rows: [{ cells: ['A', 'B'] }, { cells: ['`x`'] }],
    }),
    '<caption>Words.</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
      '<tbody><tr><td><code>x</code></td><td></td></tr></tbody>',
  ],
  [
    'a table with a head and no caption, named by its columns',
    block('table', {
      headerRow: true,
      rows: [{ cells: ['', 'A `b`', 'C'] }, { cells: ['x', 'y', 'z'] }],
    }),
    '<section class="table-scroll" aria-label="Table: A b, C" tabindex="0">',
  ],
  [
    'a table without a head',
    block('table', { headerRow: false, rows: [{ cells: ['A'] }] }),
    '<table class="record"><tbody><tr><td>A</td></tr></tbody></table>',
  ],
  [
    'a picture',
    block('picture', { picture: { ...assetPicture, caption: 'The hall.' } }),
    'width="1272" height="795" alt="A hall of card drawers" loading="lazy" decoding="async"/></picture></span><figcaption>The hall.</figcaption>',
  ],
  [
    'a picture of the library',
    block('picture', { picture: libraryPicture }),
    'src="https://images.example.com/a.png"',
  ],
])('an article body renders %s', (_, input, expected) => {
  const html = render(input)
  expect(html).toContain(expected)
  expect(html).not.toContain('style=')
})

test.each([
  block('poem', { lines: ['a'] }),
  block('picture', {}),
  block('picture', { picture: { asset: 5 } }),
  block('table', { rows: 'none' }),
  textBlock('   '),
  textBlock('', { style: 'h2' }),
])('an article body renders nothing for a block that cannot be shown: %j', (input) => {
  expect(render(input)).toBe('<div class="article-body"></div>')
})

test.each([
  { _type: 'codeBlock', _key: 'a' },
  { _type: 'callout', _key: 'a', content: [{ _type: 5 }, null] },
  { _type: 'table', _key: 'a', rows: [null, { cells: [1, null, 'x'] }] },
  { _type: 'block', _key: 'a', children: [] },
])('an article body renders a block with missing fields: %j', (input) => {
  expect(() => render(input)).not.toThrow()
})

test('an article body renders nested lists and numbered lists', () => {
  const html = render(item('a', 'bullet'), item('b', 'bullet', 2), item('c', 'number'))
  expect(html).toContain('<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>')
})

test('an article body renders blocks inside a callout', () => {
  const list = [item('a', 'bullet'), textBlock('After.')]
  expect(render(block('callout', { tone: 'tip', title: 'Do', content: list }))).toContain(
    '<ul><li>a</li></ul><p>After.</p>',
  )
})

test('headings with the same text get different ids, and only headings of level 2 get numbers', () => {
  const body = ['h2', 'h3', 'h2'].map((style, index) =>
    textBlock('Ça va?', { style, _key: `k${index}` }),
  )
  expect(headingsOf(body)).toEqual([
    { key: 'k0', id: 'ca-va', text: 'Ça va?', level: 2, number: 1 },
    { key: 'k1', id: 'ca-va-2', text: 'Ça va?', level: 3 },
    { key: 'k2', id: 'ca-va-3', text: 'Ça va?', level: 2, number: 2 },
  ])
})

test('ids of headings may contain letters of any script', () => {
  expect(headingsOf([textBlock('方法 ①', { style: 'h2' })])[0]?.id).toBe('方法-1')
  expect(headingsOf([textBlock('!!!', { style: 'h2' })])[0]?.id).toBe('section')
})
