import { expect, test } from 'vitest'
import { canonicalPath } from '#shared/paths/canonical-path.ts'
import { pageKey } from './page-key.ts'

test.each([
  { name: 'a plain path', url: '/blogs', key: '/blogs' },
  { name: 'tracking parameters are ignored', url: '/blogs?utm_source=x&fbclid=1', key: '/blogs' },
  {
    name: 'known parameters have a fixed order',
    url: '/blogs?page=2&category=a',
    key: '/blogs?category=a&page=2',
  },
  {
    name: 'the first page and an empty filter are left out',
    url: '/blogs?category=&page=1',
    key: '/blogs',
  },
  { name: 'a list ignores the filter of another list', url: '/blogs?industry=a', key: '/blogs' },
  {
    name: 'a list of the CMS has its own filter',
    url: '/sanity/case-studies?industry=a',
    key: '/sanity/case-studies?industry=a',
  },
  {
    name: 'the list of services has a line of work, but no page number',
    url: '/services?line=a&page=2',
    key: '/services?line=a',
  },
  {
    name: 'a page that is not a list ignores parameters of lists',
    url: '/?category=a&page=2',
    key: '/',
  },
  {
    name: 'the contact form has a service as its subject',
    url: '/contact?utm_source=x&service=rag',
    key: '/contact?service=rag',
  },
  {
    name: 'the contact form has a line of work as its subject, even one with the name of a service',
    url: '/contact?service=line:background-screening',
    key: '/contact?service=line%3Abackground-screening',
  },
  ...['other', 'nothing', '', 'line:', 'constructor', 'RAG', '<script>'].map((service) => ({
    name: `the contact form ignores the subject “${service}”`,
    url: `/contact?service=${encodeURIComponent(service)}`,
    key: '/contact',
  })),
  { name: 'a repeated parameter counts once', url: '/blogs?page=2&page=3', key: '/blogs?page=2' },
])('the cache key of a page: $name', ({ url, key }) => {
  expect(pageKey(new URL(url, 'http://localhost'))).toBe(key)
})

test.each([
  ['/', '/'],
  ['/blogs', '/blogs'],
  ['/blogs/', '/blogs'],
  ['//blogs///a', '/blogs/a'],
  ['//evil.example', '/evil.example'],
  ['/%62logs', '/blogs'],
  ['/blogs/a%2fb', '/blogs/a%2Fb'],
  ['/blogs/%5c%5cevil', '/blogs/%5C%5Cevil'],
  ['//%e0%a4%a', '/%e0%a4%a'],
])('the path %s has the canonical form %s', (pathname, spelling) => {
  expect(canonicalPath(pathname)).toBe(spelling)
  expect(canonicalPath(spelling)).toBe(spelling)
})
