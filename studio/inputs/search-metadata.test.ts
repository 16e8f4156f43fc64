import { expect, test } from 'vitest'
import { searchResultOf } from '#shared/content/search-preview.ts'
import { searchMetadataOf } from './search-metadata.ts'

const post = {
  _type: 'blog',
  title: 'Consent that holds',
  slug: { current: 'consent' },
  excerpt: 'What to print.',
}

test.each([
  [undefined, { title: 'Untitled', description: '', path: '/blogs/slug' }],
  [post, { title: 'Consent that holds', description: 'What to print.', path: '/blogs/consent' }],
  [
    { ...post, seo: { title: 'Consent', description: ' ' } },
    { title: 'Consent', description: 'What to print.', path: '/blogs/consent' },
  ],
  [
    { _type: 'caseStudy', title: 'A', summary: 'B', slug: { current: 'a' } },
    { title: 'A', description: 'B', path: '/case-studies/a' },
  ],
])('searchMetadataOf returns for %o the metadata %o', (document, told) => {
  expect(searchMetadataOf(document)).toEqual(told)
})

test('the preview of a search result truncates long texts', () => {
  const result = searchResultOf({
    origin: 'https://certavia.example',
    path: '/blogs/consent',
    title: 'word '.repeat(40),
    description: 'word '.repeat(80),
  })
  expect(result.place).toBe('certavia.example › blogs › consent')
  expect(result.title.length).toBeLessThanOrEqual(72)
  expect(result.description.length).toBeLessThanOrEqual(160)
  expect([result.title, result.description].every((line) => line.endsWith('…'))).toBe(true)
})
