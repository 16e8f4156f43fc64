import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startLake, type LakeUnderTest } from './lake-under-test.ts'

let lake: LakeUnderTest
let client: SanityClient

beforeAll(async () => {
  lake = await startLake()
  client = lake.client()
})

afterAll(async () => {
  expect(lake.lake.wire.ledger).toEqual([])
  await lake[Symbol.asyncDispose]()
})

describe('queries', () => {
  beforeAll(async () => {
    await client
      .transaction()
      .createOrReplace({ _id: 'q1', _type: 'query-test', title: 'One', n: 1 })
      .createOrReplace({ _id: 'q2', _type: 'query-test', title: 'Two', n: 2 })
      .createOrReplace({ _id: 'drafts.q2', _type: 'query-test', title: 'Two, edited', n: 2 })
      .createOrReplace({ _id: 'drafts.q3', _type: 'query-test', title: 'Three', n: 3 })
      .commit()
  })

  test('a GET query takes parameters and gives JSON', async () => {
    const titles = await client.fetch('*[_type == $type && n < $n] | order(n).title', {
      type: 'query-test',
      n: 2,
    })
    expect(titles).toEqual(['One'])
  })

  test('a query too long for a GET travels as a POST', async () => {
    const long = Array.from({ length: 3000 }, (_, index) => `id-${index}`)
    expect(await client.fetch('count(*[_id in $long])', { long })).toBe(0)
    expect(await client.fetch('*[_id == $id || _id in $long][0].title', { id: 'q1', long })).toBe(
      'One',
    )
  })

  test('filterResponse: false gives the whole answer', async () => {
    const answer = await client.fetch('*[_id == "q1"]._id', {}, { filterResponse: false })
    expect(answer).toMatchObject({ result: ['q1'], ms: expect.any(Number) })
    expect(answer.syncTags?.every((tag) => tag.startsWith('s1:'))).toBe(true)
  })

  test.each([
    ['raw', ['One', 'Three', 'Two', 'Two, edited']],
    ['published', ['One', 'Two']],
    ['drafts', ['One', 'Three', 'Two, edited']],
  ] as const)('perspective %s', async (perspective, titles) => {
    const found = await client.fetch(
      '*[_type == "query-test"] | order(title).title',
      {},
      { perspective },
    )
    expect(found).toEqual(titles)
  })

  test('drafts are shown under the published id with their own id beside it', async () => {
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
  ])('%s has its own default perspective', async (version, count) => {
    const query = encodeURIComponent('count(*[_type == "query-test"])')
    const answer = await lake.request(`/data/query/production?query=${query}`, { version })
    expect(await answer.json()).toMatchObject({ result: count })
  })

  test('a syntax error comes back with its place', async () => {
    await expect(client.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: { type: 'queryParseError', start: expect.any(Number), end: expect.any(Number) },
    })
  })

  test('a parameter that is not JSON is refused', async () => {
    const answer = await lake.request('/data/query/production?query=*&$a=nope')
    expect(answer.status).toBe(400)
  })
})

describe('references', () => {
  const refusal = (type: string) => ({
    statusCode: 409,
    details: { type: 'mutationError', items: [{ error: { type } }] },
  })

  test('a strong reference needs its target and holds it; a weak one does neither', async () => {
    const reference = { _type: 'reference', _ref: 'ref-target' }
    const holder = { _id: 'ref-holder', _type: 'doc-test', to: reference }
    await expect(client.create(holder)).rejects.toMatchObject(
      refusal('documentReferenceDoesNotExistError'),
    )
    await client.create({ ...holder, _id: 'ref-weak', to: { ...reference, _weak: true } })
    await client.create({ _id: 'ref-target', _type: 'doc-test' })
    await client.create(holder)
    await expect(client.delete('ref-target')).rejects.toMatchObject({
      ...refusal('documentHasExistingReferencesError'),
      details: { items: [{ error: { referencingIDs: ['ref-holder'] } }] },
    })
    await client.delete('ref-holder')
    await client.delete('ref-target')
  })

  test('a transaction id that stands for other mutations is a conflict', async () => {
    const write = (id: string) =>
      client.transaction().create({ _id: id, _type: 'doc-test' }).transactionId('tx-used').commit()
    await write('tx-one')
    await expect(write('tx-one')).resolves.toMatchObject({ transactionId: 'tx-used' })
    await expect(write('tx-two')).rejects.toMatchObject({ statusCode: 409 })
  })
})

