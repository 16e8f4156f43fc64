import { describe, expect, test } from 'vitest'
import { author } from '#lake/testing/lake.test-support.ts'
import { filled } from '#lake/testing/query.test-support.ts'

describe('sync tags', () => {
  const queries = {
    authors: '*[_type == "author"]',
    one: '*[_id == "ann"][0]',
    joined: '*[_type == "post"]{title, author->}',
    all: 'count(*)',
    facets: '*[_type == "author"]{"n": count(*[_type == "post" && references(^._id)])}',
  }

  test('are shared by a commit and each result that the commit can change, and by no other result', async () => {
    const dataset = await filled()
    const commits: (readonly string[])[] = []
    dataset.subscribe(({ syncTags }) => commits.push(syncTags))
    const touched = async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = await Promise.all(
        Object.entries(queries).map(async ([name, query]) => ({
          name,
          ...(await dataset.query({ query })),
        })),
      )
      await work()
      const tags = new Set(commits.at(-1))
      return before
        .filter(({ syncTags }) => syncTags.some((tag) => tags.has(tag)))
        .map(({ name }) => name)
    }
    expect(
      await touched(() => dataset.mutate([{ create: { _id: 'x', _type: 'other' } }], author)),
    ).toEqual(['all'])
    expect(
      await touched(() => dataset.mutate([{ create: { _id: 'eve', _type: 'author' } }], author)),
    ).toEqual(['authors', 'all', 'facets'])
    expect(
      await touched(() => dataset.mutate([{ patch: { id: 'ann', set: { name: 'A.' } } }], author)),
    ).toEqual(Object.keys(queries))
    expect(
      await touched(() => dataset.mutate([{ patch: { id: 'a', set: { n: 9 } } }], author)),
    ).toEqual(['joined', 'all', 'facets'])
  })

  test('are opaque, and equal for equal queries', async () => {
    const dataset = await filled()
    const [first, second] = await Promise.all([
      dataset.query({ query: queries.joined }),
      dataset.query({ query: queries.joined }),
    ])
    expect(first.syncTags).toEqual(second.syncTags)
    expect(first.syncTags.every((tag) => /^s1:[\w-]{10}$/.test(tag))).toBe(true)
  })
})
