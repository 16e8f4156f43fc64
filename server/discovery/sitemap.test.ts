import { expect, test } from 'vitest'
import { robotsText } from './robots.ts'
import { sitemapFiles } from './sitemap.ts'

const urlOfPart = (part: number) => `https://example.com/sitemap-${part}.xml`
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://example.com/${index}` }))
const addresses = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

test('a small sitemap has one file, with modification times if they are known', () => {
  const modified = '2026-03-03T08:00:00Z'
  const [xml, ...more] = sitemapFiles(
    [{ url: 'https://example.com/' }, { url: 'https://example.com/a', modified }],
    { urlOfPart },
  )
  expect(more).toEqual([])
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://example.com/</loc></url>\n' +
      '<url><loc>https://example.com/a</loc><lastmod>2026-03-03T08:00:00Z</lastmod></url>\n' +
      '</urlset>\n',
  )
})

test.each([
  [50_000, 1],
  [50_001, 3],
])('the number of files of a sitemap with %i addresses is %i', (count, files) => {
  const made = sitemapFiles(entries(count), { urlOfPart })
  expect(made).toHaveLength(files)
  const [first, ...parts] = made
  const listed = parts.length === 0 ? addresses(first) : parts.flatMap(addresses)
  expect(listed).toEqual(entries(count).map(({ url }) => url))
  expect(addresses(first).slice(0, parts.length)).toEqual(
    parts.length === 0 ? [] : parts.map((_, index) => urlOfPart(index + 1)),
  )
})

test('the sitemap contains addresses with XML escapes', () => {
  const [xml] = sitemapFiles([{ url: 'https://example.com/a&b<c' }], { urlOfPart })
  expect(xml).toContain('<loc>https://example.com/a&#38;b&#60;c</loc>')
})

test('robots.txt excludes private paths and links to the sitemap', () => {
  expect(robotsText('https://example.com')).toBe(
    [
      'User-agent: *',
      'Allow: /lake/images/',
      'Disallow: /admin',
      'Disallow: /studio',
      'Disallow: /api',
      'Disallow: /lake',
      'Disallow: /booking',
      '',
      'Sitemap: https://example.com/sitemap.xml',
      '',
    ].join('\n'),
  )
})
