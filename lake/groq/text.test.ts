import { expect, test } from 'vitest'
import { author, openAnyLake } from '#lake/testing/lake.test-support.ts'

/** Query that the Studio sends from a reference field while an editor types. */
const REFERENCE_SEARCH = `*[_type in $__types] | score(
    boost(_type in ["category"] && title match text::query($__query), 10),
    boost(_type in ["category"] && slug.current match text::query($__query), 5),
    ([@, _id] match text::query($__query) || references($__rawQuery))
  ) [_score > 0] {_id, "orderings": [_score]} | order(orderings[0] desc) [0...$__limit]`

test("the Studio's search ranks matches in titles first, then matches in slugs, then all others", async () => {
  const { dataset } = await openAnyLake()
  const category = (id: string, attributes: object) => ({
    create: { _id: id, _type: 'category', ...attributes },
  })
  await dataset.mutate(
    [
      category('a-text', { title: 'Other', description: 'About screening.' }),
      category('b-slug', { title: 'Other', slug: { current: 'screening' } }),
      category('c-title', { title: 'Screening' }),
      category('d-none', { title: 'Other' }),
    ],
    author,
  )
  const { result } = await dataset.query({
    query: REFERENCE_SEARCH,
    params: { __types: ['category'], __query: 'scree*', __rawQuery: 'scree', __limit: 10 },
  })
  expect(result).toMatchObject([{ _id: 'c-title' }, { _id: 'b-slug' }, { _id: 'a-text' }])
})

test('a match on some attributes ignores all other attributes', async () => {
  const { dataset } = await openAnyLake()
  await dataset.mutate(
    [
      { create: { _id: 'a', _type: 'post', title: 'Consent', note: { text: 'holds' } } },
      { create: { _id: 'b', _type: 'post', title: 'Holds', note: 'consent' } },
    ],
    author,
  )
  const find = async (left: string, search: string) => {
    const query = `*[${left} match text::query($search)]._id`
    return (await dataset.query({ query, params: { search } })).result
  }
  expect(await find('title', 'consent')).toEqual(['a'])
  expect(await find('note.text', 'hold')).toEqual(['a'])
  expect(await find('[title, note]', 'consent')).toEqual(['a', 'b'])
  expect(await find('missing', 'consent')).toEqual([])
})
