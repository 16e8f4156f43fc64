import { expect, test } from 'vitest'
import { nextPath } from './session.ts'

const origin = 'https://example.com'

test.each([
  ['?next=/studio', '/studio'],
  ['?next=%2Fstudio%2Fblog%3Fa%3D1%23b', '/studio/blog?a=1#b'],
])('%s leads on to %s', (search, path) => {
  expect(nextPath(search, origin)).toBe(path)
})

test.each([
  '',
  '?next=',
  '?next=studio',
  '?next=https://evil.example/',
  '?next=//evil.example/',
  '?next=/\\evil.example/',
  '?next=/%09/evil.example/',
  '?next=javascript:alert(1)',
])('%j leads nowhere', (search) => {
  expect(nextPath(search, origin)).toBeUndefined()
})
