import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAssetStore } from '#lake/assets/assets.ts'
import { createLake } from '#lake/datasets/lake.ts'
import { createWire } from './wire.ts'

test('a full store rejects writes with a message, and still serves reads', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'full-store-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const full = createLake({ directory, maxBytes: 300_000 })
  await full.createDataset('production')
  const tight = createWire({
    lake: full,
    assets: createAssetStore({ directory: join(directory, 'assets') }),
    directory,
    basePath: '/lake',
    projectId: 'local',
    authenticate: async () => ({
      id: 'ed',
      name: 'Somebody',
      email: 'somebody@example.com',
      role: 'editor',
      via: 'bearer',
      sessionId: 'ed-session',
    }),
    users: { byIds: async () => [] },
    anonymous: 'nobody',
  })
  const send = (path: string, init: RequestInit) =>
    tight.fetch(new Request(`https://site.example/lake/v1${path}`, init), {
      address: '127.0.0.1',
    })
  const statuses: number[] = []
  while (statuses.length < 20 && statuses.at(-1) !== 507) {
    // Random, because the store compresses repeated text.
    const text = randomBytes(25_000).toString('hex')
    const body = JSON.stringify({ mutations: [{ create: { _type: 'page', text } }] })
    statuses.push((await send('/data/mutate/production', { method: 'POST', body })).status)
  }
  expect(statuses.at(-1)).toBe(507)
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
  const count = await send('/data/query/production?query=count(*)', {})
  expect(await count.json()).toMatchObject({ result: statuses.length - 1 })
  await tight.close()
  await full.close()
})
