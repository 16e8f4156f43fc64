import { describe, expect, test } from 'vitest'
import { author } from '#lake/testing/lake.test-support.ts'
import type { Perspective } from '#lake/documents/types.ts'
import { filled, ask } from '#lake/testing/query.test-support.ts'

describe('perspectives', () => {
  test.each<[Perspective, string[]]>([
    ['published', ['a', 'ann']],
    ['drafts', ['drafts.a', 'ann', 'drafts.b']],
    ['previewDrafts', ['drafts.a', 'ann', 'drafts.b']],
    [['drafts'], ['drafts.a', 'ann', 'drafts.b']],
    [
      ['r1', 'drafts'],
      ['versions.r1.a', 'ann', 'drafts.b', 'versions.r1.c'],
    ],
    [
      ['drafts', 'r1'],
      ['drafts.a', 'ann', 'drafts.b', 'versions.r1.c'],
    ],
    [
      ['r2', 'drafts'],
      ['ann', 'drafts.b'],
    ],
    [['r1'], ['versions.r1.a', 'ann', 'versions.r1.c']],
  ])('the perspective %j contains the documents %j', async (perspective, originals) => {
    const dataset = await filled()
    const result = await ask(dataset, '*{_id, _originalId}', { perspective })
    const published = originals.map((id) => id.replace(/^drafts\.|^versions\.\w+\./, ''))
    expect(result).toEqual(
      originals.map((_originalId, index) => ({ _id: published[index], _originalId })),
    )
  })

  test('the perspective raw contains every document unchanged, ordered by id', async () => {
    const dataset = await filled()
    const all = [...dataset.all()]
    expect(await ask(dataset, '*')).toEqual(all)
    expect(all.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id).toSorted())
  })

  test('every perspective reflects a write at once', async () => {
    const dataset = await filled()
    const titles = (perspective: Perspective) =>
      ask(dataset, '*[_type == "post"] | order(title).title', { perspective })
    expect(await titles('drafts')).toEqual(['A draft of a', 'Only a draft'])
    expect(await titles('published')).toEqual(['Éclairs and audits'])
    await dataset.act(
      [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }],
      author,
    )
    await dataset.mutate([{ delete: { id: 'drafts.b' } }], author)
    expect(await titles('drafts')).toEqual(['A draft of a'])
    expect(await titles('published')).toEqual(['A draft of a'])
  })

  test.each<[Perspective]>([['raw'], ['published'], ['drafts'], [['r1', 'drafts']]])(
    'a public query in the perspective %j returns neither drafts nor versions, and no document with a dot in its id',
    async (perspective) => {
      const dataset = await filled()
      const ids = () =>
        ask(dataset, '*{"id": coalesce(_originalId, _id)}.id', {
          perspective,
          visibility: 'public',
        })
      expect(await ids()).toEqual(['a', 'ann'])
      const created = ['b', 'drafts.ann', 'versions.r1.ann', 'private.b']
      await dataset.mutate(
        created.map((_id) => ({ create: { _id, _type: 'post' } })),
        author,
      )
      expect(await ids()).toEqual(['a', 'ann', 'b'])
    },
  )

  test('a reference is resolved to the document of the perspective', async () => {
    const dataset = await filled()
    await dataset.mutate(
      [{ create: { _id: 'drafts.ann', _type: 'author', name: 'Ann, renamed' } }],
      author,
    )
    const name = (perspective: Perspective) =>
      ask(dataset, '*[_id == "a"][0].author->name', { perspective })
    expect([await name('published'), await name('drafts'), await name('raw')]).toEqual([
      'Ann',
      'Ann, renamed',
      'Ann',
    ])
  })

  test.each([['nonsense!'], [[]], [['raw', 'drafts']], [[1]], ['__proto__']])(
    'the invalid perspective %j is rejected or returns no documents',
    async (perspective) => {
      // A request can contain any value as its perspective.
      const request = { query: '*', perspective: perspective as Perspective }
      const shown = await (await filled()).query(request).then(
        ({ result }) => result,
        () => 'refused',
      )
      expect(['refused', 2]).toContain(Array.isArray(shown) ? shown.length : shown)
    },
  )

  test('a caller sees only the documents that an access rule admits, in every perspective and with every kind of query', async () => {
    const dataset = await filled()
    const rest = {
      perspective: 'drafts',
      visible: ({ _id, _type }: { _id: string; _type: string }) =>
        _id !== 'drafts.a' && _type !== 'author',
    } as const
    expect(await ask(dataset, '*{_id, title, "who": author->name}', rest)).toEqual([
      { _id: 'a', title: 'Éclairs and audits', who: null },
      { _id: 'b', title: 'Only a draft', who: null },
    ])
    const count =
      'count(*[references("ann")]) + count(*[_id == "ann"]) + count(*[_type == "author"])'
    expect(await ask(dataset, count, rest)).toBe(1)
  })
})
