import { expect, test } from 'vitest'
import { isCountedPattern } from './counted-patterns.ts'

test.each([
  ['/', true],
  ['/criminal-check', true],
  ['/blogs/:id', true],
  ['/sanity/case-studies/:id', true],
  ['/industries/:slug', true],
  ['/contact/received/:key', false],
  ['/booking/manage/:key', false],
  ['/admin', false],
  ['/admin/BlogManagement/:id', false],
  ['/api-test', false],
  ['*', false],
  ['', false],
])('isCountedPattern returns for %s: %s', (pattern, counted) => {
  expect(isCountedPattern(pattern)).toBe(counted)
})
