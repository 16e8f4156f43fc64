import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createAssetStore } from '#lake/assets/assets.ts'
import { createLake } from '#lake/datasets/lake.ts'
import { createWire } from './wire.ts'

const SHOWN = 'production'
const LINES = ['A dataset was made', 'A dataset was changed', 'A dataset was deleted']

/** Lake API whose caller is an administrator, with its log. */
async function openWire(siteDataset?: string) {
  const directory = mkdtempSync(join(tmpdir(), 'datasets-'))
  const lake = createLake({ directory })
  const dataset = await lake.createDataset(SHOWN, { aclMode: 'private' })
  const logged: { readonly message: string; readonly data: unknown }[] = []
  const wire = createWire({
    lake,
    assets: createAssetStore({ directory: join(directory, 'assets') }),
    directory,
    basePath: '',
    projectId: 'local',
    authenticate: async () => ({
      id: 'ada',
      name: 'Ada',
      email: 'ada@example.com',
      role: 'admin',
      via: 'bearer',
    }),
    users: { byIds: async () => [] },
    anonymous: 'nobody',
    siteDataset,
    log: (_level, message, data) => {
      if (LINES.includes(message)) logged.push({ message, data })
    },
  })
  onTestFinished(async () => {
    await wire.close()
    await lake.close()
    rmSync(directory, { recursive: true, force: true })
  })
  const ask = async (method: string, path: string, body?: unknown) => {
    const json = body === undefined ? null : JSON.stringify(body)
    const headers = { authorization: 'Bearer of Ada' }
    const request = new Request(`http://lake.invalid/v2025-02-19${path}`, {
      method,
      headers,
      body: json,
    })
    return wire.fetch(request, { address: '127.0.0.1' })
  }
  return { lake, dataset, ask, logged }
}

it.each(['/projects/local/datasets', '/datasets'])(
  'the log names the user who created, changed and deleted a dataset at %s',
  async (path) => {
    const { ask, logged } = await openWire(SHOWN)
    expect((await ask('PUT', `${path}/other`, { aclMode: 'private' })).status).toBe(200)
    expect((await ask('PATCH', `${path}/other`, { aclMode: 'public' })).status).toBe(200)
    expect((await ask('DELETE', `${path}/other`)).status).toBe(200)
    expect(logged).toEqual([
      {
        message: 'A dataset was made',
        data: { dataset: 'other', aclMode: 'private', by: 'ada' },
      },
      {
        message: 'A dataset was changed',
        data: { dataset: 'other', aclMode: 'public', by: 'ada' },
      },
      { message: 'A dataset was deleted', data: { dataset: 'other', by: 'ada' } },
    ])
  },
)

it.each([
  '/projects/local/datasets/production',
  '/datasets/production',
  '/datasets/%70roduction',
  '/datasets/production/',
])('deleting the dataset that the site shows is refused and logged at %s', async (path) => {
  const { lake, dataset, ask, logged } = await openWire(SHOWN)
  await dataset.mutate([{ create: { _id: 'a', _type: 'page' } }], { author: 'ada' })
  const answer = await ask('DELETE', path)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    statusCode: 409,
    message: 'Delete another dataset. The site shows this one, so it has to stay',
  })
  expect(lake.dataset(SHOWN).get('a')).toBeDefined()
  expect(logged).toEqual([])
})

it('any dataset of a standalone lake can be deleted', async () => {
  const { lake, ask } = await openWire()
  expect((await ask('DELETE', '/datasets/production')).status).toBe(200)
  expect(lake.datasets()).toEqual([])
})
