import { describe, expect, it } from 'vitest'
import { author, openAnyLake } from '#lake/testing/lake.test-support.ts'
import type { Dataset, LakeDocument } from '#lake/documents/types.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const DOCUMENTS = [
  { _id: 'logo', _type: 'sanity.imageAsset', path: 'images/logo.png' },
  { _id: 'ann', _type: 'author', name: 'Ann', picture: { asset: reference('logo') } },
  {
    _id: 'post',
    _type: 'post',
    title: 'A title',
    author: reference('ann'),
    cover: { crop: { top: 0.1 } },
    body: 'x'.repeat(2_000),
  },
  {
    _id: 'second',
    _type: 'post',
    title: 'Second',
    author: reference('ann'),
    body: 'y'.repeat(900),
  },
]

const FIELDS = `
  title,
  "crop": cover.crop{top},
  "by": author->{name, "picture": picture.asset->path},
  "length": length(body)`

const ITEM = `{${FIELDS}}`

async function filled(): Promise<Dataset> {
  const { dataset } = await openAnyLake()
  await dataset.mutate(
    DOCUMENTS.map((create) => ({ create })),
    author,
  )
  return dataset
}

const ask = async (dataset: Dataset, query = `*[_id == "post"]${ITEM}`, params = {}) =>
  dataset.query({ query, params })

const set = (id: string, changes: Readonly<Record<string, unknown>>) => ({
  patch: { id, set: changes },
})

describe('cached items of a list of documents', () => {
  it('are immutable, and stay identical objects as long as nothing changes', async () => {
    const dataset = await filled()
    const query = `*[_id == "post"][0]${ITEM}`
    const first = await ask(dataset, query)
    const second = await ask(dataset, query)
    expect(second.result).toBe(first.result)
    expect(Object.isFrozen(first.result)).toBe(true)
  })

  it.each<[string, string, Readonly<Record<string, unknown>>, unknown]>([
    ['the document', 'post', { title: 'Another' }, { title: 'Another' }],
    ['a long attribute', 'post', { body: 'z'.repeat(700) }, { length: 700 }],
    ['the crop of its picture', 'post', { 'cover.crop.top': 0.3 }, { crop: { top: 0.3 } }],
    ['its author', 'ann', { name: 'Bob' }, { by: { name: 'Bob', picture: 'images/logo.png' } }],
    [
      'the picture of its author',
      'logo',
      { path: 'b.png' },
      { by: { name: 'Ann', picture: 'b.png' } },
    ],
    ['its reference to the author', 'post', { author: reference('logo') }, { by: { name: null } }],
  ])('are replaced after a change of %s', async (_what, id, changes, expected) => {
    const dataset = await filled()
    await ask(dataset)
    await dataset.mutate([set(id, changes)], author)
    expect((await ask(dataset)).result).toMatchObject([expected])
  })

  it('contain the target of a missing reference once the target exists', async () => {
    const dataset = await filled()
    await dataset.mutate([set('post', { author: { ...reference('eve'), _weak: true } })], author)
    expect((await ask(dataset)).result).toMatchObject([{ by: null }])
    await dataset.mutate([{ create: { _id: 'eve', _type: 'author', name: 'Eve' } }], author)
    expect((await ask(dataset)).result).toMatchObject([{ by: { name: 'Eve' } }])
  })

  it('are removed together with their document', async () => {
    const dataset = await filled()
    await ask(dataset)
    await dataset.mutate([{ delete: { id: 'post' } }], author)
    expect((await ask(dataset)).result).toEqual([])
  })

  it('add their dependencies to the sync tags, even if they come from the cache', async () => {
    const dataset = await filled()
    const [first, second] = [await ask(dataset), await ask(dataset)]
    expect(second.syncTags).toEqual(first.syncTags)
    expect(first.syncTags.length).toBeGreaterThan(2)
  })

  it('contain only the references that the caller may read', async () => {
    const dataset = await filled()
    const query = `*[_id == "post"]${ITEM}`
    const hidesAuthors = ({ _type }: LakeDocument) => _type !== 'author'
    await ask(dataset)
    expect((await dataset.query({ query, visible: hidesAuthors })).result).toMatchObject([
      { by: null },
    ])
    expect((await ask(dataset)).result).toMatchObject([{ by: { name: 'Ann' } }])
  })

  it.each([
    ['parameters', `*[_id == "post"]{"n": $n, ${FIELDS}}`],
    ['other documents of the dataset', `*[_id == "post"]{"n": count(*[_type == $n]), ${FIELDS}}`],
    ['the item of an outer list', `*[_type == $n]{"n": *[_id == "post"]{"n": ^._id, ${FIELDS}}}`],
  ])('are evaluated again if they depend on %s', async (_what, query) => {
    const dataset = await filled()
    const first = await ask(dataset, query, { n: 'author' })
    const second = await ask(dataset, query, { n: 'post' })
    expect(second.result).not.toEqual(first.result)
  })

  it('are cached separately for each query', async () => {
    const dataset = await filled()
    expect((await ask(dataset)).result).toMatchObject([{ title: 'A title' }])
    const { result } = await ask(dataset, `*[_id == "post"]{${FIELDS}, "title": author->name}`)
    expect(result).toMatchObject([{ title: 'Ann' }])
  })
})
