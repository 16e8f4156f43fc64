import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

let lake: LakeUnderTest

let client: SanityClient

useLake((opened) => {
  lake = opened
  client = lake.client()
})

describe('queries of the client', () => {
  beforeAll(async () => {
    await client
      .transaction()
      .createOrReplace({ _id: 'q1', _type: 'query-test', title: 'One', n: 1 })
      .createOrReplace({ _id: 'q2', _type: 'query-test', title: 'Two', n: 2 })
      .createOrReplace({ _id: 'drafts.q2', _type: 'query-test', title: 'Two, edited', n: 2 })
      .createOrReplace({ _id: 'drafts.q3', _type: 'query-test', title: 'Three', n: 3 })
      .commit()
  })

  test('are GET requests with parameters and return JSON', async () => {
    const titles = await client.fetch('*[_type == $type && n < $n] | order(n).title', {
      type: 'query-test',
      n: 2,
    })
    expect(titles).toEqual(['One'])
  })

  test('are POST requests if they are too long for a GET request', async () => {
    const long = Array.from({ length: 3000 }, (_, index) => `id-${index}`)
    expect(await client.fetch('count(*[_id in $long])', { long })).toBe(0)
    expect(await client.fetch('*[_id == $id || _id in $long][0].title', { id: 'q1', long })).toBe(
      'One',
    )
  })

  test('return the complete response with filterResponse: false', async () => {
    const answer = await client.fetch('*[_id == "q1"]._id', {}, { filterResponse: false })
    expect(answer).toMatchObject({ result: ['q1'], ms: expect.any(Number) })
    expect(answer.syncTags?.every((tag) => tag.startsWith('s1:'))).toBe(true)
  })

  test.each([
    ['raw', ['One', 'Three', 'Two', 'Two, edited']],
    ['published', ['One', 'Two']],
    ['drafts', ['One', 'Three', 'Two, edited']],
  ] as const)('return the documents of the perspective %s', async (perspective, titles) => {
    const found = await client.fetch(
      '*[_type == "query-test"] | order(title).title',
      {},
      { perspective },
    )
    expect(found).toEqual(titles)
  })

  test('return drafts with the published id as _id and the draft id as _originalId', async () => {
    const found = await client.fetch(
      '*[_id == "q2"][0]{_id, _originalId}',
      {},
      { perspective: 'drafts' },
    )
    expect(found).toEqual({ _id: 'q2', _originalId: 'drafts.q2' })
  })

  test.each([
    ['v2025-02-19', 2],
    ['v2021-06-07', 4],
    ['v1', 4],
    ['vX', 2],
  ])('have a default perspective in the API version %s', async (version, count) => {
    const query = encodeURIComponent('count(*[_type == "query-test"])')
    const answer = await lake.request(`/data/query/production?query=${query}`, { version })
    expect(await answer.json()).toMatchObject({ result: count })
  })

  test('return the position of a syntax error', async () => {
    await expect(client.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', start: expect.any(Number), end: expect.any(Number) },
    })
  })

  test('are rejected if a parameter is not JSON', async () => {
    const answer = await lake.request('/data/query/production?query=*&$a=nope')
    expect(answer.status).toBe(400)
  })
})

describe('transactions of the client', () => {
  test('are atomic and have the id that the client chooses', async () => {
    const answer = await client
      .transaction()
      .create({ _id: 't1', _type: 'tx-test' })
      .create({ _id: 't2', _type: 'tx-test' })
      .patch('t1', (patch) => patch.set({ a: 1 }))
      .commit({ transactionId: 'my-own-transaction', returnDocuments: false })
    expect(answer.transactionId).toBe('my-own-transaction')
    expect(await client.getDocument('t1')).toMatchObject({ a: 1, _rev: 'my-own-transaction' })

    const failing = client
      .transaction()
      .create({ _id: 't3', _type: 'tx-test' })
      .create({ _id: 't1', _type: 'tx-test' })
      .commit()
    await expect(failing).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.getDocument('t3')).toBeUndefined()
  })

  test('change nothing in a dry run', async () => {
    const answer = await client.create({ _id: 'dry', _type: 'tx-test' }, { dryRun: true })
    expect(answer).toMatchObject({ _id: 'dry' })
    expect(await client.getDocument('dry')).toBeUndefined()
  })
})

describe('users, projects and datasets', () => {
  test('can be read with @sanity/client, and a dataset can be created and deleted', async () => {
    expect(await client.users.getById('me')).toMatchObject({ id: 'site', role: 'administrator' })
    expect(await client.projects.getById('local')).toMatchObject({
      id: 'local',
      displayName: 'local',
    })
    expect(await client.projects.list()).toHaveLength(1)
    expect(await client.datasets.list()).toMatchObject([{ name: 'production' }])
    await client.datasets.create('second', { aclMode: 'public' })
    await expect(client.datasets.create('second')).rejects.toMatchObject({ statusCode: 409 })
    expect((await client.datasets.list()).map(({ name }) => name)).toEqual(['production', 'second'])
    await client.datasets.delete('second')
    await expect(client.withConfig({ dataset: 'second' }).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
    })
  })

  test('include Studio settings, which are stored per user', async () => {
    const body = JSON.stringify([{ key: 'studio.sort', value: { by: 'title' } }])
    const put = await lake.request('/users/me/keyvalue', { method: 'PUT', body })
    expect(await put.json()).toEqual([{ key: 'studio.sort', value: { by: 'title' } }])
    const got = await lake.request('/users/me/keyvalue/studio.sort,missing')
    expect(await got.json()).toEqual([{ key: 'studio.sort', value: { by: 'title' } }])
  })
})
