import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { callJson } from '../support/sites/call-json.ts'
import { freePort, startSite, temporaryDirectory } from '../support/sites/processes.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'

/** Time for which another program blocks writes to the database, in milliseconds. */
const BLOCKED = 3_000

/** Maximum time of a request without a write, in milliseconds. Measured in isolation it is below 20. */
const PROMPT = 500

const form = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines Ltd',
  about: 'other',
  message: 'Does it still work?',
}

test('pages respond and an inquiry is stored while another program blocks writes to the database', async () => {
  await using directory = await temporaryDirectory()
  const site = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: { SEED: 'none' },
  })
  const send = (message: string) =>
    callJson('POST', site.url + apiPaths.contact, { json: { ...form, message } })
  expect((await send('Before')).status).toBe(201)
  for (const path of [paths.home, paths.contact]) await (await fetch(site.url + path)).text()

  const other = new SqliteDatabase(join(directory.path, 'site.db'))
  other.exec('begin immediate')
  const until = performance.now() + BLOCKED
  const waiting = send('During')
  let settled = false
  void waiting.then(() => (settled = true))
  const times: number[] = []
  while (performance.now() < until) {
    for (const path of [healthPaths.live, paths.home, paths.contact]) {
      const began = performance.now()
      const answer = await fetch(site.url + path)
      await answer.arrayBuffer()
      times.push(performance.now() - began)
      expect(answer.status).toBe(200)
    }
  }
  expect(settled).toBe(false)
  other.exec('rollback')
  other.close()
  const answer = await waiting
  expect(answer.status).toBe(201)
  expect(answer.body.data.sent.message).toBe('During')
  expect(Math.max(...times)).toBeLessThan(PROMPT)
  expect(times.length).toBeGreaterThan(30)
  await site.signal('SIGTERM')
})
