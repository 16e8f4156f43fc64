import { expect, test } from 'vitest'
import { canonicalOf, headHtml, headTags, inertJson } from './head.ts'

const origin = 'https://example.com'
const html = (head: Parameters<typeof headTags>[0]) => headHtml(headTags(head, origin))

test('a page has its title with the product after it, and its canonical address on the origin', () => {
  const text = html({ title: 'Blogs', canonical: '/blogs?page=2', next: '/blogs?page=3' })
  expect(text).toContain('<title data-head="">Blogs | Certavia</title>')
  expect(text).toContain('rel="canonical" href="https://example.com/blogs?page=2"')
  expect(text).toContain('rel="next" href="/blogs?page=3"')
  expect(text).not.toContain('robots')
})

test('text from documents cannot leave its attribute or element', () => {
  const text = html({
    title: '</title><script>alert(1)</script>',
    description: '"><script>alert(1)</script>',
    structuredData: { headline: '</script><script>alert(1)</script>' },
  })
  expect(text.match(/<script/g)).toHaveLength(1)
  expect(text).not.toContain('alert(1)</script><')
})

test('JSON inside a page can neither end its element nor break a line', () => {
  const value = { text: '</script><!--\u2028' }
  expect(inertJson(value)).not.toMatch(/[<\u2028]/)
  expect(JSON.parse(inertJson(value))).toEqual(value)
})

test.each([
  [null, '/blogs/a'],
  ['https://other.example/b', 'https://other.example/b'],
  ['javascript:alert(1)', '/blogs/a'],
  ['not an address', '/blogs/a'],
])('an editor who chose %j gets %s', (chosen, canonical) => {
  expect(canonicalOf(chosen, '/blogs/a')).toBe(canonical)
})
