import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readEvents } from './event-reader.ts'
import { startLake, TOKEN, type LakeUnderTest } from './lake-under-test.ts'

let lake: LakeUnderTest

beforeAll(async () => {
  lake = await startLake()
  const client = lake.client({ dataset: 'open' })
  await client.datasets.create('open', { aclMode: 'public' })
  await client
    .transaction()
    .create({ _id: 'p1', _type: 'post', title: 'Published', hidden: { _ref: 'drafts.p2' } })
    .create({ _id: 'drafts.p1', _type: 'post', title: 'Edited' })
    .create({ _id: 'drafts.p2', _type: 'post', title: 'Secret' })
    .create({ _id: 'versions.r1.p1', _type: 'post', title: 'Later' })
    .commit()
})
afterAll(() => lake[Symbol.asyncDispose]())

const nobody = (path: string, init: RequestInit = {}) =>
  lake.request(path, { ...init, token: null })

describe('an anonymous caller at a public dataset', () => {
  test.each(['raw', 'published', 'drafts', 'previewDrafts', 'r1,drafts'])(
    'gets only published documents in the perspective %s',
    async (perspective) => {
      const query = encodeURIComponent(
        '*{"id": coalesce(_originalId, _id), title, "t": hidden->title}',
      )
      const answer = await nobody(`/data/query/open?query=${query}&perspective=${perspective}`)
      expect(await answer.json()).toMatchObject({
        result: [{ id: 'p1', title: 'Published', t: null }],
      })
    },
  )

  test.each(['/data/query/open?query=*', '/data/doc/open/p1', '/data/listen/open?query=*'])(
    'is rejected if its token is invalid, and not treated as a caller without a token: %s',
    async (path) => {
      for (const token of ['lk-wrong-token', 'not-the-token-of-this-lake']) {
        const answer = await lake.request(path, { token })
        expect(answer.status).toBe(401)
        expect(await answer.json()).toMatchObject({ errorCode: 'SIO-401-AEX' })
      }
    },
  )

  test('gets the same response for a draft by id as for a missing document', async () => {
    const answer = await nobody('/data/doc/open/p1,drafts.p1,none')
    expect(await answer.json()).toMatchObject({
      documents: [{ _id: 'p1' }],
      omitted: [
        { id: 'drafts.p1', reason: 'existence' },
        { id: 'none', reason: 'existence' },
      ],
    })
  })

  test('receives only published documents on a listener', async () => {
    const url = `${lake.origin}/v1/data/listen/open?query=*&includeResult=true`
    const reader = await readEvents(url)
    await reader.next('welcome')
    const client = lake.client({ dataset: 'open' })
    await client.patch('drafts.p2').set({ title: 'Still secret' }).commit()
    await client.create({ _id: 'p3', _type: 'post' })
    expect((await reader.next('mutation')).data).toMatchObject({ documentId: 'p3' })
    expect(JSON.stringify(reader.events)).not.toContain('secret')
    reader.close()
  })

  test.each([
    ['GET', '/data/export/open'],
    ['GET', '/data/history/open/documents/p1'],
    ['GET', '/data/history/open/transactions/p1'],
    ['GET', '/data/history/open/events/documents/p1'],
    ['GET', '/data/live/events/open?includeDrafts=true'],
    ['POST', '/data/mutate/open'],
    ['POST', '/data/actions/open'],
    ['POST', '/assets/images/open'],
    ['PUT', '/projects/local/datasets/mine'],
    ['PATCH', '/projects/local/datasets/open'],
    ['GET', '/data/ping/production'],
    ['GET', '/data/query/production?query=*'],
  ])('cannot call %s %s without a session', async (method, path) => {
    const answer = await nobody(path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
    expect(answer.status).toBe(401)
  })
})

describe('pages of other origins', () => {
  const origin = 'http://localhost:5173'

  test('may send requests if they are served from this machine, and get only data that the caller may read', async () => {
    const asked = await fetch(`${lake.origin}/v1/data/query/production`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, x-sanity-app',
      },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization, x-sanity-app')
    const answer = await lake.request('/users/me', { headers: { origin } })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('vary')).toContain('Origin')
  })
})

test('a slow listener is disconnected, and the lake responds meanwhile', async () => {
  const stuck = await fetch(`${lake.origin}/v1/data/listen/production?query=*&includeResult=true`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  })
  const client = lake.client()
  const text = 'x'.repeat(1_000_000)
  for (let n = 0; n < 24; n++)
    await client.createOrReplace({ _id: `big-${n % 3}`, _type: 'big', n, text })
  const events = (await stuck.text()).match(/^event: mutation$/gm) ?? []
  expect(events.length).toBeGreaterThan(0)
  expect(events.length).toBeLessThan(24)
  expect(await client.fetch('count(*[_type == "big"])')).toBe(3)
})
