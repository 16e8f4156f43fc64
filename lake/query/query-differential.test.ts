import fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { author, openAnyLake } from '#lake/testing/lake.test-support.ts'
import type { Dataset, Mutation } from '#lake/documents/types.ts'

/** Number of documents. It is large enough that the engine creates live query lists instead of filtering each time. */
const COUNT = 130
const STATUSES = ['published', 'draft', 'archived', null]

const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true })

const body = fc.record(
  {
    status: fc.constantFrom(...STATUSES),
    rank: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('7', true, null, [1], { a: 1 })),
    title: fc.constantFrom('Alpha beta', 'beta Gamma', 'delta', 'Épsilon', ''),
    at: fc.constantFrom('2026-01-01T00:00:00Z', '2025-05-05T00:00:00Z', 'not a date'),
    slug: fc.oneof(fc.record({ current: fc.constantFrom('x', 'y', 'z') }), fc.constant('x')),
    author: fc.integer({ min: 0, max: 5 }).map((n) => reference(`author-${n}`)),
    tags: fc.array(fc.constantFrom('a', 'b', 'c', null), { maxLength: 3 }),
    related: fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 5 }).map((n) => reference(`author-${n}`)),
        fc.constant(null),
      ),
      { maxLength: 3 },
    ),
    series: fc.constantFrom('s1', 's2', 3, null, true),
  },
  { requiredKeys: [] },
)
const id = fc.integer({ min: 0, max: COUNT - 1 }).map((n) => `doc-${n}`)
const type = fc.constantFrom('post', 'post', 'post', 'page')
const document = fc.tuple(id, type, body).map(([_id, _type, rest]) => ({ _id, _type, ...rest }))

const condition = fc.constantFrom(
  '_type == "post"',
  '_type == $type',
  '_type in ["page", "author"]',
  '"post" == _type',
  'status == "published"',
  'status == $status',
  'status != "draft"',
  'status in $statuses',
  'slug.current == "x"',
  'rank > 3',
  'rank == 7',
  'defined(author)',
  '!defined(rank)',
  'references("author-1")',
  'references($authors)',
  'author._ref == "author-2"',
  'author->name == "Name 3"',
  '_id in *[_type == "page"]._id',
  'title match "bet*"',
  '"a" in tags',
  '$status in tags',
  '"author-1" in [author][]._ref',
  '"author-2" in related[]._ref',
  'null in related[]._ref',
  'null in tags',
  'title match $search',
  '[title, slug.current] match "b*"',
  'author->name match "name"',
  'author->name > $search',
  'defined(author->)',
  'series == null',
  'rank in [7, null, "7"]',
  'count(tags) > 1',
  'dateTime(at) < dateTime("2026-01-01T00:00:00Z")',
  '_id == "doc-5"',
  '_id in $ids',
  '_id in path("doc-1*")',
  'status == "draft" || rank < 2',
  'null',
  'true',
)
const key = fc.constantFrom(
  'rank',
  'rank desc',
  'title',
  'at desc',
  'lower(title)',
  'author->name',
  'author->name desc',
  'dateTime(at)',
  'slug.current desc',
)
const tail = fc.constantFrom(
  '',
  '[0...5]',
  '[0]',
  '[-3..-1]',
  '{_id, rank}',
  '{_id, "name": author->name, "same": count(*[author._ref == ^.author._ref])}',
  '{_id, "others": *[_type == ^._type && rank == ^.rank && _id != ^._id] | order(_id desc)[0..1]._id}',
  '{_id, "same": count(*[_type == "post" && series == ^.series]), "total": count(*[_type == "post"])}',
  '{_id, "used": count(*[_type == "post" && ^._id in related[]._ref]), "tagged": *[^.status in tags]._id}',
  '{_id, "people": *[_id in ^.related[]._ref].name, "first": *[_id == ^.related[0]._ref][0]._id}',
  '{_id, "ranked": *[rank == ^.rank && series == ^.series] | order(author->name, _id)._id}',
  '{"a": [@, @]}.a[]{_id, "n": count(*[_type == "post" && references(^._id)])}',
  '{_id, "by": *[_id == ^.author._ref][0].name, "n": count(*[_type == "page"])}',
  '{"back": *[references(^._id)]._id, "refs": count(*[references(^.tags)])}',
  '._id',
  '[]._id',
  '[rank > 1]{title}',
)
const queryText = fc
  .tuple(
    fc.array(condition, { minLength: 1, maxLength: 4 }),
    fc.boolean(),
    fc.array(key, { maxLength: 2 }),
    tail,
    fc.boolean(),
  )
  .map(([conditions, chained, keys, end, counted]) => {
    const filter = chained
      ? conditions.map((each) => `[${each}]`).join('')
      : `[${conditions.join(' && ')}]`
    const order = keys.length === 0 ? '' : ` | order(${keys.join(', ')})`
    const whole = `*${filter}${order}${end}`
    return counted ? `count(${whole})` : whole
  })
const params = fc.record(
  {
    type: fc.constantFrom('post', 'page', null, 1),
    status: fc.constantFrom(...STATUSES),
    statuses: fc.constantFrom(['published', 'draft'], ['draft', null], [], 'published'),
    authors: fc.constantFrom(['author-1', 'author-2'], 'author-3', [], null),
    search: fc.constantFrom(
      'bet*',
      '*',
      'alpha beta',
      'É*',
      ['delta', 'd*'],
      null,
      'Name 2',
      'a*a*a*',
    ),
    ids: fc.constantFrom(['doc-1', 'doc-2', 'doc-1', 'none'], [], ['doc-3', 5], null),
  },
  { noNullPrototype: true },
)

/** Writes change authors too, because filters and orders of other documents depend on them. */
const person = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom('Name 1', 'Name 9', 'Amy', null))
  .map(([n, name]) => ({ _id: `author-${n}`, _type: 'author', name }))

const change: fc.Arbitrary<Mutation> = fc.oneof(
  document.map((each) => ({ createOrReplace: each })),
  person.map((each) => ({ createOrReplace: each })),
  id.map((each) => ({ delete: { id: each } })),
)

test('the query engine returns the same results as groq-js over the same documents, before and after writes', async () => {
  const { dataset } = await openAnyLake()
  const authors = Array.from({ length: 5 }, (_item, index) => ({
    create: { _id: `author-${index}`, _type: 'author', name: `Name ${index}` },
  }))
  const seeds = fc.sample(body, { numRuns: COUNT, seed: 7 }).map((rest, index) => ({
    create: { _id: `doc-${index}`, _type: index % 5 === 0 ? 'page' : 'post', ...rest },
  }))
  await dataset.mutate([...authors, ...seeds], author)

  await fc.assert(
    fc.asyncProperty(
      fc.array(queryText, { minLength: 1, maxLength: 4 }),
      params,
      fc.array(change, { minLength: 1, maxLength: 5 }),
      async (queries, values, changes) => {
        for (const each of queries) {
          const { lake, plain } = await bothAnswers(dataset, each, values)
          expect(lake, each).toEqual(plain)
        }
        await dataset.mutate(changes, author)
        for (const each of queries) {
          const { lake, plain } = await bothAnswers(dataset, each, values)
          expect(lake, each).toEqual(plain)
        }
      },
    ),
    { numRuns: 40 },
  )
})

async function bothAnswers(dataset: Dataset, query: string, values: Record<string, unknown>) {
  const value: { get(): Promise<unknown> } = await evaluate(parse(query, { params: values }), {
    dataset: [...dataset.all()],
    params: values,
  })
  const { result } = await dataset.query({ query, params: values })
  return { lake: result, plain: (await value.get()) ?? null }
}
