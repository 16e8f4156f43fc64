import { describe, expect, test } from 'vitest'
import { author } from '#lake/testing/lake.test-support.ts'
import type { Dataset, QueryRequest } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'
import { filled, ask } from '#lake/testing/query.test-support.ts'

async function refusal(dataset: Dataset, request: QueryRequest) {
  const error: unknown = await dataset.query(request).catch((caught: unknown) => caught)
  if (!(error instanceof LakeError)) throw new Error('The query was not refused', { cause: error })
  return { kind: error.kind, message: error.message, details: error.details }
}

describe('text search', () => {
  test.each([
    ['ecla', ['a']],
    ['audits eclairs', ['a']],
    ['audit draft', []],
    ['release', ['versions.r1.a', 'versions.r1.c']],
    ['release -c', ['versions.r1.a']],
    ['"only a"', ['drafts.b']],
    ['"draft only"', []],
    ['versions', ['versions.r1.a', 'versions.r1.c', 'versions.r2.a']],
    ['((', ['a', 'drafts.a', 'drafts.b', 'versions.r1.a', 'versions.r1.c', 'versions.r2.a']],
  ])('the search for %j finds %j', async (search, ids) => {
    const query = '*[_type in $types && [@, _id] match text::query($search)]._id'
    expect(await ask(await filled(), query, { params: { types: ['post'], search } })).toEqual(ids)
  })

  test('match and boost determine the score of a document', async () => {
    const query = `*[_type == "post"] | score(boost(n > 4, 2), @ match text::query("release")) | order(_score desc)[_score > 0]._id`
    expect(await ask(await filled(), query)).toEqual(['versions.r1.c', 'versions.r1.a'])
  })
})

describe('GROQ that groq-js does not support', () => {
  test.each<[string, string, Record<string, unknown>, unknown]>([
    [
      'versions of a document',
      '*[sanity::versionOf("a")]._id',
      {},
      ['a', 'drafts.a', 'versions.r1.a', 'versions.r2.a'],
    ],
    [
      'versions of a draft, which are the draft itself',
      '*[sanity::versionOf("drafts.a")]._id',
      {},
      ['drafts.a'],
    ],
    ['ids in a list', '*[_id in $ids]._id', { ids: ['a', 'ann', 'a', 'zzz'] }, ['a', 'ann']],
    ['ids under a path', '*[_id in path("drafts.**")]._id', {}, ['drafts.a', 'drafts.b']],
    ['a slice with parameters', '*[_type == "post"][$from...$to]._id', { from: 0, to: 1 }, ['a']],
    [
      'a slice of this query with other parameters',
      '*[_type == "post"][$from...$to]._id',
      { from: 1, to: 3 },
      ['drafts.a', 'drafts.b'],
    ],
    ['an attribute with its name in a parameter', '*[_id == "a"][0][$key]', { key: 'n' }, 2],
    [
      'a subquery over all documents',
      '*[_type == "author"]{"n": count(*[references(^._id)])}',
      {},
      [{ n: 2 }],
    ],
    [
      'a join by an attribute',
      '*[_type == "author"]{"posts": *[author._ref == ^._id] | order(n desc)._id}',
      {},
      [{ posts: ['drafts.a', 'a'] }],
    ],
    ['a comparison of an id with null', '*[_id == $id][0]', { id: null }, null],
    ['the identity of the caller', 'identity()', {}, 'somebody'],
  ])('is evaluated: %s', async (_name, query, params, expected) => {
    expect(await ask(await filled(), query, { params, identity: 'somebody' })).toEqual(expected)
  })

  test('compares two values with diff::changedAny', async () => {
    const query =
      '{"a": diff::changedAny({"x": 1}, {"x": 2}, x), "all": count(*[_type == "post" && references("ann")])}'
    expect(await ask(await filled(), query)).toEqual({ a: true, all: 2 })
  })

  test('a query result is immutable, and later writes do not change it', async () => {
    const dataset = await filled()
    const result = await ask(dataset, '*')
    await dataset.mutate([{ create: { _id: 'new', _type: 'post' } }], author)
    expect(result).toHaveLength(9)
    expect(() => Object.assign(Array.isArray(result) ? result[0] : {}, { title: 'x' })).toThrow(
      TypeError,
    )
  })
})

describe('a query error', () => {
  test.each<[string, QueryRequest, string, object?]>([
    [
      'a syntax error',
      { query: '*[_type == ' },
      'queryParseError',
      { start: expect.any(Number), query: '*[_type == ' },
    ],
    ['an empty query', { query: '' }, 'queryParseError'],
    ['a missing parameter', { query: '*[_id == $id]' }, 'queryParseError', { start: 9, end: 12 }],
    [
      'a parameter named like a method of objects',
      { query: '*[_id == $toString]' },
      'queryParseError',
    ],
    ['an unknown function', { query: 'nope()' }, 'queryParseError'],
    ['more than 100 KB', { query: `*[${'x'.repeat(110_000)}]` }, 'tooLarge'],
    ['brackets that are not closed', { query: '('.repeat(9_000) }, 'queryParseError'],
    [
      'more tokens than the parser accepts',
      { query: `{${Array(20_000).fill('a').join(',')}}` },
      'tooLarge',
    ],
    ['deep nesting', { query: `${'['.repeat(4_500)}1${']'.repeat(4_500)}` }, 'queryParseError'],
    [
      'a long chain of conditions',
      { query: `*[${Array(2_000).fill('a').join(' && ')}]` },
      'queryParseError',
    ],
    [
      'a function that the lake does not support',
      { query: '*[geo::contains(a, b)]' },
      'queryRuntimeError',
    ],
    [
      'semantic search',
      { query: '*[_type == "post"] | score(text::semanticSimilarity("x"))' },
      'queryRuntimeError',
    ],
    [
      'scans within scans',
      {
        query: `*{"a": *[_id != ^._id]{"b": *[_id != ^._id]{"c": *[_id != ^._id]{"d": *[_id != ^._id]{"e": *[_id != ^._id]{"f": *[_id != ^._id]{"g": *[_id != ^._id]._id}}}}}}}`,
      },
      'queryRuntimeError',
    ],
    [
      'a result that grows without bound',
      { query: Array.from({ length: 12 }).reduce<string>((inner) => `*{"x": ${inner}}`, '*') },
      'tooLarge',
    ],
    [
      'custom functions that call each other',
      {
        query: `${Array.from({ length: 12 }, (_item, n) => `fn f::f${n + 1}($x) = $x{"a": f::f${n}(@), "b": f::f${n}(@), "c": f::f${n}(@)};`).join(' ')} f::f12(*)`,
      },
      'queryParseError',
    ],
    [
      'a query that exceeds its deadline',
      { query: '*{"others": *[_id != ^._id]._id}', deadline: 0 },
      'queryTimeout',
    ],
    ['a score of one document', { query: '*[0] | score(a)' }, 'queryParseError'],
  ])('is reported for %s', async (_name, request, kind, details = {}) => {
    expect(await refusal(await filled(), request)).toMatchObject({ kind, details })
  })
})
