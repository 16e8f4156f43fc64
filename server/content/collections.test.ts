import { expect, it } from 'vitest'
import { readCollections } from './article-summaries.ts'
import { openSite, ids } from './rest.test-support.ts'
import { blog, put, reference, slug } from '#server/testing/content.test-support.ts'
import { engines } from '#server/testing/database.test-support.ts'

const more = { category: reference('cat'), author: reference('ann'), tags: ['FCRA', 'two words'] }
const hidden = ['draft', 'in_review', 'scheduled', 'archived', null].map((status, index) =>
  blog(`hidden-${index}`, {
    status,
    category: reference('hidden-cat'),
    author: reference('bob'),
    tags: ['FCRA', 'secret'],
  }),
)
const documents = [
  { _id: 'cat', _type: 'category', title: 'Alpha', slug: slug('alpha') },
  { _id: 'hidden-cat', _type: 'category', title: 'Beta', slug: slug('beta') },
  { _id: 'ann', _type: 'author', name: 'Ann' },
  { _id: 'bob', _type: 'author', name: 'Bob' },
  blog('a', { ...more, publishedAt: '2026-03-03T09:00:00Z' }),
  blog('b', more),
  { ...blog('a', { tags: ['secret'], author: reference('bob') }), _id: 'drafts.a' },
  ...hidden,
]

it.each(engines)(
  'lists of a tag or an author contain only published blogs (%s)',
  async (engine) => {
    const { get } = await openSite(engine, documents)
    const found = async (query: string) => {
      const { body } = await get(`/api/blogs?${query}`)
      return [body.count, ids(body)]
    }
    expect(await found('tag=fcra')).toEqual([2, ['a', 'b']])
    expect(await found('tag=FCRA&limit=1')).toEqual([2, ['a']])
    expect(await found('author=ann')).toEqual([2, ['a', 'b']])
    expect(await found('author=ann&tag=two+words&category=alpha')).toEqual([2, ['a', 'b']])
    for (const query of ['tag=secret', 'author=bob', 'author=cat', 'author=%00', 'tag=%00']) {
      expect(await found(query)).toEqual([0, []])
    }
  },
)

it.each(engines)(
  'only published blogs count for categories, tags and authors (%s)',
  async (engine) => {
    const { dataset, mirror } = await openSite(engine, documents)
    const paths = async () => (await readCollections(mirror)).map(({ path }) => path).toSorted()
    expect(await paths()).toEqual(['/authors/ann', '/blogs/category/alpha'])
    await put(dataset, blog('c', more))
    expect(await paths()).toEqual([
      '/authors/ann',
      '/blogs/category/alpha',
      '/blogs/tag/fcra',
      '/blogs/tag/two%20words',
    ])
    expect((await readCollections(mirror)).every(({ modified }) => modified !== undefined)).toBe(
      true,
    )
    mirror.hide('c', 'blog')
    expect(await paths()).toEqual(['/authors/ann', '/blogs/category/alpha'])
  },
)

it.each(engines)(
  'outer spaces of a stored tag are ignored in lists and addresses (%s)',
  async (engine) => {
    const { get, mirror } = await openSite(engine, [
      blog('a', { tags: [' Two Words ', 'two words', '  ', 'FCRA'] }),
      blog('b', { tags: ['two words\t'] }),
      blog('c', { tags: ['Two Words'] }),
    ])
    const { body } = await get('/api/blogs?tag=two+words')
    expect(ids(body)).toEqual(['a', 'b', 'c'])
    const tags = body.results.map((one: { readonly tags: readonly string[] }) => one.tags)
    expect(tags).toEqual([['Two Words', 'two words', 'FCRA'], ['two words'], ['Two Words']])
    expect((await get('/api/blogs/a')).body.data.tags).toEqual(tags[0])
    expect((await readCollections(mirror)).map(({ path }) => path)).toContain(
      '/blogs/tag/two%20words',
    )
  },
)