describe('documents', () => {
  test('create, createIfNotExists, createOrReplace', async () => {
    const created = await client.create({ _type: 'doc-test', title: 'New' })
    expect(created).toMatchObject({ _id: expect.any(String), _rev: expect.any(String) })
    await expect(client.create({ _id: created._id, _type: 'doc-test' })).rejects.toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ error: { type: 'documentAlreadyExistsError' } }],
      },
    })
    await client.createIfNotExists({ _id: created._id, _type: 'doc-test', title: 'Other' })
    expect(await client.getDocument(created._id)).toMatchObject({ title: 'New' })
    await client.createOrReplace({ _id: created._id, _type: 'doc-test', subtitle: 'Replaced' })
    const replaced = await client.getDocument(created._id)
    expect(replaced).toMatchObject({ subtitle: 'Replaced', _createdAt: created._createdAt })
    expect(replaced).not.toHaveProperty('title')
  })

  test('getDocuments keeps the order and leaves gaps', async () => {
    await client.createOrReplace({ _id: 'g1', _type: 'doc-test' })
    const found = await client.getDocuments(['missing', 'g1'])
    expect(found.map((document) => document?._id)).toEqual([undefined, 'g1'])
    expect(await client.getDocument('missing')).toBeUndefined()
  })

  test('delete by id and by query', async () => {
    await client.createOrReplace({ _id: 'd1', _type: 'delete-test' })
    await client.createOrReplace({ _id: 'd2', _type: 'delete-test' })
    await client.delete('d1')
    expect(await client.fetch('count(*[_type == "delete-test"])')).toBe(1)
    await client.delete({ query: '*[_type == $type]', params: { type: 'delete-test' } })
    expect(await client.fetch('count(*[_type == "delete-test"])')).toBe(0)
  })

  test('autoGenerateArrayKeys gives keys to objects without one', async () => {
    const created = await client.create(
      { _type: 'doc-test', items: [{ a: 1 }, { _key: 'mine', a: 2 }] },
      { autoGenerateArrayKeys: true },
    )
    expect(created['items']).toEqual([
      { _key: expect.any(String), a: 1 },
      { _key: 'mine', a: 2 },
    ])
  })
})

describe('patches', () => {
  const base = {
    _id: 'p1',
    _type: 'patch-test',
    n: 5,
    text: 'The quick fox',
    deep: { a: { b: 1 } },
    list: [
      { _key: 'x', v: 1 },
      { _key: 'y', v: 2 },
    ],
    words: ['one', 'two'],
  }

  test.each([
    { name: 'set', patch: { set: { 'deep.a.b': 9 } }, after: { deep: { a: { b: 9 } } } },
    {
      name: 'set by key',
      patch: { set: { 'list[_key=="y"].v': 7 } },
      after: { list: [{ v: 1 }, { v: 7 }] },
    },
    { name: 'setIfMissing', patch: { setIfMissing: { n: 1, m: 2 } }, after: { n: 5, m: 2 } },
    { name: 'inc', patch: { inc: { n: 3 } }, after: { n: 8 } },
    { name: 'dec', patch: { dec: { n: 3 } }, after: { n: 2 } },
    {
      name: 'insert after',
      patch: { insert: { after: 'words[0]', items: ['mid'] } },
      after: { words: ['one', 'mid', 'two'] },
    },
    {
      name: 'insert replace',
      patch: { insert: { replace: 'words[-1]', items: ['last'] } },
      after: { words: ['one', 'last'] },
    },
    {
      name: 'append',
      patch: { insert: { after: 'words[-1]', items: ['three'] } },
      after: { words: ['one', 'two', 'three'] },
    },
    {
      name: 'diffMatchPatch',
      patch: { diffMatchPatch: { text: '@@ -1,13 +1,14 @@\n The \n-quick\n+clever\n  fox\n' } },
      after: { text: 'The clever fox' },
    },
  ])('$name', async ({ patch, after }) => {
    await client.createOrReplace(base)
    await client.patch('p1', patch).commit()
    expect(await client.getDocument('p1')).toMatchObject(after)
  })

  test('unset removes attributes and items', async () => {
    await client.createOrReplace(base)
    const patched = await client.patch('p1').unset(['n', 'list[_key=="x"]']).commit()
    expect(patched).not.toHaveProperty('n')
    expect(patched['list']).toEqual([{ _key: 'y', v: 2 }])
  })

  test('a patch by query changes every document that it finds', async () => {
    await client.createOrReplace({ _id: 'pq1', _type: 'patch-query' })
    await client.createOrReplace({ _id: 'pq2', _type: 'patch-query' })
    await client
      .patch({ query: '*[_type == "patch-query"]' })
      .set({ done: true })
      .commit({ returnFirst: false })
    expect(await client.fetch('count(*[_type == "patch-query" && done])')).toBe(2)
  })

  test('ifRevisionID refuses a stale patch', async () => {
    const first = await client.createOrReplace(base)
    await client.patch('p1').set({ n: 1 }).commit()
    await expect(
      client.patch('p1').ifRevisionId(first._rev).set({ n: 2 }).commit(),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
    })
    expect(await client.getDocument('p1')).toMatchObject({ n: 1 })
  })

  test('a patch of a missing document fails', async () => {
    await expect(client.patch('not-there').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 404,
      details: { items: [{ error: { type: 'documentNotFoundError' } }] },
    })
  })
})

