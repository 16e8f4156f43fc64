import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createForeignQueries } from './foreign-queries.ts'
import type { ForeignOptions, ForeignQueries } from './foreign-queries.ts'
import { author, openAnyLake } from '#lake/testing/lake.test-support.ts'
import type { Dataset, Mutation } from '#lake/documents/types.ts'

const opened: ForeignQueries[] = []
afterEach(() => Promise.all(opened.splice(0).map((foreign) => foreign.close())))

/** Query whose evaluation would take minutes. */
const HEAVY =
  'count(*[count(*[count(*[length(title) + length(^.title) + length(^.^.title) == -1]) > 0]) > 0])'

async function fill(count = 1_500) {
  const { dataset } = await openAnyLake()
  for (let start = 0; start < count; start += 500) {
    await dataset.mutate(
      Array.from({ length: Math.min(500, count - start) }, (_, index) => ({
        create: { _id: `post-${start + index}`, _type: 'blog', title: `x post ${index}` },
      })),
      author,
    )
  }
  return dataset
}

/**
 * Opens foreign queries with a deadline that is never reached, even if a slow machine must first start a thread. Tests of the deadline set
 * their own.
 */
function open(dataset: Dataset, options: Partial<ForeignOptions> = {}) {
  const foreign = createForeignQueries({ deadline: 60_000, ...options })
  opened.push(foreign)
  const ask = async (query: string, session = 'a', signal?: AbortSignal) => {
    const request = { query, returnQuery: false } as const
    const body = await foreign.query(dataset, { session, ...(signal && { signal }) }, request)
    return JSON.parse(new TextDecoder().decode(body)).result
  }
  return { foreign, ask }
}

describe('foreign queries', () => {
  it('return the results of queries of the dataset itself, including the latest writes', async () => {
    const dataset = await fill(10)
    const { foreign, ask } = open(dataset)
    expect(await ask('count(*)')).toBe(10)
    for (let round = 0; round < 20; round += 1) {
      const id = `more-${round}`
      await dataset.mutate([{ create: { _id: id, _type: 'more', n: round } }], author)
      expect(await ask(`*[_id == "${id}"][0].n`)).toBe(round)
      expect(await ask('count(*[_type == "more"])')).toBe(1)
      await dataset.mutate([{ delete: { id } }], author)
      expect(await ask(`*[_id == "${id}"]`)).toEqual([])
    }
    const query = '*[_type == "blog"] | order(title desc)[0...3]{title}'
    const own = await dataset.query({ query, perspective: 'drafts' })
    const request = {
      query,
      perspective: 'drafts',
      returnQuery: true,
    } as const
    const body = await foreign.query(dataset, { session: 'a' }, request)
    const { ms, ...answer } = JSON.parse(new TextDecoder().decode(body))
    expect(ms).toBeTypeOf('number')
    expect(answer).toEqual({ query, result: own.result, syncTags: own.syncTags })
  })

  it('end the threads of a dataset that is deleted', async () => {
    const { lake, dataset } = await openAnyLake()
    const { ask } = open(dataset)
    const ended = vi.spyOn(Worker.prototype, 'terminate')
    onTestFinished(() => ended.mockRestore())
    expect(await ask('count(*)')).toBe(0)
    await lake.deleteDataset(dataset.name)
    await lake.createDataset(dataset.name)
    await expect.poll(() => ended.mock.calls.length, { interval: 5, timeout: 5_000 }).toBe(1)
    await expect(ask('count(*)')).rejects.toMatchObject({ kind: 'datasetNotFound' })
  })

  it('show anonymous callers exactly the documents whose id has no dot', async () => {
    const dataset = await fill(2)
    await dataset.mutate([{ create: { _id: 'drafts.post-0', _type: 'blog' } }], author)
    const { foreign } = open(dataset)
    const request = { query: '*._id', visibility: 'public', returnQuery: false } as const
    const body = await foreign.query(dataset, { session: 'a' }, request)
    expect(JSON.parse(new TextDecoder().decode(body)).result).toEqual(['post-0', 'post-1'])
  })

  it.each([
    ['*[', 'queryParseError', { start: 1 }],
    ['geo::distance(1, 2)', 'queryRuntimeError', {}],
  ])('fail with the errors of queries of the dataset itself: %s', async (query, kind, details) => {
    const { ask } = open(await fill(1))
    await expect(ask(query)).rejects.toMatchObject({ kind, details })
  })
})

