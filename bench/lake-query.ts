import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { evaluate, parse } from 'groq-js'
import { createLake } from '#server/lake/lake.ts'
import type { DocumentInput } from '#server/lake/types.ts'

/** Prints how the lake answers the site's queries beside plain groq-js over the same documents: `node bench/lake-query.ts [documents]`. */
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
  const dataset = lake.createDataset('production')
  const documents = makeDocuments()
  for (let start = 0; start < documents.length; start += 5_000) {
    await dataset.mutate(
      documents.slice(start, start + 5_000).map((document) => ({ create: document })),
      { author: 'bench' },
    )
  }
  const plain = [...dataset.all()]
  console.log(`${plain.length} documents; milliseconds, medians`)
  for (const { name, query, params, bar } of QUERIES) {
    const tree = parse(query, { params })
    const viaGroq = async (): Promise<unknown> => {
      const value: { get(): Promise<unknown> } = await evaluate(tree, { dataset: plain, params })
      return value.get()
    }
    const viaLake = async (): Promise<unknown> => (await dataset.query({ query, params })).result
    const same = isDeepStrictEqual(await viaLake(), await viaGroq())
    const reference = await median(5, viaGroq)
    await median(200, viaLake)
    const own = await median(501, viaLake)
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
} finally {
  lake.close()
  rmSync(directory, { recursive: true, force: true })
}
