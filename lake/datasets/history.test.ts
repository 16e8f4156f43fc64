import { describe, expect, test } from 'vitest'
import { author, openAnyLake } from '#lake/testing/lake.test-support.ts'
import type { Dataset, LakeDocument } from '#lake/documents/types.ts'

const ids = { draftId: 'drafts.a', publishedId: 'a' }

async function act(
  dataset: Dataset,
  transactionId: string,
  name: string,
  fields: object,
): Promise<void> {
  await dataset.act([{ actionType: `sanity.action.document.${name}`, ...fields }], {
    ...author,
    transactionId,
  })
}

/** Creates a draft, then publishes, edits, publishes, unpublishes and deletes it. */
async function lived(dataset: Dataset): Promise<void> {
  const attributes = { _id: 'drafts.a', _type: 'post', title: 'one' }
  await act(dataset, 'create', 'create', { publishedId: 'a', attributes })
  await act(dataset, 'edit1', 'edit', { ...ids, patch: { set: { title: 'two' } } })
  await act(dataset, 'publish1', 'publish', ids)
  await act(dataset, 'edit2', 'edit', { ...ids, patch: { set: { title: 'three' } } })
  await act(dataset, 'publish2', 'publish', ids)
  await act(dataset, 'edit3', 'edit', { ...ids, patch: { set: { title: 'four' } } })
  await act(dataset, 'discard', 'version.discard', { versionId: 'drafts.a' })
  await act(dataset, 'unpublish', 'unpublish', ids)
  await act(dataset, 'publish3', 'publish', ids)
  await act(dataset, 'delete', 'delete', { publishedId: 'a', includeDrafts: [] })
}

describe('history.documentAt', () => {
  test.each([
    ['drafts.a', 'create', 'one', 'create'],
    ['drafts.a', 'edit1', 'two', 'edit1'],
    ['drafts.a', 'publish1', undefined, undefined],
    ['a', 'publish1', 'two', 'publish1'],
    ['a', 'edit2', 'two', 'publish1'],
    ['drafts.a', 'edit3', 'four', 'edit3'],
    ['a', 'unpublish', undefined, undefined],
    ['a', 'publish3', 'three', 'publish3'],
    ['a', 'delete', undefined, undefined],
    ['a', 'create', undefined, undefined],
    ['a', 'never', undefined, undefined],
  ])(
    'returns the document %s as it was after the transaction %s, with the title %s',
    async (id, revision, title, rev) => {
      const { dataset } = await openAnyLake()
      await lived(dataset)
      const document = await dataset.history.documentAt(id, { revision })
      expect([document?.['title'], document?._rev]).toEqual([title, rev])
    },
  )

  test('returns the state at a given time, and the last state of a deleted document', async () => {
    const { dataset } = await openAnyLake()
    await lived(dataset)
    const at = async (time: string) =>
      (await dataset.history.documentAt('drafts.a', { time }))?.['title']
    expect([
      await at('2025-12-31T23:59:59Z'),
      await at('2026-01-01T00:00:02.500Z'),
      await at('2026-01-01T01:00:02.5+01:00'),
    ]).toEqual([undefined, 'two', 'two'])
    expect(await dataset.history.documentAt('a', { last: true })).toMatchObject({
      title: 'three',
      _rev: 'publish3',
    })
    expect(await dataset.history.documentAt('never', { last: true })).toBeUndefined()
  })

  test('returns the exact state at every revision, across snapshots, deletions and a restart', async () => {
    const { dataset, lake, directory } = await openAnyLake()
    const states = new Map<string, LakeDocument | undefined>()
    for (let index = 0; index < 230; index += 1) {
      const transactionId = `t${index}`
      const mutation =
        index % 90 === 89
          ? { delete: { id: 'a' } }
          : index % 90 === 0
            ? { create: { _id: 'a', _type: 'post', list: [] } }
            : {
                patch: {
                  id: 'a',
                  set: { n: index },
                  insert: {
                    after: 'list[-1]',
                    items: [{ _key: `k${index}`, text: `item ${index} 👋`.repeat(4) }],
                  },
                },
              }
      await dataset.mutate([mutation], { ...author, transactionId })
      states.set(transactionId, dataset.get('a'))
    }
    await lake.close()
    const { dataset: reopened } = await openAnyLake({ directory })
    for (const [revision, state] of states) {
      expect(await reopened.history.documentAt('a', { revision }), revision).toEqual(state)
    }
  })
})

