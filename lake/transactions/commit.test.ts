import { describe, expect, test } from 'vitest'
import { author, openAnyLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import type { Mutation } from '#lake/documents/types.ts'
import { post } from '#lake/testing/commit.test-support.ts'

describe('the mutations API', () => {
  test('adds system attributes to a created document and returns it', async () => {
    const { dataset } = await openAnyLake()
    const answer = await dataset.mutate([{ create: post('a', { title: 'x' }) }], {
      ...author,
      transactionId: 't1',
    })
    const document = {
      ...post('a', { title: 'x' }),
      _rev: 't1',
      _createdAt: '2026-01-01T00:00:01.000Z',
      _updatedAt: '2026-01-01T00:00:01.000Z',
    }
    expect(answer).toEqual({
      transactionId: 't1',
      results: [{ id: 'a', operation: 'create', document }],
    })
    expect(dataset.get('a')).toEqual(document)
  })

  test('keeps the creation time at createOrReplace, and an existing document at createIfNotExists', async () => {
    const { dataset } = await openAnyLake()
    await dataset.mutate([{ create: post('a', { title: 'x', gone: 1 }) }], author)
    const before = dataset.get('a')
    const { results } = await dataset.mutate(
      [{ createIfNotExists: post('a', { title: 'y' }) }],
      author,
    )
    expect(results).toEqual([{ id: 'a', operation: 'none', document: before }])
    expect(dataset.get('a')).toBe(before)
    await dataset.mutate([{ createOrReplace: post('a', { title: 'z' }) }], author)
    expect(dataset.get('a')).toMatchObject({ title: 'z', _createdAt: before?._createdAt })
    expect(dataset.get('a')).not.toHaveProperty('gone')
    expect(dataset.get('a')?._updatedAt).not.toBe(before?._updatedAt)
  })

  test('generates ids for documents without an id or with only a prefix', async () => {
    const { dataset } = await openAnyLake()
    const { results } = await dataset.mutate(
      [{ create: { _type: 'post' } }, { create: post('drafts.') }],
      author,
    )
    expect(results[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(results[1]?.id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
  })

  test('combines several mutations of one document into one change with the last state', async () => {
    const { dataset, commits } = await openAnyLake()
    const { results } = await dataset.mutate(
      [
        { create: post('a', { count: 1 }) },
        { patch: { id: 'a', inc: { count: 1 } } },
        { patch: { id: 'a', inc: { count: 1 } } },
        { create: post('b') },
        { delete: { id: 'b' } },
      ],
      author,
    )
    expect(results.map(({ operation }) => operation)).toEqual([
      'create',
      'update',
      'update',
      'create',
      'delete',
    ])
    expect(dataset.get('a')).toMatchObject({ count: 3 })
    expect(commits.map(({ changes }) => changes.map(({ documentId }) => documentId))).toEqual([
      ['a'],
    ])
  })

  test('evaluates the queries of patch and delete after the earlier mutations of the transaction', async () => {
    const { dataset } = await openAnyLake()
    await dataset.mutate([{ create: post('a', { n: 1 }) }, { create: post('b', { n: 2 }) }], author)
    const { results } = await dataset.mutate(
      [
        { patch: { id: 'a', set: { n: 2 } } },
        {
          patch: { query: '*[_type == "post" && n == $n]', params: { n: 2 }, set: { seen: true } },
        },
        { create: post('c', { n: 9 }) },
        { delete: { query: '*[n > 5]' } },
        { patch: { id: ['a', 'b'], unset: ['n'] } },
        { delete: { id: 'missing' } },
      ],
      author,
    )
    expect(results.map(({ id, operation }) => `${operation} ${id}`)).toEqual([
      'update a',
      'update a',
      'update b',
      'create c',
      'delete c',
      'update a',
      'update b',
      'none missing',
    ])
    expect(dataset.get('a')).toMatchObject({ seen: true })
    expect(dataset.get('c')).toBeUndefined()
  })

  test('stores a document that is independent of the input object', async () => {
    const { dataset } = await openAnyLake()
    const input = post('a', { list: [{ v: 1 }] })
    const copy = structuredClone(input)
    await dataset.mutate([{ create: input }], author)
    expect(input).toEqual(copy)
    Object.assign(input, { list: 'changed' })
    expect(dataset.get('a')).toMatchObject({ list: [{ v: 1 }] })
    expect(Object.isFrozen(dataset.get('a'))).toBe(true)
  })

  test('stores attributes with names of object methods unchanged', async () => {
    const { dataset } = await openAnyLake()
    const rest = JSON.parse('{"constructor": {"name": 1}, "toString": "x", "valueOf": null}')
    await dataset.mutate([{ create: post('a', rest) }], author)
    expect(dataset.get('a')).toMatchObject(rest)
  })

  test.each<[string, unknown, string, object?]>([
    [
      'an id that is in use',
      { create: post('taken') },
      'documentAlreadyExists',
      { id: 'taken', index: 1 },
    ],
    [
      'a patch of a missing document',
      { patch: { id: 'nope', set: { a: 1 } } },
      'documentNotFound',
      { id: 'nope' },
    ],
    [
      'a patch of another revision',
      { patch: { id: 'taken', ifRevisionID: 'x', set: {} } },
      'revisionMismatch',
    ],
    ['a document without a type', { create: { _id: 'x' } }, 'invalidMutation'],
    ['a type that is not a string', { create: { _id: 'x', _type: 1 } }, 'invalidMutation'],
    ['a document that is not an object', { create: 'x' }, 'invalidMutation'],
    ['a document that is a list', { create: [] }, 'invalidMutation'],
    ['an empty object', {}, 'invalidMutation'],
    ['null', null, 'invalidMutation'],
    ['two mutations in one', { create: post('x'), delete: { id: 'x' } }, 'invalidMutation'],
    ['an unknown mutation', { upsert: post('x') }, 'invalidMutation'],
    ['a deletion without a selection', { delete: {} }, 'invalidMutation'],
    ['an id that is a number', { delete: { id: 1 } }, 'invalidMutation'],
    ['a selection with a syntax error', { delete: { query: '*[' } }, 'queryParseError'],
    ['an id that begins with a dash', { create: post('-x') }, 'invalidMutation'],
    ['an id that begins with a dot', { create: post('.x') }, 'invalidMutation'],
    ['an id with two dots in a row', { create: post('a..x') }, 'invalidMutation'],
    ['an id with a slash', { create: post('a/x') }, 'invalidMutation'],
    ['an id of 129 characters', { create: post('x'.repeat(129)) }, 'invalidMutation'],
    [
      'an attribute __proto__',
      { create: post('x', JSON.parse('{"__proto__": {"y": 1}}')) },
      'invalidMutation',
    ],
    ['a value that is not JSON', { create: post('x', { f: () => 1 }) }, 'invalidMutation'],
    ['the number NaN', { create: post('x', { n: Number.NaN }) }, 'invalidMutation'],
    [
      'a document that is nested too deeply',
      { create: post('x', { deep: nested(200) }) },
      'tooLarge',
    ],
    [
      'a document above 32 MB',
      { create: post('x', { text: 'x'.repeat(33 * 1024 * 1024) }) },
      'tooLarge',
    ],
  ])('rejects %s and changes nothing', async (_name, mutation, kind, details = {}) => {
    const { dataset, commits } = await openAnyLake()
    await dataset.mutate([{ create: post('taken') }], author)
    const refusal = await refusalOf(() =>
      // A client can send any JSON as a mutation.
      dataset.mutate([{ create: post('first') }, mutation as Mutation], author),
    )
    expect(refusal).toMatchObject({ kind, details })
    expect([...dataset.all()].map(({ _id }) => _id)).toEqual(['taken'])
    expect(commits).toHaveLength(1)
    expect(dataset.sequence).toBe(1)
  })

  test('returns the result of a dry run and stores nothing', async () => {
    const { dataset, commits } = await openAnyLake()
    const answer = await dataset.mutate([{ create: post('a') }], { ...author, dryRun: true })
    expect(answer.results[0]).toMatchObject({ id: 'a', operation: 'create' })
    expect([dataset.get('a'), commits.length]).toEqual([undefined, 0])
  })

  test('changes no document if the caller may not write one of them', async () => {
    const { dataset } = await openAnyLake()
    const refusal = await refusalOf(() =>
      dataset.mutate([{ create: post('a') }, { create: post('secret') }], {
        ...author,
        mayWrite: ({ after }) => after?._id !== 'secret',
      }),
    )
    expect(refusal).toMatchObject({ kind: 'permissionDenied', details: { id: 'secret' } })
    expect(dataset.get('a')).toBeUndefined()
  })
})

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let index = 0; index < depth; index += 1) value = { value }
  return value
}

describe('a transaction id', () => {
  const mutations = [{ create: post('a') }]

  test('returns the first result and changes nothing if the same transaction is sent again', async () => {
    const { dataset, commits } = await openAnyLake()
    const options = { ...author, transactionId: 'tx' }
    const first = await dataset.mutate(mutations, options)
    expect(await dataset.mutate(mutations, options)).toEqual(first)
    expect(commits).toHaveLength(1)
  })

  test.each([
    ['other mutations', [{ create: post('b') }], author],
    ['another author', mutations, { author: 'somebody' }],
  ])('is rejected if it is sent again with %s', async (_name, other, options) => {
    const { dataset } = await openAnyLake()
    await dataset.mutate(mutations, { ...author, transactionId: 'tx' })
    const refusal = await refusalOf(() =>
      dataset.mutate(other, { ...options, transactionId: 'tx' }),
    )
    expect(refusal).toMatchObject({
      kind: 'invalidMutation',
      details: { reason: 'duplicateTransaction' },
    })
  })
})
