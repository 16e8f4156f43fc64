import type { SanityDocument } from 'sanity'
import { describe, expect, test } from 'vitest'
import {
  comesOffAtOnce,
  isOnSite,
  isUpToDate,
  publishActions,
  takeOffMutations,
  toDuplicate,
} from './publishing.ts'

const copy = (id: string, status?: string): SanityDocument => ({
  _id: id,
  _type: 'blog',
  _rev: 'r1',
  _createdAt: '2026-03-01T08:00:00Z',
  _updatedAt: '2026-03-01T08:00:00Z',
  ...(status !== undefined && { status }),
})
const NOW = '2026-03-02T08:00:00.000Z'

describe('the publishing state', () => {
  test.each([
    {
      name: 'an article on the site',
      draft: null,
      published: copy('a', 'published'),
      upToDate: true,
    },
    { name: 'an archived article', draft: null, published: copy('a', 'archived'), upToDate: false },
    {
      name: 'an article with changes',
      draft: copy('drafts.a', 'published'),
      published: copy('a', 'published'),
      upToDate: false,
    },
    { name: 'a new article', draft: copy('drafts.a', 'draft'), published: null, upToDate: false },
  ])('isUpToDate returns $upToDate for $name', ({ draft, published, upToDate }) => {
    expect(isUpToDate({ id: 'a', draft, published }, 'article')).toBe(upToDate)
  })

  test('isUpToDate returns true for an author without changes', () => {
    expect(isUpToDate({ id: 'a', draft: null, published: copy('a') }, 'part')).toBe(true)
  })

  test('isOnSite depends only on the status of the published document', () => {
    expect(isOnSite({ id: 'a', draft: copy('drafts.a', 'published'), published: null })).toBe(false)
    expect(isOnSite({ id: 'a', draft: null, published: copy('a', 'scheduled') })).toBe(false)
    expect(isOnSite({ id: 'a', draft: null, published: copy('a', 'published') })).toBe(true)
  })
})

test('publishActions edits and publishes an article in one transaction, and keeps its first publication date', () => {
  expect(publishActions({ id: 'a', draft: null, published: null }, 'article', NOW)).toEqual([
    {
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.a',
      publishedId: 'a',
      patch: { set: { status: 'published' }, setIfMissing: { publishedAt: NOW } },
    },
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
  ])
})

test.each([
  { date: '2026-03-09T08:00:00Z', patch: { set: { status: 'published', publishedAt: NOW } } },
  {
    date: '2026-03-01T08:00:00Z',
    patch: { set: { status: 'published' }, setIfMissing: { publishedAt: NOW } },
  },
])(
  'publishActions publishes an article with the publication date $date by the patch $patch',
  ({ date, patch }) => {
    const draft = { ...copy('drafts.a', 'draft'), publishedAt: date }
    const [edit] = publishActions({ id: 'a', draft, published: null }, 'article', NOW)
    expect(edit).toMatchObject({ patch })
  },
)

test.each([
  { name: 'no unpublish time', unpublishAt: undefined, atOnce: false },
  { name: 'an unpublish time in the future', unpublishAt: '2026-03-02T08:00:01Z', atOnce: false },
  { name: 'an unpublish time in the past', unpublishAt: '2026-03-02T07:59:00.000Z', atOnce: true },
])('comesOffAtOnce returns $atOnce for an article with $name', ({ unpublishAt, atOnce }) => {
  const dated = { ...copy('a', 'archived'), unpublishAt }
  expect(comesOffAtOnce({ draft: null, published: dated }, NOW)).toBe(atOnce)
  const draft = { ...copy('drafts.a'), unpublishAt }
  expect(comesOffAtOnce({ draft, published: copy('a') }, NOW)).toBe(atOnce)
})

test('publishActions publishes referenced documents first, in the same transaction', () => {
  const [first, ...rest] = publishActions(
    { id: 'a', draft: null, published: null },
    'article',
    NOW,
    ['ann'],
  )
  expect(first).toEqual({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.ann',
    publishedId: 'ann',
  })
  expect(rest.map(({ publishedId }) => publishedId)).toEqual(['a', 'a'])
})

test('publishActions publishes a document without a status unchanged', () => {
  expect(publishActions({ id: 'a', draft: null, published: null }, 'part', NOW)).toEqual([
    { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' },
  ])
})

test('takeOffMutations archives the draft and the published document, if they exist', () => {
  const published = copy('a', 'published')
  const archive = (id: string) => ({ patch: { id, set: { status: 'archived' } } })
  expect(takeOffMutations({ id: 'a', draft: null, published })).toEqual([archive('a')])
  expect(takeOffMutations({ id: 'a', draft: copy('drafts.a'), published })).toEqual([
    archive('a'),
    archive('drafts.a'),
  ])
})

test('toDuplicate returns a draft without address and dates, and does not change the original', () => {
  const original = {
    ...copy('a', 'published'),
    title: 'Consent that holds',
    slug: { current: 'consent' },
    publishedAt: NOW,
    publishAt: NOW,
    unpublishAt: NOW,
    tags: ['consent'],
  }
  const before = structuredClone(original)
  expect(toDuplicate(original)).toEqual({
    ...copy('a', 'draft'),
    title: 'Consent that holds (copy)',
    tags: ['consent'],
  })
  expect(original).toEqual(before)
})