describe('a foreign query that takes too long', () => {
  it('fails with a message and does not delay other queries', async () => {
    const { ask } = open(await fill(), { deadline: 3_000 })
    expect(await ask('count(*)')).toBe(1_500)
    const heavy = ask(HEAVY)
    const others: unknown[] = []
    const done = heavy.catch((error: unknown) => error)
    void done.then(() => others.push('the heavy one'))
    for (let round = 0; round < 5; round += 1) others.push(await ask('count(*)', 'b'))
    expect(others).toEqual([1_500, 1_500, 1_500, 1_500, 1_500])
    expect(await done).toMatchObject({ kind: 'queryTimeout' })
    expect(await ask('count(*)')).toBe(1_500)
  })
})

describe('a foreign query that cannot be interrupted', () => {
  it('is ended together with its thread, and waiting queries run in a new thread', async () => {
    const dataset = await fill(10)
    const { foreign, ask } = open(dataset, { slack: 0 })
    expect(await ask('count(*)')).toBe(10)
    const filter = {
      // Query that takes longer to parse than the time limit of a filter.
      query: `*[${'1+'.repeat(4_900)}1 > 0]`,
      params: {},
      identity: 'a',
      projectId: 'local',
      visibility: 'everything',
      documents: [],
    } as const
    const unread = foreign.match(dataset, { session: 'a' }, filter)
    const answered = ask('count(*)', 'b')
    await expect(unread).rejects.toMatchObject({ kind: 'queryTimeout' })
    expect(await answered).toBe(10)
  })
})

describe('mutations with queries', () => {
  it('change the documents that their queries select; each query sees the effects of earlier mutations', async () => {
    const dataset = await fill(4)
    const { foreign } = open(dataset)
    const mutations: Mutation[] = [
      { create: { _id: 'more', _type: 'blog' } },
      { patch: { query: '*[_type == "blog"]', set: { seen: true } } },
      { delete: { query: '*[seen == true && _id != $kept]', params: { kept: 'more' } } },
    ]
    const selected = await foreign.select(dataset, { session: 'a' }, mutations)
    expect(selected.ids.map((ids) => ids.length)).toEqual([5, 4])
    await dataset.mutate(mutations, { ...author, selected })
    expect([...dataset.all()]).toMatchObject([{ _id: 'more', seen: true }])
  })

  it.each([
    [
      'changes the selection',
      { create: { _id: 'new', _type: 'blog' } },
      { details: { reason: 'selectionChanged' } },
    ],
    [
      'changes other documents',
      { create: { _id: 'new', _type: 'other' } },
      { results: [{ id: 'post-0' }, { id: 'post-1' }] },
    ],
  ])(
    'are refused only if another write has changed their selection in the meantime: the write %s',
    async (_name, meanwhile, outcome) => {
      const dataset = await fill(2)
      const { foreign } = open(dataset)
      const mutations = [{ delete: { query: '*[_type == "blog"]' } }]
      const selected = await foreign.select(dataset, { session: 'a' }, mutations)
      await dataset.mutate([meanwhile], author)
      const made = dataset.mutate(mutations, { ...author, selected })
      expect(await made.catch((error: unknown) => error)).toMatchObject(outcome)
    },
  )

  it('return the first result when the transaction is repeated', async () => {
    const dataset = await fill(2)
    const { foreign } = open(dataset)
    const mutations = [
      { patch: { id: 'post-0', set: { seen: true } } },
      { delete: { query: '*[_type == "blog"]' } },
    ]
    const options = { ...author, transactionId: 'once' }
    for (const _time of ['first', 'second']) {
      const selected = await foreign.select(dataset, { session: 'a' }, mutations)
      const { results } = await dataset.mutate(mutations, { ...options, selected })
      expect(results).toHaveLength(3)
    }
    expect(dataset.sequence).toBe(2)
  })
})
