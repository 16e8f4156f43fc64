import { describe, expect, test } from 'vitest'
import { author, openTestLake } from './lake.test-support.ts'
import type { Dataset, Perspective, QueryRequest } from './types.ts'
import { LakeError } from './types.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })

function filled(): Dataset {
  const { dataset } = openTestLake()
  const documents = [
    { _id: 'ann', _type: 'author', name: 'Ann' },
    { _id: 'a', _type: 'post', title: 'Éclairs and audits', author: reference('ann'), n: 2 },
    { _id: 'drafts.a', _type: 'post', title: 'A draft of a', author: reference('ann'), n: 3 },
    { _id: 'drafts.b', _type: 'post', title: 'Only a draft', n: 1 },
    { _id: 'versions.r1.a', _type: 'post', title: 'A in release 1', n: 4 },
    { _id: 'versions.r1.c', _type: 'post', title: 'C in release 1', n: 5 },
    { _id: 'versions.r2.a', _type: 'post', _system: { delete: true } },
    { _id: '_.retention', _type: 'system.retention' },
    { _id: 'private.note', _type: 'note' },
  ]
  dataset.mutate(
    documents.map((document) => ({ create: document })),
    author,
  )
  return dataset
}

async function ask(
  dataset: Dataset,
  query: string,
  rest: Partial<QueryRequest> = {},
): Promise<unknown> {
  return (await dataset.query({ query, ...rest })).result
}

async function refusal(dataset: Dataset, request: QueryRequest) {
  const error: unknown = await dataset.query(request).catch((caught: unknown) => caught)
  if (!(error instanceof LakeError)) throw new Error('The query was not refused', { cause: error })
  return { kind: error.kind, message: error.message, details: error.details }
}

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
  ])('%j shows %j', async (perspective, originals) => {
    const dataset = filled()
    const result = await ask(dataset, '*{_id, _originalId}', { perspective })
    const published = originals.map((id) => id.replace(/^drafts\.|^versions\.\w+\./, ''))
    expect(result).toEqual(
      originals.map((_originalId, index) => ({ _id: published[index], _originalId })),
    )
  })

  test('raw shows every document as it is, in the order of ids', async () => {
    const dataset = filled()
    const all = [...dataset.all()]
    expect(await ask(dataset, '*')).toEqual(all)
    expect(all.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id).toSorted())
  })

  test('follow each write', async () => {
    const dataset = filled()
    const titles = (perspective: Perspective) =>
      ask(dataset, '*[_type == "post"] | order(title).title', { perspective })
    expect(await titles('drafts')).toEqual(['A draft of a', 'Only a draft'])
    expect(await titles('published')).toEqual(['Éclairs and audits'])
    dataset.act(
      [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }],
      author,
    )
    dataset.mutate([{ delete: { id: 'drafts.b' } }], author)
    expect(await titles('drafts')).toEqual(['A draft of a'])
    expect(await titles('published')).toEqual(['A draft of a'])
  })

  test('resolve references among what they show', async () => {
    const dataset = filled()
    dataset.mutate(
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
    'refuse %j or show nothing of it',
    async (perspective) => {
      // What comes over the wire is not always a perspective.
      const request = { query: '*', perspective: perspective as Perspective }
      const shown = await filled()
        .query(request)
        .then(
          ({ result }) => result,
          () => 'refused',
        )
      expect(['refused', 2]).toContain(Array.isArray(shown) ? shown.length : shown)
    },
  )

  test('a caller sees only what is visible to him, in whatever perspective and by whatever way', async () => {
    const dataset = filled()
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
  ])('%j finds %j', async (search, ids) => {
    const query = '*[_type in $types && [@, _id] match text::query($search)]._id'
    expect(await ask(filled(), query, { params: { types: ['post'], search } })).toEqual(ids)
  })

  test('scores and boosts', async () => {
    const query = `*[_type == "post"] | score(boost(n > 4, 2), @ match text::query("release")) | order(_score desc)[_score > 0]._id`
    expect(await ask(filled(), query)).toEqual(['versions.r1.c', 'versions.r1.a'])
  })
})

