import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { useLake } from './use-lake.ts'

let client: SanityClient

useLake((lake) => {
  client = lake.client()
})

describe('mutations of the client', () => {
  const refusal = (type: string) => ({
    statusCode: 409,
    details: { type: 'mutationError', items: [{ error: { type } }] },
  })

  test('require and protect the target of a strong reference, but not that of a weak reference', async () => {
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

  test('cause a conflict if they reuse the transaction id of other mutations', async () => {
    const write = (id: string) =>
      client.transaction().create({ _id: id, _type: 'doc-test' }).transactionId('tx-used').commit()
    await write('tx-one')
    await expect(write('tx-one')).resolves.toMatchObject({ transactionId: 'tx-used' })
    await expect(write('tx-two')).rejects.toMatchObject({ statusCode: 409 })
  })
})

describe('documents of the client', () => {
  test('are written by create, createIfNotExists and createOrReplace', async () => {
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

  test('are returned by getDocuments in the requested order, with null for missing documents', async () => {
    await client.createOrReplace({ _id: 'g1', _type: 'doc-test' })
    const found = await client.getDocuments(['missing', 'g1'])
    expect(found.map((document) => document?._id)).toEqual([undefined, 'g1'])
    expect(await client.getDocument('missing')).toBeUndefined()
  })

  test('are deleted by id and by query', async () => {
    await client.createOrReplace({ _id: 'd1', _type: 'delete-test' })
    await client.createOrReplace({ _id: 'd2', _type: 'delete-test' })
    await client.delete('d1')
    expect(await client.fetch('count(*[_type == "delete-test"])')).toBe(1)
    await client.delete({ query: '*[_type == $type]', params: { type: 'delete-test' } })
    expect(await client.fetch('count(*[_type == "delete-test"])')).toBe(0)
  })

  test('get keys for array items without a key if the request sets autoGenerateArrayKeys', async () => {
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

describe('patches of the client', () => {
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
  ])('support $name', async ({ patch, after }) => {
    await client.createOrReplace(base)
    await client.patch('p1', patch).commit()
    expect(await client.getDocument('p1')).toMatchObject(after)
  })

  test('remove attributes and items with unset', async () => {
    await client.createOrReplace(base)
    const patched = await client.patch('p1').unset(['n', 'list[_key=="x"]']).commit()
    expect(patched).not.toHaveProperty('n')
    expect(patched['list']).toEqual([{ _key: 'y', v: 2 }])
  })

  test('change every document that their query selects', async () => {
    await client.createOrReplace({ _id: 'pq1', _type: 'patch-query' })
    await client.createOrReplace({ _id: 'pq2', _type: 'patch-query' })
    await client
      .patch({ query: '*[_type == "patch-query"]' })
      .set({ done: true })
      .commit({ returnFirst: false })
    expect(await client.fetch('count(*[_type == "patch-query" && done])')).toBe(2)
  })

  test('are rejected if their ifRevisionID is stale', async () => {
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

  test('are rejected if the document is missing', async () => {
    await expect(client.patch('not-there').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 404,
      details: { items: [{ error: { type: 'documentNotFoundError' } }] },
    })
  })
})
