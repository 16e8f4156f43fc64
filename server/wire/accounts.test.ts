import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createAccountStore, type AccountStore } from './accounts.ts'

let directory: string
let store: AccountStore

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'accounts-'))
  store = createAccountStore({ directory })
})
afterEach(() => {
  store.close()
  rmSync(directory, { recursive: true, force: true })
})

function reopen(): void {
  store.close()
  store = createAccountStore({ directory })
}

test('a token is given once, works after a restart, and is nowhere on disk', () => {
  const token = store.createToken('bot', 'editor') ?? ''
  expect(store.createToken('bot', 'viewer')).toBeUndefined()
  reopen()
  expect(store.callerOfToken(token)).toMatchObject({
    id: 'robot-bot',
    role: 'robot',
    via: 'bearer',
  })
  for (const file of ['accounts.sqlite', 'accounts.sqlite-wal']) {
    expect(readFileSync(join(directory, file)).includes(token)).toBe(false)
  }
  expect(store.revokeToken('bot')).toBe(true)
  expect(store.callerOfToken(token)).toBeUndefined()
})

test('a token made by another process works at once', () => {
  const other = createAccountStore({ directory })
  const token = other.createToken('late', 'viewer') ?? ''
  other.close()
  expect(store.callerOfToken(token)).toMatchObject({ role: 'viewer' })
})

test('settings and people are kept', () => {
  store.writeValues('ann', [
    { key: 'a', value: { deep: [1, null] } },
    { key: 'b', value: undefined },
  ])
  store.rememberPerson({ id: 'ann', name: 'Ann', email: 'ann@example.com' })
  store.rememberPerson({ id: 'ann', name: 'Anna', email: 'ann@example.com' })
  reopen()
  expect(store.readValues('ann', ['a', 'b', 'c'])).toEqual([
    { key: 'a', value: { deep: [1, null] } },
    { key: 'b', value: null },
  ])
  expect(store.people(['ann', 'bob'])).toEqual([
    { id: 'ann', name: 'Anna', email: 'ann@example.com' },
  ])
})
