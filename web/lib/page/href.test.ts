import { expect, test } from 'vitest'
import { safeLink } from './href.ts'

test.each([
  ['/blogs', { href: '/blogs', external: false }],
  ['#section', { href: '#section', external: false }],
  ['?page=2', { href: '?page=2', external: false }],
  ['https://example.com/a', { href: 'https://example.com/a', external: true }],
  ['mailto:a@example.com', { href: 'mailto:a@example.com', external: false }],
  [' https://example.com ', { href: 'https://example.com', external: true }],
])('safeLink accepts %j', (href, link) => {
  expect(safeLink(href)).toEqual(link)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.com',
  '/\\example.com',
  '',
  'not an address',
  undefined,
  42,
])('safeLink rejects %j', (href) => {
  expect(safeLink(href)).toBeUndefined()
})
