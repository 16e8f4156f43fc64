import { expect, test } from 'vitest'
import { canonicalOf } from './canonical.ts'
import { headHtml, headTags, inertJson } from './head.ts'
import { breadcrumbList, faqPage } from '../structured-data/subjects.ts'

const origin = 'https://example.com'
const html = (head: Parameters<typeof headTags>[0]) => headHtml(headTags(head, origin))

test('the head has the product name in its title and an absolute canonical address', () => {
  const text = html({ title: 'Blogs', canonical: '/blogs?page=2', next: '/blogs?page=3' })
  expect(text).toContain('<title data-head="">Blogs | Certavia</title>')
  expect(text).toContain('rel="canonical" href="https://example.com/blogs?page=2"')
  expect(text).toContain('rel="next" href="/blogs?page=3"')
  expect(text).not.toContain('robots')
})

test('the head links to the feed of each list that contains the page', () => {
  const text = html({ title: 'A note', feeds: [{ title: 'Blogs', list: '/blogs' }] })
  expect(text).toContain(
    'rel="alternate" type="application/rss+xml" title="Blogs (RSS)" href="https://example.com/blogs/feed.xml"',
  )
  expect(text).toContain(
    'rel="alternate" type="application/atom+xml" title="Blogs (Atom)" href="https://example.com/blogs/atom.xml"',
  )
})

test('the head escapes text of documents in attributes and elements', () => {
  const text = html({
    title: '</title><script>alert(1)</script>',
    description: '"><script>alert(1)</script>',
    structuredData: [faqPage([{ question: '</script><script>alert(1)</script>', answer: 'No.' }])],
  })
  expect(text.match(/<script/g)).toHaveLength(1)
  expect(text).not.toContain('alert(1)</script><')
})

test('inertJson escapes JSON so that it can neither close its element nor break a line', () => {
  const value = { text: '</script><!--\u2028' }
  expect(inertJson(value)).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(inertJson(value))).toEqual(value)
})

test.each([
  [null, '/blogs/a'],
  ['https://other.example/b', 'https://other.example/b'],
  ['javascript:alert(1)', '/blogs/a'],
  ['not an address', '/blogs/a'],
])('canonicalOf resolves the address %j set by an editor to %s', (chosen, canonical) => {
  expect(canonicalOf(chosen, '/blogs/a')).toBe(canonical)
})

test('headTags writes every field of the head', () => {
  const text = html({
    title: 'A note',
    description: 'What it says.',
    keywords: ['one', 'two'],
    canonical: '/blogs/a-note',
    ogImage: { url: '/lake/images/a.jpg', alt: 'A stamp' },
    ogType: 'article',
    structuredData: [
      faqPage([{ question: 'Why?', answer: 'Because.' }]),
      breadcrumbList([{ label: 'Blogs', href: '/blogs' }]),
    ],
    alternateLanguages: [{ hrefLang: 'de', href: '/de/a-note' }],
    articleAuthor: 'Ines Holm',
    articlePublishedTime: '2026-03-03T08:00:00Z',
    articleModifiedTime: '2026-03-04T08:00:00Z',
    articleSection: 'Screening',
    articleTags: ['courts', 'records'],
  })
  for (const tag of [
    '<title data-head="">A note | Certavia</title>',
    'name="description" content="What it says."',
    'name="keywords" content="one, two"',
    'rel="canonical" href="https://example.com/blogs/a-note"',
    'rel="alternate" hreflang="de" href="https://example.com/de/a-note"',
    'property="og:title" content="A note"',
    'property="og:description" content="What it says."',
    'property="og:type" content="article"',
    'property="og:url" content="https://example.com/blogs/a-note"',
    'property="og:site_name" content="Certavia"',
    'property="og:image" content="https://example.com/lake/images/a.jpg"',
    'property="og:image:width" content="1200"',
    'property="og:image:height" content="630"',
    'property="og:image:alt" content="A stamp"',
    'name="twitter:card" content="summary_large_image"',
    'name="author" content="Ines Holm"',
    'property="article:author" content="Ines Holm"',
    'property="article:published_time" content="2026-03-03T08:00:00Z"',
    'property="article:modified_time" content="2026-03-04T08:00:00Z"',
    'property="article:section" content="Screening"',
    'property="article:tag" content="courts"',
    'property="article:tag" content="records"',
    '{"@context":"https://schema.org","@type":"FAQPage",',
    '{"@context":"https://schema.org","@type":"BreadcrumbList",',
    '"item":"https://example.com/blogs"',
  ]) {
    expect(text).toContain(tag)
  }
})

test.each([
  ['/', 'https://example.com/social/home.png'],
  ['/criminal-check', 'https://example.com/social/criminal-check.png'],
  ['/industries/insurance', 'https://example.com/social/industries/insurance.png'],
  ['/blogs?category=screening&page=2', 'https://example.com/social/blogs.png'],
  ['https://elsewhere.example/a', 'https://example.com/social/home.png'],
  [undefined, 'https://example.com/social/home.png'],
])('the head of the page %s has the social image %s', (canonical, image) => {
  expect(html({ title: 'A page', canonical })).toContain(`property="og:image" content="${image}"`)
})

test('the head declares a page as its own x-default alternate, unless the page is noindex', () => {
  const page = { title: 'A page', canonical: '/a' }
  const self = 'hreflang="x-default" href="https://example.com/a"'
  expect(html(page)).toContain(self)
  expect(html({ ...page, noindex: true })).not.toContain('hreflang')
})
