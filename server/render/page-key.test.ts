import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test.each([
  { name: 'a plain path', url: '/blogs', key: '/blogs' },
  { name: 'tracking parameters are ignored', url: '/blogs?utm_source=x&fbclid=1', key: '/blogs' },
  {
    name: 'known parameters are kept, in one order',
    url: '/blogs?page=2&category=a',
    key: '/blogs?category=a&page=2',
  },
  { name: 'a repeated parameter counts once', url: '/blogs?page=2&page=3', key: '/blogs?page=2' },
])('$name', ({ url, key }) => {
  expect(pageKey(new URL(url, 'http://localhost'))).toBe(key)
})