describe('what the lake answers beyond groq-js', () => {
  test.each<[string, string, Record<string, unknown>, unknown]>([
    [
      'versions of a document',
      '*[sanity::versionOf("a")]._id',
      {},
      ['a', 'drafts.a', 'versions.r1.a', 'versions.r2.a'],
    ],
    [
      'versions of a draft, which is itself',
      '*[sanity::versionOf("drafts.a")]._id',
      {},
      ['drafts.a'],
    ],
    ['ids in a list', '*[_id in $ids]._id', { ids: ['a', 'ann', 'a', 'zzz'] }, ['a', 'ann']],
    ['ids under a path', '*[_id in path("drafts.**")]._id', {}, ['drafts.a', 'drafts.b']],
    ['slices by parameters', '*[_type == "post"][$from...$to]._id', { from: 0, to: 1 }, ['a']],
    [
      'other slices of the same query',
      '*[_type == "post"][$from...$to]._id',
      { from: 1, to: 3 },
      ['drafts.a', 'drafts.b'],
    ],
    ['an attribute by parameter', '*[_id == "a"][0][$key]', { key: 'n' }, 2],
    [
      'a subquery that sees everything',
      '*[_type == "author"]{"n": count(*[references(^._id)])}',
      {},
      [{ n: 2 }],
    ],
    [
      'joins by attribute',
      '*[_type == "author"]{"posts": *[author._ref == ^._id] | order(n desc)._id}',
      {},
      [{ posts: ['drafts.a', 'a'] }],
    ],
    ['nothing for null', '*[_id == $id][0]', { id: null }, null],
    ['the caller', 'identity()', {}, 'somebody'],
  ])('%s', async (_name, query, params, expected) => {
    expect(await ask(filled(), query, { params, identity: 'somebody' })).toEqual(expected)
  })

  test('changes of the difference functions, which need an asynchronous evaluation', async () => {
    const query =
      '{"a": diff::changedAny({"x": 1}, {"x": 2}, x), "all": count(*[_type == "post" && references("ann")])}'
    expect(await ask(filled(), query)).toEqual({ a: true, all: 2 })
  })

  test('what a caller does to a result does not reach the store', async () => {
    const dataset = filled()
    const result = await ask(dataset, '*')
    dataset.mutate([{ create: { _id: 'new', _type: 'post' } }], author)
    expect(result).toHaveLength(9)
    expect(() => Object.assign(Array.isArray(result) ? result[0] : {}, { title: 'x' })).toThrow(
      TypeError,
    )
  })
})

describe('refusals', () => {
  test.each<[string, QueryRequest, string, object?]>([
    [
      'bad syntax',
      { query: '*[_type == ' },
      'queryParseError',
      { start: expect.any(Number), query: '*[_type == ' },
    ],
    ['nothing', { query: '' }, 'queryParseError'],
    [
      'a parameter that is not given',
      { query: '*[_id == $id]' },
      'queryParseError',
      { start: 9, end: 12 },
    ],
    ['a parameter of the prototype', { query: '*[_id == $toString]' }, 'queryParseError'],
    ['an unknown function', { query: 'nope()' }, 'queryParseError'],
    ['more than 100 KB', { query: `*[${'x'.repeat(110_000)}]` }, 'tooLarge'],
    ['brackets without end', { query: '('.repeat(9_000) }, 'queryParseError'],
    [
      'more words than the parser takes',
      { query: `{${Array(20_000).fill('a').join(',')}}` },
      'tooLarge',
    ],
    ['deep nesting', { query: `${'['.repeat(4_500)}1${']'.repeat(4_500)}` }, 'queryParseError'],
    ['long chains', { query: `*[${Array(2_000).fill('a').join(' && ')}]` }, 'queryParseError'],
    ['what is not there yet', { query: '*[geo::contains(a, b)]' }, 'queryRuntimeError'],
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
      'a result without bounds',
      { query: Array.from({ length: 12 }).reduce<string>((inner) => `*{"x": ${inner}}`, '*') },
      'tooLarge',
    ],
    [
      'functions that write each other out',
      {
        query: `${Array.from({ length: 12 }, (_item, n) => `fn f::f${n + 1}($x) = $x{"a": f::f${n}(@), "b": f::f${n}(@), "c": f::f${n}(@)};`).join(' ')} f::f12(*)`,
      },
      'queryParseError',
    ],
    ['a score of one document', { query: '*[0] | score(a)' }, 'queryParseError'],
  ])('%s', async (_name, request, kind, details = {}) => {
    expect(await refusal(filled(), request)).toMatchObject({ kind, details })
  })
})

describe('sync tags', () => {
  const queries = {
    authors: '*[_type == "author"]',
    one: '*[_id == "ann"][0]',
    joined: '*[_type == "post"]{title, author->}',
    all: 'count(*)',
    facets: '*[_type == "author"]{"n": count(*[_type == "post" && references(^._id)])}',
  }

  test('an answer can change only when a commit carries one of its tags', async () => {
    const dataset = filled()
    const commits: (readonly string[])[] = []
    dataset.subscribe(({ syncTags }) => commits.push(syncTags))
    const touched = async (work: () => void): Promise<string[]> => {
      const before = await Promise.all(
        Object.entries(queries).map(async ([name, query]) => ({
          name,
          ...(await dataset.query({ query })),
        })),
      )
      work()
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

  test('are opaque and the same for the same question', async () => {
    const dataset = filled()
    const [first, second] = await Promise.all([
      dataset.query({ query: queries.joined }),
      dataset.query({ query: queries.joined }),
    ])
    expect(first.syncTags).toEqual(second.syncTags)
    expect(first.syncTags.every((tag) => /^s1:[\w-]{10}$/.test(tag))).toBe(true)
  })
})