describe('transactions', () => {
  test('all or nothing, under the id that the client chose', async () => {
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

  test('a dry run changes nothing', async () => {
    const answer = await client.create({ _id: 'dry', _type: 'tx-test' }, { dryRun: true })
    expect(answer).toMatchObject({ _id: 'dry' })
    expect(await client.getDocument('dry')).toBeUndefined()
  })
})

describe('actions', () => {
  const act = (...actions: Parameters<SanityClient['action']>[0][]) =>
    client.action(actions.flat() as Parameters<SanityClient['action']>[0])

  test('create, edit, publish, edit again, discard, unpublish, delete', async () => {
    const ids = { publishedId: 'a1', draftId: 'drafts.a1' }
    await act({
      actionType: 'sanity.action.document.create',
      publishedId: 'a1',
      attributes: { _id: 'drafts.a1', _type: 'action-test', title: 'First' },
      ifExists: 'fail',
    })
    await act({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'Second' } },
    })
    await act({ actionType: 'sanity.action.document.publish', ...ids })
    expect(await client.getDocument('a1')).toMatchObject({ title: 'Second' })
    expect(await client.getDocument('drafts.a1')).toBeUndefined()

    await act({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'Third' } },
    })
    expect(await client.getDocument('drafts.a1')).toMatchObject({ title: 'Third' })
    await act({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.a1' })
    expect(await client.getDocument('drafts.a1')).toBeUndefined()

    await act({ actionType: 'sanity.action.document.unpublish', ...ids })
    expect(await client.getDocument('a1')).toBeUndefined()
    expect(await client.getDocument('drafts.a1')).toMatchObject({ title: 'Second' })

    await act({ actionType: 'sanity.action.document.publish', ...ids })
    await act({ actionType: 'sanity.action.document.delete', publishedId: 'a1', includeDrafts: [] })
    expect(await client.getDocument('a1')).toBeUndefined()
  })

  test('replaceDraft puts an older revision back', async () => {
    await client.createOrReplace({ _id: 'drafts.a2', _type: 'action-test', title: 'Now' })
    await act({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'a2',
      attributes: { _id: 'drafts.a2', _type: 'action-test', title: 'Then' },
    })
    expect(await client.getDocument('drafts.a2')).toMatchObject({ title: 'Then' })
  })

  test('two actions of one request see each other', async () => {
    await client.createOrReplace({ _id: 'a3', _type: 'action-test', title: 'Published' })
    const ids = { publishedId: 'a3', draftId: 'drafts.a3' }
    const guard = { unset: ['_empty_action_guard_pseudo_field_'] }
    const answer = await client.action(
      [
        { actionType: 'sanity.action.document.edit', ...ids, patch: guard },
        { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: 'Edited' } } },
      ],
      { transactionId: 'edit-of-a3' },
    )
    expect(answer.transactionId).toBe('edit-of-a3')
    expect(await client.getDocument('drafts.a3')).toMatchObject({
      title: 'Edited',
      _rev: 'edit-of-a3',
    })
  })

  test('a refused action says why', async () => {
    const failing = client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.nothing',
      publishedId: 'nothing',
    })
    await expect(failing).rejects.toMatchObject({
      statusCode: expect.any(Number),
      details: { type: 'actionError' },
    })
  })
})

describe('people, projects and datasets', () => {
  test('users, projects, datasets', async () => {
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

  test('settings of the Studio are kept for each user', async () => {
    const body = JSON.stringify([{ key: 'studio.sort', value: { by: 'title' } }])
    const put = await lake.request('/users/me/keyvalue', { method: 'PUT', body })
    expect(await put.json()).toEqual([{ key: 'studio.sort', value: { by: 'title' } }])
    const got = await lake.request('/users/me/keyvalue/studio.sort,missing')
    expect(await got.json()).toEqual([{ key: 'studio.sort', value: { by: 'title' } }])
  })
})
