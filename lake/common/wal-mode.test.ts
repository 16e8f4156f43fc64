import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { setWalMode } from './wal-mode.ts'

/** Locks a new database in a thread, and unlocks it after 100 ms. */
const LOCKS = `
  const { parentPort, workerData } = require('node:worker_threads')
  const Database = require('better-sqlite3')
  const database = new Database(workerData)
  database.exec('create table a (b); begin exclusive')
  parentPort.postMessage('locked')
  setTimeout(() => database.exec('commit').close(), 100)
`

test('the WAL mode of a database is set as soon as another thread unlocks the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wal-mode-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'test.sqlite')
  const worker = new Worker(LOCKS, { eval: true, workerData: file })
  await once(worker, 'message')
  const database = new Database(file, { timeout: 0 })
  setWalMode(database)
  expect(database.pragma('journal_mode', { simple: true })).toBe('wal')
  database.close()
  await once(worker, 'exit')
})
