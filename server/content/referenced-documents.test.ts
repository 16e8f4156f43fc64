import { expect, test } from 'vitest'
import { blog, reference } from '#server/testing/content.test-support.ts'
import type { DocumentInput } from '#lake/documents/types.ts'
import { referencedDocuments } from './referenced-documents.ts'

const stored = (_id: string, document: DocumentInput) => ({
  _rev: 'one',
  _createdAt: '2026-03-10T08:00:00Z',
  _updatedAt: '2026-03-10T08:00:00Z',
  ...document,
  _id,
})

const post = stored(
  'post',
  blog('post', {
    author: reference('ann'),
    relatedBlogs: [reference('other')],
    body: [
      { _type: 'block', _key: 'b', markDefs: [{ _key: 'm', reference: reference('linked') }] },
    ],
  }),
)
const library = new Map(
  [
    stored('ann', { _type: 'author', picture: { asset: reference('portrait') } }),
    ...['portrait', 'other', 'linked'].map((_id) => stored(_id, { _type: 'any' })),
  ].map((document) => [document._id, document]),
)

test.each([
  ['item', ['ann', 'portrait', 'post']],
  ['whole', ['ann', 'linked', 'other', 'portrait', 'post']],
] as const)(
  'referencedDocuments reads for the projection %s the documents %o',
  async (shown, ids) => {
    const asked: string[] = []
    const found = await referencedDocuments(
      {
        documents: (wanted) => {
          asked.push(...wanted)
          return Promise.resolve(wanted.flatMap((id) => library.get(id) ?? []))
        },
      },
      [post],
      shown,
    )
    expect([...found.keys()].toSorted()).toEqual(ids)
    expect([...asked, 'post'].toSorted()).toEqual(ids)
  },
)
