import { describe, expect, test } from 'vitest'
import { author, openAnyLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import type { Action, Dataset } from '#lake/documents/types.ts'

const GUARD = { unset: ['_empty_action_guard_pseudo_field_'] }
const act = (name: string, fields: object): Action => ({
  actionType: `sanity.action.document.${name}`,
  ...fields,
})
const ids = { draftId: 'drafts.a', publishedId: 'a' }
const edit = (patch: object): Action => act('edit', { ...ids, patch })
const publish = act('publish', ids)

async function withPublished(dataset: Dataset, rest: object = {}): Promise<void> {
  await dataset.mutate([{ create: { _id: 'a', _type: 'post', title: 'first', ...rest } }], author)
}

describe('the Actions API', () => {
  test('creates a draft; if the draft exists, the action fails or does nothing', async () => {
    const { dataset } = await openAnyLake()
    const create = (ifExists: string) =>
      act('create', { publishedId: 'a', attributes: { _id: 'drafts.a', _type: 'post' }, ifExists })
    expect((await dataset.act([create('fail')], author)).results).toMatchObject([
      { id: 'drafts.a', operation: 'create' },
    ])
    expect(await refusalOf(() => dataset.act([create('fail')], author))).toMatchObject({
      kind: 'documentAlreadyExists',
      details: { id: 'drafts.a', index: 0 },
    })
    expect((await dataset.act([create('ignore')], author)).results).toEqual([])
  })

  test('copies the published document to a draft at the first edit; each edit sees the previous one', async () => {
    const { dataset, commits } = await openAnyLake()
    await withPublished(dataset, { count: 1 })
    await dataset.act([edit(GUARD), edit({ inc: { count: 1 } }), edit({ inc: { count: 1 } })], {
      ...author,
      transactionId: 'edit',
    })
    expect(dataset.get('drafts.a')).toMatchObject({ count: 3, title: 'first', _rev: 'edit' })
    expect(dataset.get('a')).toMatchObject({ count: 1 })
    expect(commits[1]?.changes).toMatchObject([
      { documentId: 'drafts.a', previousRev: undefined, resultRev: 'edit' },
    ])
  })

  test('creates a draft as a copy of the published document for an edit without effect (the guard patch of the Studio)', async () => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    await dataset.act([edit(GUARD)], author)
    expect(dataset.get('drafts.a')).toMatchObject({
      title: 'first',
      _createdAt: dataset.get('a')?._createdAt,
    })
  })

  test('replaces the published document by the draft in one transaction (publish)', async () => {
    const { dataset, commits } = await openAnyLake()
    await withPublished(dataset)
    const createdAt = dataset.get('a')?._createdAt
    await dataset.act([edit({ set: { title: 'second' } })], author)
    await dataset.act([publish], { ...author, transactionId: 'pub' })
    expect(dataset.get('drafts.a')).toBeUndefined()
    expect(dataset.get('a')).toMatchObject({ title: 'second', _rev: 'pub', _createdAt: createdAt })
    expect(
      commits.at(-1)?.changes.map(({ documentId, after }) => [documentId, after?._rev]),
    ).toEqual([
      ['a', 'pub'],
      ['drafts.a', undefined],
    ])
  })

  test('accepts edit and publish in one request', async () => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    await dataset.act([edit({ set: { title: 'second' } }), publish], author)
    expect(dataset.get('a')).toMatchObject({ title: 'second' })
    expect(dataset.get('drafts.a')).toBeUndefined()
  })

  test('makes references with _strengthenOnPublish strong when it publishes a document, unless they are declared weak', async () => {
    const { dataset } = await openAnyLake()
    await dataset.mutate([{ create: { _id: 'b', _type: 'post' } }], author)
    const waiting = (rest: object) => ({
      _type: 'reference',
      _ref: 'b',
      _weak: true,
      _strengthenOnPublish: { type: 'post', ...rest },
    })
    await dataset.mutate(
      [
        {
          create: {
            _id: 'drafts.a',
            _type: 'post',
            strong: waiting({}),
            weak: [waiting({ weak: true })],
          },
        },
      ],
      author,
    )
    await dataset.act([publish], author)
    expect(dataset.get('a')).toMatchObject({
      strong: { _type: 'reference', _ref: 'b' },
      weak: [{ _type: 'reference', _ref: 'b', _weak: true }],
    })
    expect(JSON.stringify(dataset.get('a'))).not.toContain('_strengthenOnPublish')
    expect(dataset.get('a')?.['strong']).not.toHaveProperty('_weak')
  })

  test('turns a published document into a draft, unless a draft exists already (unpublish)', async () => {
    const { dataset } = await openAnyLake()
    const unpublish = act('unpublish', ids)
    await withPublished(dataset)
    await dataset.act([unpublish], author)
    expect([dataset.get('a'), dataset.get('drafts.a')]).toMatchObject([
      undefined,
      { title: 'first' },
    ])
    await dataset.act([publish], author)
    await dataset.act([edit({ set: { title: 'newer' } })], author)
    await dataset.act([unpublish], author)
    expect([dataset.get('a'), dataset.get('drafts.a')]).toMatchObject([
      undefined,
      { title: 'newer' },
    ])
  })

  test.each([
    ['version.discard', { versionId: 'drafts.a' }],
    ['discard', { draftId: 'drafts.a' }],
  ])('deletes only the draft by the action %s', async (name, fields) => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    await dataset.act([edit(GUARD)], author)
    await dataset.act([act(name, fields)], author)
    expect([dataset.get('drafts.a'), dataset.get('a')?._id]).toEqual([undefined, 'a'])
    expect((await refusalOf(() => dataset.act([act(name, fields)], author)))?.kind).toBe(
      'documentNotFound',
    )
  })

  test('deletes the published document and the named drafts', async () => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    await dataset.act([edit(GUARD)], author)
    await dataset.act([act('delete', { publishedId: 'a', includeDrafts: ['drafts.a'] })], author)
    expect([...dataset.all()]).toEqual([])
  })

  test('restores a deleted document by create and replaceDraft in one request', async () => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    await dataset.act([act('delete', { publishedId: 'a', includeDrafts: [] })], author)
    const attributes = { _id: 'drafts.a', _type: 'post', title: 'restored' }
    await dataset.act(
      [
        act('create', { publishedId: 'a', attributes, ifExists: 'ignore' }),
        act('replaceDraft', { publishedId: 'a', attributes: { ...attributes, again: true } }),
      ],
      author,
    )
    expect(dataset.get('drafts.a')).toMatchObject({ title: 'restored', again: true })
  })

  test('creates and replaces a version in a release, and marks it for removal', async () => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    const document = { _id: 'versions.r1.a', _type: 'post' }
    await dataset.act([act('version.create', { publishedId: 'a', document })], author)
    await dataset.act([act('version.replace', { document: { ...document, title: 'v2' } })], author)
    expect(dataset.get('versions.r1.a')).toMatchObject({ title: 'v2' })
    await dataset.act(
      [act('version.unpublish', { versionId: 'versions.r1.a', publishedId: 'a' })],
      author,
    )
    expect(dataset.get('versions.r1.a')).toMatchObject({ _system: { delete: true } })
  })

  test.each<[string, Action, string]>([
    ['an unknown action', { actionType: 'sanity.action.document.explode' }, 'invalidAction'],
    [
      'an action named like a method of objects',
      { actionType: 'sanity.action.constructor' },
      'invalidAction',
    ],
    ['an action without fields', act('edit', {}), 'invalidAction'],
    ['an invalid id', act('publish', { draftId: '..', publishedId: 'a' }), 'invalidAction'],
    ['an edit of a missing document', edit(GUARD), 'documentNotFound'],
    ['publishing a missing draft', publish, 'documentNotFound'],
    ['unpublishing a missing document', act('unpublish', ids), 'documentNotFound'],
    ['deleting a missing document', act('delete', { publishedId: 'a' }), 'documentNotFound'],
    [
      'deleting another document’s draft',
      act('delete', { publishedId: 'a', includeDrafts: ['drafts.b'] }),
      'invalidAction',
    ],
    [
      'a draft without a type',
      act('create', { publishedId: 'a', attributes: {} }),
      'invalidAction',
    ],
  ])('rejects %s', async (_name, action, kind) => {
    const { dataset } = await openAnyLake()
    expect(await refusalOf(() => dataset.act([action], author))).toMatchObject({
      kind,
      details: { index: 0 },
    })
  })

  test('refuses to publish if another user has published meanwhile', async () => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    await dataset.act([edit(GUARD)], author)
    const stale = { ...publish, ifPublishedRevisionId: 'older' }
    expect(await refusalOf(() => dataset.act([stale], author))).toMatchObject({
      kind: 'revisionMismatch',
      details: { id: 'a' },
    })
  })

  test('applies none of the actions if one fails', async () => {
    const { dataset } = await openAnyLake()
    await withPublished(dataset)
    const refusal = await refusalOf(() =>
      dataset.act([edit({ set: { title: 'x' } }), publish, publish], author),
    )
    expect(refusal).toMatchObject({ kind: 'documentNotFound', details: { index: 2 } })
    expect(dataset.get('a')).toMatchObject({ title: 'first' })
  })
})
