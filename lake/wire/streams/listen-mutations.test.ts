import { describe, expect, test } from 'vitest'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { mutationsOf } from './listen-mutations.ts'

const document = (id: string): LakeDocument => ({
  _id: id,
  _type: 'blog',
  _rev: 'r2',
  _createdAt: '2026-03-01T08:00:00Z',
  _updatedAt: '2026-03-01T08:00:00Z',
})

const publish: readonly Mutation[] = [
  { patch: { id: 'drafts.a', set: { status: 'published' } } },
  { createOrReplace: { _id: 'a', _type: 'blog' } },
  { delete: { id: 'drafts.a' } },
]

describe('the mutations in a listener event', () => {
  test.each([
    { name: 'the published document', id: 'a', mutations: publish, told: [publish[1]] },
    {
      name: 'the draft',
      id: 'drafts.a',
      mutations: publish,
      gone: true,
      told: [publish[0], publish[2]],
    },
    {
      name: 'one of several deleted documents',
      id: 'b',
      mutations: [{ delete: { id: ['a', 'b'] } }],
      gone: true,
      told: [{ delete: { id: ['a', 'b'] } }],
    },
    {
      name: 'a patch by query',
      id: 'a',
      mutations: [{ patch: { query: '*', set: { a: 1 } } }],
      told: [{ createOrReplace: document('a') }],
    },
    {
      name: 'a delete by query',
      id: 'a',
      mutations: [{ delete: { query: '*' } }],
      gone: true,
      told: [{ delete: { id: 'a' } }],
    },
    {
      name: 'a document created without an id',
      id: 'a',
      mutations: [{ create: { _type: 'blog' } }],
      told: [{ createOrReplace: document('a') }],
    },
  ] satisfies readonly {
    name: string
    id: string
    mutations: readonly Mutation[]
    gone?: boolean
    told: readonly unknown[]
  }[])(
    'are only those that affect the document of the event: $name',
    ({ id, mutations, told, gone }) => {
      const after = gone === true ? undefined : document(id)
      expect(mutationsOf(mutations, { documentId: id, after })).toEqual(told)
    },
  )
})
