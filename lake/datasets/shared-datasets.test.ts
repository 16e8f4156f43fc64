import { expect, test } from 'vitest'
import { createAccess } from './shared-datasets.ts'
import type { AclMode } from '#lake/documents/types.ts'

test('the late result of a read that started before the access mode changed does not restore the old mode', () => {
  const dataset: { aclMode: AclMode } = { aclMode: 'public' }
  const access = createAccess(dataset)
  const read = (aclMode: AclMode, askedAt: number) => {
    access.wasRead(aclMode, askedAt)
    return dataset.aclMode
  }
  const before = performance.now()
  expect(read('private', before)).toBe('private')
  expect(read('public', before)).toBe('private')
  expect(read('public', performance.now())).toBe('public')
  access.changed('private')
  expect(read('public', before)).toBe('private')
  access.changed('public')
  expect(read('private', before)).toBe('public')
  expect(read('private', performance.now())).toBe('private')
})
