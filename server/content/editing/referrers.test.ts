import { expect, test } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import { referrersOf } from './referrers.ts'

const link = { _type: 'reference', _ref: 'a' }

const document = (id: string, fields: Readonly<Record<string, unknown>>): LakeDocument => ({
  _id: id,
  _type: 'blog',
  _rev: 'r',
  _createdAt: '2026-03-01T09:00:00Z',
  _updatedAt: '2026-03-01T09:00:00Z',
  ...fields,
})

const words = (text: string, style = 'normal', markDefs: readonly unknown[] = []) => ({
  _type: 'block',
  style,
  markDefs,
  children: [{ _type: 'span', text }],
})

const linked = words('See there', 'normal', [{ _type: 'internalLink', target: link }])

test.each([
  ['a related article', { relatedBlogs: [link] }, 'Related articles'],
  ['a text without headings', { body: [words('One'), linked] }, '2nd paragraph'],
  [
    'the 13th of many',
    { body: [...Array.from({ length: 12 }, () => words('x')), linked] },
    '13th paragraph',
  ],
  [
    'a text below a heading',
    { body: [words('One'), words('Ask first', 'h2'), words('Two'), linked] },
    'Under “Ask first”',
  ],
  ['a field of another type', { hero: { target: link } }, 'Another field'],
])('referrersOf returns the location of a reference in %s', (_name, fields, place) => {
  expect(referrersOf('a', [document('b', { title: 'B', ...fields })])).toMatchObject([
    { id: 'b', title: 'B', place },
  ])
})

test('referrersOf returns one entry for all copies of a document, with a title that is never an id', () => {
  const found = referrersOf('a', [
    document('b', { title: '  ', relatedBlogs: [link] }),
    document('versions.spring.b', { relatedBlogs: [link] }),
    document('drafts.c', { name: 'Ada', relatedBlogs: [link] }),
  ])
  expect(found).toMatchObject([
    { id: 'c', title: 'Ada', in_public_copy: false, in_draft: true },
    { id: 'b', title: 'Untitled', in_public_copy: true, in_draft: true },
  ])
})

test('referrersOf leaves out weak references and copies of the article itself', () => {
  expect(
    referrersOf('a', [
      document('b', { relatedBlogs: [{ ...link, _weak: true }] }),
      document('drafts.a', { relatedBlogs: [link] }),
    ]),
  ).toEqual([])
})
