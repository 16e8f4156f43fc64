import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { evaluate, parse } from 'groq-js'
import { createLake } from '#lake/datasets/lake.ts'
import type { DocumentInput, QueryRequest } from '#lake/documents/types.ts'

/**
 * Prints the times of the site's queries in the lake, compared with plain groq-js over the same documents: `node bench/lake-query.ts
 * [documents]`.
 */
const size = Number(process.argv[2] ?? 10_000)

const paragraph = 'Certification audits look at evidence, controls and the people who run them. '
function seeded(): () => number {
  let state = 42
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function makeDocuments(): DocumentInput[] {
  const random = seeded()
  const pick = (count: number): number => Math.floor(random() * count)
  const documents: DocumentInput[] = []
  for (let index = 0; index < 20; index += 1) {
    documents.push({ _id: `category-${index}`, _type: 'category', title: `Category ${index}` })
  }
  const authors = Math.max(5, Math.floor(size / 50))
  for (let index = 0; index < authors; index += 1) {
    documents.push({ _id: `author-${index}`, _type: 'author', name: `Author ${index}` })
  }
  for (let index = documents.length; index < size; index += 1) {
    documents.push({
      _id: `blog-${index}`,
      _type: 'blog',
      title: `Post ${index} about ${pick(2) === 0 ? 'audits' : 'risk'} ${pick(500)}`,
      slug: { _type: 'slug', current: `post-${index}` },
      status: pick(10) < 7 ? 'published' : 'draft',
      publishedAt: new Date(1_600_000_000_000 + pick(150_000_000) * 1_000).toISOString(),
      category: { _type: 'reference', _ref: `category-${pick(20)}` },
      author: { _type: 'reference', _ref: `author-${pick(authors)}` },
      topics: [1, 2].map((key) => ({
        _type: 'reference',
        _key: `t${key}`,
        _ref: `category-${pick(20)}`,
      })),
      ...(pick(4) > 0 && { series: `series-${pick(500)}` }),
      body: [1, 2, 3].map((key) => ({
        _type: 'block',
        _key: `k${key}`,
        children: [{ _type: 'span', _key: 's', text: paragraph.repeat(3) }],
      })),
    })
  }
  return documents
}

const QUERIES: readonly {
  name: string
  query: string
  params: Record<string, unknown>
  bar: string
  /**
   * Number of runs of the query in groq-js. A query that takes seconds has fewer runs.
   * @default 5
   */
  references?: number
}[] = [
  {
    name: 'page list, newest 10',
    query:
      '*[_type == "blog" && status == "published"] | order(publishedAt desc)[0...10]{..., author->}',
    params: {},
    bar: '0.1 ms, 500 x',
  },
  {
    name: 'one by slug',
    query: '*[_type == "blog" && slug.current == $slug][0]{..., author->}',
    params: { slug: `post-${Math.floor(size * 0.7)}` },
    bar: '0.02 ms',
  },
  {
    name: '20 facets',
    query:
      '*[_type == "category"]{_id, title, "count": count(*[_type == "blog" && status == "published" && references(^._id)])}',
    params: {},
    bar: '50 ms',
  },
  {
    name: 'count',
    query: 'count(*[_type == "blog" && status == "published"])',
    params: {},
    bar: '',
  },
  { name: 'by id', query: '*[_id == $id][0]', params: { id: 'author-3' }, bar: '' },
  {
    name: '20 categories by a list of references',
    query:
      '*[_type == "category"]{_id, "count": count(*[_type == "blog" && ^._id in topics[]._ref])}',
    params: {},
    bar: '50 ms',
    references: 1,
  },
  {
    name: 'posts of the same series, which some have not',
    query:
      '*[_type == "blog"][0...10]{_id, "same": count(*[_type == "blog" && series == ^.series])}',
    params: {},
    bar: '',
    references: 1,
  },
  {
    name: '108 posts, each with the number of all',
    query: '*[_type == "blog"][0...108]{_id, "total": count(*[_type == "blog"])}',
    params: {},
    bar: '',
    references: 1,
  },
  {
    name: 'ordered by the author',
    query: '*[_type == "blog"] | order(author->name, _id)[0...10]._id',
    params: {},
    bar: '',
    references: 1,
  },
  {
    name: 'words of the title',
    query: '*[_type == "blog" && title match $words]._id',
    params: { words: 'risk 42*' },
    bar: '',
    references: 1,
  },
]

/**
 * Searches of the Studio and queries of anonymous callers. The benchmark measures `request` once and then `next` repeatedly; `next` is
 * `request` by default.
 */
const FIRST_AND_NEXT: readonly { name: string; request: QueryRequest; next?: QueryRequest }[] = [
  {
    name: 'text::query',
    request: {
      query: '*[_type == "blog" && [@, _id] match text::query($q)][0...20]._id',
      params: { q: 'audits 42' },
    },
    next: {
      query: '*[_type == "blog" && [@, _id] match text::query($q)][0...20]._id',
      params: { q: 'risk 7' },
    },
  },
  {
    name: 'text::query scored, as reference fields ask',
    request: {
      query:
        '*[_type == "blog"] | score(boost(title match text::query($q), 10), [@, _id] match text::query($q))[_score > 0] | order(_score desc)[0...20]._id',
      params: { q: 'audits 42' },
    },
  },
  {
    name: 'slug, with a token',
    request: { query: '*[_type == "blog" && slug.current == "post-700"][0]' },
  },
  {
    name: 'slug, nobody known',
    request: {
      query: '*[_type == "blog" && slug.current == "post-700"][0]',
      visibility: 'public',
    },
  },
]

async function median(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let index = 0; index < times; index += 1) {
    const started = performance.now()
    await work()
    taken.push(performance.now() - started)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN
}

const directory = mkdtempSync(join(tmpdir(), 'lake-bench-'))
const lake = createLake({ directory })
try {
  const dataset = await lake.createDataset('production')
  const documents = makeDocuments()
  for (let start = 0; start < documents.length; start += 5_000) {
    await dataset.mutate(
      documents.slice(start, start + 5_000).map((document) => ({ create: document })),
      { author: 'bench' },
    )
  }
  const plain = [...dataset.all()]
  console.log(`${plain.length} documents; milliseconds, medians`)
  for (const { name, query, params, bar, references = 5 } of QUERIES) {
    const tree = parse(query, { params })
    const viaGroq = async (): Promise<unknown> => {
      const value: { get(): Promise<unknown> } = await evaluate(tree, { dataset: plain, params })
      return value.get()
    }
    const viaLake = async (): Promise<unknown> => (await dataset.query({ query, params })).result
    const same = isDeepStrictEqual(await viaLake(), await viaGroq())
    const reference = await median(references, viaGroq)
    const once = await median(1, viaLake)
    const runs = Math.max(11, Math.min(501, Math.round(1_000 / once)))
    await median(runs / 2, viaLake)
    const own = await median(runs, viaLake)
    const author = plain.find(({ _id }) => _id === 'blog-5000' || _id === 'author-1')
    await dataset.mutate([{ patch: { id: author?._id ?? 'author-1', set: { touched: name } } }], {
      author: 'bench',
    })
    const afterWrite = await median(1, viaLake)
    const ratio = Math.round(reference / own)
    console.log(
      `${name}: groq-js ${reference.toFixed(2)}, lake ${own.toFixed(4)} (${ratio} x, first after a write ${afterWrite.toFixed(3)}), ` +
        `${same ? 'same result' : 'DIFFERENT RESULT'}${bar === '' ? '' : `; bar ${bar}`}`,
    )
  }
  for (const { name, request, next = request } of FIRST_AND_NEXT) {
    const first = await median(1, () => dataset.query(request))
    const again = await median(11, () => dataset.query(next))
    console.log(`${name}: first ${first.toFixed(2)}, next ${again.toFixed(3)}`)
  }
  const started = performance.now()
  await dataset.mutate(
    Array.from({ length: 40 }, (_item, index) => ({
      patch: {
        query: '*[_type == "blog" && slug.current == $slug]',
        params: { slug: `post-${1_000 + index}` },
        set: { touched: 'by query' },
      },
    })),
    { author: 'bench' },
  )
  console.log(`40 patches by query in one transaction: ${(performance.now() - started).toFixed(1)}`)
} finally {
  await lake.close()
  rmSync(directory, { recursive: true, force: true })
}
