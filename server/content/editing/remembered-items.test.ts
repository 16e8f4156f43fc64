import { reference } from '#shared/content/references.ts'
import { describe, expect, it, vi } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import { rememberItems } from './remembered-items.ts'
import type { EditedArticle } from './edited-article.ts'

const document = (id: string, more: Readonly<Record<string, unknown>> = {}): LakeDocument => ({
  _id: id,
  _type: 'blog',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  ...more,
})

const article = (
  published: LakeDocument | undefined,
  more: Partial<EditedArticle> = {},
): EditedArticle => ({ id: 'a', published, pending: false, contested: false, ...more })

interface Made {
  readonly id: string
  readonly title: unknown
}
type Make = Parameters<typeof rememberItems<Made>>[0]

/** Creates a cache of list items, and the mock function that creates the items. */
function remembering() {
  const make = vi.fn<Make>((articles) =>
    articles.map(({ id, draft, published }) => ({ id, title: (draft ?? published)?.['title'] })),
  )
  return { make, items: rememberItems(make) }
}

describe('items of a staff list', () => {
  const picture = document('picture', { _type: 'sanity.imageAsset' })
  const ada = document('ada', { _type: 'author', picture: { asset: reference('picture') } })
  const post = document('a', { title: 'A', author: reference('ada') })
  const around = (...documents: readonly LakeDocument[]) =>
    new Map(documents.map((one) => [one._id, one]))
  const others = around(ada, picture)

  it('list items are created once, as long as their documents are unchanged', () => {
    const { make, items } = remembering()
    const [first] = items([article(post)], others)
    const [second] = items([article(post)], around(ada, picture, document('unrelated')))
    expect(second).toBe(first)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it.each<readonly [string, EditedArticle, ReadonlyMap<string, LakeDocument>]>([
    ['a changed document', article({ ...post, title: 'B' }), others],
    ['a new draft', article(post, { draft: document('drafts.a', { title: 'B' }) }), others],
    ['a queued change', article(post, { pending: true }), others],
    ['a rejected change', article(post, { contested: true }), others],
    ['a different id', article(post, { id: 'b' }), others],
    ['a changed author', article(post), around({ ...ada, name: 'Ada' }, picture)],
    ['a deleted author', article(post), around()],
    ['a changed picture of the author', article(post), around(ada, { ...picture, size: 1 })],
  ])('list items are created again after a change: %s', (_what, changed, around) => {
    const { make, items } = remembering()
    items([article(post)], others)
    items([changed], around)
    expect(make).toHaveBeenCalledTimes(2)
    items([changed], around)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('list items keep their order, and articles without a copy have no item', () => {
    const { make, items } = remembering()
    const all = ['a', 'b', 'c', 'd'].map((id) => article(document(id, { title: id }), { id }))
    items(all.slice(1, 2), others)
    const mixed = [...all.slice(0, 2), article(undefined, { id: 'gone' }), ...all.slice(2)]
    expect(items(mixed, others).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
    expect(make.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })
})
