import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import type { PortableBlock } from '#shared/content/article.ts'
import { attributeOf, findElement } from '#shared/markdown/hast.ts'
import {
  assetPicture,
  blogDetail,
  caseStudyDetail,
  textBlock,
} from '#web/testing/fixtures.test-support.ts'
import { feedHtml } from './feed-html.tsx'

const ADDRESS = 'https://example.com/blogs/post-1'

const marked = (text: string, mark: Readonly<Record<string, unknown>>) =>
  textBlock(text, {
    markDefs: [{ _key: 'm', ...mark }],
    children: [{ _type: 'span', _key: 's', text, marks: ['m'] }],
  })
const link = (text: string, href: string) => marked(text, { _type: 'link', href })

const picture = {
  _type: 'picture',
  _key: 'p',
  picture: { ...assetPicture, alt_text: 'A "hall" & <more>', caption: 'Caption' },
}

const body: readonly PortableBlock[] = [
  link('inside', '/services?a=1&b="2"#top'),
  link('here', '#part'),
  link('dangerous', 'javascript:alert(1)'),
  link('mail', 'mailto:desk@example.com'),
  marked('other article', {
    _type: 'internalLink',
    target: { type: 'caseStudy', slug: 'study' },
  }),
  textBlock('href="/fake" src="/fake" <script>alert(1)</script>'),
  picture,
  { _type: 'codeBlock', _key: 'd', code: 'if (a < b && c) {}\n', language: 'ts' },
  { _type: 'callout', _key: 'e', tone: 'tip', content: [textBlock('Advice')] },
  {
    _type: 'table',
    _key: 'g',
    headerRow: true,
    rows: [
      { _key: 'r', cells: ['Head', '[Link](/glossary)'] },
      { _key: 's', cells: ['1', '**2**'] },
    ],
  },
  { _type: 'constructor', _key: 'i', children: 7 },
  { _type: 'unknown', _key: 'j' },
]

const blog = { ...blogDetail(1), cover_image: assetPicture, body: [...body] }
const study = {
  ...caseStudyDetail,
  body: [...body],
  challenge: 'One\n\nTwo <b>',
  testimonial: { quote: 'A quote', name: 'Ann', role: null },
  gallery: [assetPicture],
}

const ACTIVE = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'meta', 'link'])

/** Rules of the W3C feed validator about HTML. Each rule has a function that returns true for an element that violates it. */
const rules: readonly (readonly [string, NonNullable<Parameters<typeof findElement>[1]>])[] = [
  [
    'addresses are absolute',
    (element) =>
      [attributeOf(element, 'href'), attributeOf(element, 'src')].some(
        (address) => address !== '' && !/^(?:https?:\/\/|mailto:|tel:)/.test(address),
      ),
  ],
  [
    'pictures have an address and an alternative text',
    ({ tagName, properties }) =>
      tagName === 'img' && (properties['src'] === undefined || properties['alt'] === undefined),
  ],
  ['there is no active element', ({ tagName }) => ACTIVE.has(tagName)],
  [
    'there are no styles, handlers and classes',
    ({ properties }) =>
      Object.keys(properties).some(
        (name) => name === 'style' || name === 'className' || name.startsWith('on'),
      ),
  ],
]

test.each(rules)('the HTML of feeds follows the rule: %s', (_, breaks) => {
  for (const article of [blog, study]) {
    const tree = fromHtml(feedHtml(article, ADDRESS), { fragment: true })
    expect(findElement(tree, breaks)).toBeUndefined()
  }
})

test('the HTML of a post contains all of its blocks', () => {
  const html = feedHtml(blog, ADDRESS)
  for (const part of [
    '<a href="https://example.com/services?a=1&#38;b=%222%22#top">inside</a>',
    '<a href="https://example.com/blogs/post-1#part">here</a>',
    '<p>dangerous</p>',
    '<a href="https://example.com/case-studies/study">other article</a>',
    'href=&quot;/fake&quot; src=&quot;/fake&quot; &lt;script&gt;',
    '<code>if (a &lt; b &amp;&amp; c) {}\n</code>',
    '<strong>Tip</strong>',
    '<p>Advice</p>',
    '<th>Head</th>',
    '<a href="https://example.com/glossary">Link</a>',
    '<td><strong>2</strong></td>',
    'alt="A &quot;hall&quot; &amp; &lt;more&gt;"',
    '<figcaption>Caption</figcaption>',
  ]) {
    expect(html).toContain(part)
  }
  expect(html.match(/<img src="https:\/\/example\.com\/lake\/images\//g)).toHaveLength(2)
})

test('the HTML of a case study contains all of its sections', () => {
  const html = feedHtml(study, ADDRESS)
  for (const part of ['<p>One</p><p>Two &lt;b&gt;</p>', 'inside', '<p>A quote</p><p>Ann</p>']) {
    expect(html).toContain(part)
  }
})
