import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readEvents } from './event-reader.ts'
import { actingAs, startLake, TOKEN, until, type LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

let lake: LakeUnderTest
useLake((opened) => {
  lake = opened
})

const asNobody = (path: string) => lake.request(path, { token: null })

/** Returns the statuses of anonymous requests to a dataset: query, document, listener, live events, ping. */
async function reach(name: string): Promise<number[]> {
  const paths = [
    `/data/query/${name}?query=*`,
    `/data/doc/${name}/a`,
    `/data/listen/${name}?query=*`,
    `/data/live/events/${name}`,
    `/data/ping/${name}`,
  ]
  return Promise.all(
    paths.map(async (path) => {
      const answer = await asNobody(path)
      await answer.body?.cancel()
      return answer.status
    }),
  )
}

const OPEN = [200, 200, 200, 200, 200]
const SHUT = [401, 401, 401, 401, 401]

describe('access to a dataset', () => {
  test('can be changed by the client at runtime, and persists', async () => {
    const client = lake.client({ dataset: 'shop' })
    await client.datasets.create('shop', { aclMode: 'private' })
    await client.create({ _id: 'a', _type: 'note' })
    expect(await reach('shop')).toEqual(SHUT)
    expect(await client.datasets.edit('shop', { aclMode: 'public' })).toEqual({
      datasetName: 'shop',
      aclMode: 'public',
    })
    expect(await reach('shop')).toEqual(OPEN)
    const listed = await client.datasets.list()
    expect(listed.find(({ name }) => name === 'shop')).toMatchObject({ aclMode: 'public' })
    const answer = await lake.request('/projects/local/datasets/shop', {
      method: 'PATCH',
      body: '{"aclMode":"private"}',
    })
    expect(answer.status).toBe(200)
    expect(await reach('shop')).toEqual(SHUT)
  })

  test('ends anonymous listeners once the dataset is private', async () => {
    const client = lake.client({ dataset: 'news' })
    await client.datasets.create('news', { aclMode: 'public' })
    const known = await readEvents(`${lake.origin}/v1/data/listen/news?query=*`, {
      authorization: `Bearer ${TOKEN}`,
    })
    const reader = await readEvents(`${lake.origin}/v1/data/listen/news?query=*`)
    const live = await readEvents(`${lake.origin}/vX/data/live/events/news`)
    await Promise.all([reader.next('welcome'), live.next('welcome'), known.next('welcome')])
    await client.datasets.edit('news', { aclMode: 'private' })
    await until(() => reader.ended && live.ended, 'the end of both')
    await client.create({ _id: 'secret', _type: 'note' })
    expect((await known.next('mutation')).data).toMatchObject({ documentId: 'secret' })
    expect(JSON.stringify([reader.events, live.events])).not.toContain('secret')
    known.close()
  })

  test('rejects a listener that is still connecting once the dataset is private', async () => {
    const client = lake.client({ dataset: 'race' })
    await client.datasets.create('race', { aclMode: 'public' })
    const url = `${lake.origin}/v1/data/listen/race?query=*`
    const asked = Array.from({ length: 30 }, () => readEvents(url).catch(() => undefined))
    await client.datasets.edit('race', { aclMode: 'private' })
    const readers = (await Promise.all(asked)).filter((reader) => reader !== undefined)
    await until(() => readers.every(({ ended }) => ended), 'the end of all')
    expect(readers.every(({ ended }) => ended)).toBe(true)
  })

  test.for([
    { name: 'a body with custom rules', body: '{"aclMode":"custom"}', as: undefined, status: 400 },
    { name: 'an unknown mode', body: '{"aclMode":"open"}', as: undefined, status: 400 },
    { name: 'a body that is not JSON', body: 'public', as: undefined, status: 400 },
    { name: 'a request of an editor', body: '{"aclMode":"public"}', as: 'editor', status: 403 },
    { name: 'an empty object', body: '{}', as: undefined, status: 200 },
  ] as const)('is not changed by $name; the status is $status', async ({ body, as, status }) => {
    const answer = await lake.request('/projects/local/datasets/production', {
      method: 'PATCH',
      body,
      ...(as === undefined ? {} : { headers: actingAs({ id: 'ed', role: as }) }),
    })
    expect(answer.status).toBe(status)
    expect(await reach('production')).toEqual(SHUT)
  })

  test('cannot be changed for a missing dataset', async () => {
    const edit = lake.client().datasets.edit('nowhere', { aclMode: 'public' })
    await expect(edit).rejects.toMatchObject({ statusCode: 404 })
  })

  test.for([
    { access: 'public', status: 200 },
    { access: 'private', status: 401 },
    { access: undefined, status: 401 },
  ] as const)(
    'has the mode of LAKE_ACCESS at startup, by default private: $access',
    async ({ access, status }) => {
      await using other = await startLake(undefined, { access })
      const answer = await other.request('/data/query/production?query=*', { token: null })
      expect(answer.status).toBe(status)
    },
  )
})

const exported = z.object({ _type: z.literal('sanity.fileAsset'), url: z.string() })

describe('the files of a private dataset', () => {
  const pixel = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')

  test('are sent to authenticated callers only, and are not cached', async () => {
    const { url } = await lake.client().assets.upload('file', pixel, { filename: 'a.bin' })
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(url, { headers: { authorization: 'Bearer wrong' } })).status).toBe(404)
    const known = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } })
    expect([known.status, known.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test('are available at the signed URLs of an export, each at its own URL only', async () => {
    const client = lake.client()
    await client.assets.upload('file', pixel, { filename: 'a.bin' })
    await client.assets.upload('file', Buffer.from('another'), { filename: 'b.bin' })
    const lines = (await (await lake.request('/data/export/production')).text()).trim().split('\n')
    const urls = lines.flatMap((line) => {
      const file = exported.safeParse(JSON.parse(line)).data
      return file === undefined ? [] : [new URL(file.url)]
    })
    const [first, second] = urls
    if (first === undefined || second === undefined) throw new Error('two files were exported')
    expect((await fetch(first)).status).toBe(200)
    const swapped = new URL(first)
    swapped.search = second.search
    expect((await fetch(swapped)).status).toBe(404)
    const later = new URL(first)
    later.search = first.search.replace(/=(\d+)\./, (_, until: string) => `=${Number(until) + 1}.`)
    expect((await fetch(later)).status).toBe(404)
  })

  test('are public with LAKE_FILES=anyone', async () => {
    await using other = await startLake(undefined, { openFiles: true })
    const { url } = await other.client().assets.upload('file', pixel, { filename: 'a.bin' })
    expect((await fetch(url)).status).toBe(200)
  })
})

test('a Studio that uploads its schema gets the response that the schema already exists', async () => {
  const post = {
    method: 'POST',
    body: '{"descriptorId":"x","contextKey":"dataset:local:production"}',
  }
  const claimed = await lake.request('/descriptors/claim', post)
  expect(await claimed.json()).toEqual({ synchronization: { type: 'complete' } })
  expect((await lake.request('/descriptors/claim', { ...post, token: null })).status).toBe(401)
})
