import { expect, test } from 'vitest'
import { rememberListedItems, type Listed } from './list-item-cache.ts'
import type { LakeDocument } from '#lake/documents/types.ts'

const document = (_id: string, _rev: string, more: object = {}): LakeDocument => ({
  _id,
  _rev,
  _type: 'blog',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...more,
})

/** Creates a store of documents, and a cache whose created items are recorded in `made`. */
function setUp() {
  const documents = new Map<string, LakeDocument>()
  const made: string[] = []
  const hidden = new Set<string>()
  const put = (...all: readonly LakeDocument[]) => {
    for (const one of all) documents.set(one._id, one)
  }
  const read = async (ids: readonly string[]) =>
    ids.flatMap((id) => (hidden.has(id) ? [] : (documents.get(id) ?? [])))
  const itemsOf = rememberListedItems((shown, others) =>
    shown.map((one) => {
      made.push(one._id)
      return { id: one._id, rev: one._rev, category: others.get('category')?._rev }
    }),
  )
  const store = {
    documents: read,
    revisionsOf: async (ids: readonly string[]) =>
      new Map((await read(ids)).map(({ _id, _rev }) => [_id, _rev])),
  }
  const list = (...ids: readonly string[]) => {
    const listed = ids.map((id): Listed => ({ id, rev: documents.get(id)?._rev ?? '' }))
    return itemsOf(store, listed, read)
  }
  return { put, list, made, hidden, documents }
}

const inCategory = { category: { _type: 'reference', _ref: 'category' } }

test('the list item cache creates a list item once for all lists that show it, and keeps the order of each list', async () => {
  const { put, list, made } = setUp()
  put(document('a', '1'), document('b', '1'), document('c', '1'))
  expect((await list('a', 'b')).map(({ id }) => id)).toEqual(['a', 'b'])
  expect((await list('c', 'b', 'a')).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(made).toEqual(['a', 'b', 'c'])
})

test('a list shows a change of a document, or of a document to which it refers, at once', async () => {
  const { put, list, documents } = setUp()
  put(document('a', '1', inCategory), document('category', '1'))
  expect(await list('a')).toEqual([{ id: 'a', rev: '1', category: '1' }])
  put(document('category', '2'))
  expect(await list('a')).toEqual([{ id: 'a', rev: '1', category: '2' }])
  put(document('a', '2', inCategory))
  expect(await list('a')).toEqual([{ id: 'a', rev: '2', category: '2' }])
  documents.delete('category')
  expect(await list('a')).toEqual([{ id: 'a', rev: '2', category: undefined }])
  put(document('category', '3'))
  expect(await list('a')).toEqual([{ id: 'a', rev: '2', category: '3' }])
})

test('a list excludes a document that was unpublished after the list query and before the document is read', async () => {
  const { put, list, hidden } = setUp()
  put(document('a', '1'), document('b', '1'))
  hidden.add('a')
  expect((await list('a', 'b')).map(({ id }) => id)).toEqual(['b'])
})
