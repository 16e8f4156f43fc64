import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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

test('a machine token is returned once, is accepted after a restart, and is not stored in clear text on disk', () => {
  const token = store.createToken('bot', 'editor') ?? ''
  expect(store.createToken('bot', 'viewer')).toBeUndefined()
  reopen()
  expect(store.callerOfToken(token)).toMatchObject({
    id: 'robot-bot',
    role: 'editor',
    isMachine: true,
    via: 'bearer',
  })
  for (const file of ['accounts.sqlite', 'accounts.sqlite-wal']) {
    expect(readFileSync(join(directory, file)).includes(token)).toBe(false)
  }
  expect(store.revokeToken('bot')).toBe(true)
  expect(store.callerOfToken(token)).toBeUndefined()
})

test('a machine token that another process has created is accepted at once', () => {
  const other = createAccountStore({ directory })
  const token = other.createToken('late', 'viewer') ?? ''
  other.close()
  expect(store.callerOfToken(token)).toMatchObject({ role: 'viewer' })
})

test('a machine token with an unknown role in the store is rejected and reported', () => {
  const token = store.createToken('bot', 'admin') ?? ''
  store.close()
  using db = new DisposableStack()
  const raw = new Database(join(directory, 'accounts.sqlite'))
  db.defer(() => raw.close())
  raw.exec("UPDATE token SET role = 'root'")
  const told = vi.fn<(use: { readonly token: string; readonly role: string }) => void>()
  store = createAccountStore({ directory, onUnknownRole: told })
  expect(store.callerOfToken(token)).toBeUndefined()
  expect(told).toHaveBeenCalledWith({ token: 'bot', role: 'root' })
  expect(store.listTokens()).toMatchObject([{ name: 'bot', role: undefined }])
})

test('settings and names of users can be read after they were stored', () => {
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