describe('history.transactions', () => {
  test('lists transactions oldest first with their effects, between inclusive bounds', async () => {
    const { dataset } = await openAnyLake()
    await lived(dataset)
    const list = async (filter: object) =>
      (await dataset.history.transactions({ documentIds: ['drafts.a'], ...filter })).map(
        ({ id }) => id,
      )
    expect(await list({})).toEqual([
      'create',
      'edit1',
      'publish1',
      'edit2',
      'publish2',
      'edit3',
      'discard',
      'unpublish',
      'publish3',
    ])
    expect(await list({ from: 'edit1', to: 'edit2' })).toEqual(['edit1', 'publish1', 'edit2'])
    expect(await list({ from: 'edit1', limit: 1 })).toEqual(['edit1'])
    expect(await list({ reverse: true, limit: 2 })).toEqual(['publish3', 'unpublish'])
    expect(
      await list({ fromTime: '2026-01-01T00:00:02.000Z', toTime: '2026-01-01T00:00:03.000Z' }),
    ).toEqual(['edit1', 'publish1'])
    expect(await list({ from: 'never' })).toEqual([])
    const [publish] = await dataset.history.transactions({ documentIds: ['a'], limit: 1 })
    expect(publish).toMatchObject({
      id: 'publish1',
      author: 'tester',
      documentIds: ['a', 'drafts.a'],
    })
    expect(publish?.effects['drafts.a']?.apply).toEqual([0, null])
    expect(publish?.mutations).toMatchObject([
      { createOrReplace: { _id: 'a' } },
      { delete: { id: 'drafts.a' } },
    ])
  })
})

describe('history.events', () => {
  test('lists the changes of a published document, newest first', async () => {
    const { dataset } = await openAnyLake()
    await lived(dataset)
    const { events, nextCursor } = await dataset.history.events('a', { limit: 100 })
    expect(events.map(({ type, timestamp }) => [type, timestamp.slice(17, 19)])).toEqual([
      ['deleteDocumentGroup', '10'],
      ['publishDocumentVersion', '09'],
      ['unpublishDocument', '08'],
      ['publishDocumentVersion', '05'],
      ['publishDocumentVersion', '03'],
    ])
    expect(nextCursor).toBe('')
    expect(events.at(-1)).toEqual({
      type: 'publishDocumentVersion',
      timestamp: '2026-01-01T00:00:03.000Z',
      author: 'tester',
      documentId: 'a',
      revisionId: 'publish1',
      versionId: 'drafts.a',
      versionRevisionId: 'edit1',
      publishCause: 'document.publish',
      cause: { type: 'document.publish' },
    })
  })

  test('lists the creations, publications and removals of a draft', async () => {
    const { dataset } = await openAnyLake()
    await lived(dataset)
    const { events } = await dataset.history.events('drafts.a', { limit: 100 })
    expect(events.map(({ type, versionRevisionId }) => [type, versionRevisionId])).toEqual([
      ['deleteDocumentGroup', undefined],
      ['publishDocumentVersion', 'unpublish'],
      ['unpublishDocument', 'unpublish'],
      ['deleteDocumentVersion', 'edit3'],
      ['createDocumentVersion', 'edit3'],
      ['publishDocumentVersion', 'edit2'],
      ['createDocumentVersion', 'edit2'],
      ['publishDocumentVersion', 'edit1'],
      ['createDocumentVersion', 'create'],
    ])
  })

  test('lists each write of a document that is edited live', async () => {
    const { dataset } = await openAnyLake()
    await dataset.mutate([{ create: { _id: 'a', _type: 'post' } }], {
      ...author,
      transactionId: 't1',
    })
    await dataset.mutate([{ patch: { id: 'a', set: { n: 1 } } }], {
      ...author,
      transactionId: 't2',
    })
    const { events } = await dataset.history.events('a', { limit: 10 })
    expect(events.map(({ type, revisionId }) => [type, revisionId])).toEqual([
      ['updateLiveDocument', 't2'],
      ['createLiveDocument', 't1'],
    ])
  })

  test('returns the events in pages', async () => {
    const { dataset } = await openAnyLake()
    await lived(dataset)
    const { events: whole } = await dataset.history.events('a', { limit: 100 })
    const first = await dataset.history.events('a', { limit: 2 })
    const second = await dataset.history.events('a', { limit: 3, cursor: first.nextCursor })
    expect([...first.events, ...second.events]).toEqual(whole)
    expect(second.nextCursor).toBe('')
  })
})
