import { describe, expect, test } from 'vitest'
import { createCommitQueue } from './commit-queue.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, openAnyLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import type { Dataset, Mutation } from '#lake/documents/types.ts'

const kindOf = async (work: Promise<unknown>) => (await refusalOf(() => work))?.kind ?? 'stored'

/** Commits each list of mutations as a separate transaction, all at once. Returns `stored` or the kind of the refusal for each. */
const together = (dataset: Dataset, ...transactions: readonly (readonly Mutation[])[]) =>
  Promise.all(transactions.map((mutations) => kindOf(dataset.mutate(mutations, author))))

const create = (id: string, rest: object = {}): Mutation => ({ create: post(id, rest) })
const increase: Mutation = { patch: { id: 'a', inc: { n: 1 } } }
const referring = (id: string, target: string): Mutation =>
  create(id, { to: { _type: 'reference', _ref: target } })

describe('concurrent transactions', () => {
  test('run one after the other, each on the result of the previous one', async () => {
    const { dataset, commits } = await openAnyLake()
    const answers = await Promise.all(
      [create('a', { n: 0 }), increase, increase, increase].map((mutation) =>
        dataset.mutate([mutation], author),
      ),
    )
    expect(answers.map(({ results }) => results[0]?.document?.['n'])).toEqual([0, 1, 2, 3])
    expect(commits.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
    const revisions = answers.map(({ transactionId }) => transactionId)
    expect(commits.map(({ changes }) => changes[0]?.previousRev)).toEqual([
      undefined,
      ...revisions.slice(0, 3),
    ])
    expect(commits.map(({ timestamp }) => timestamp)).toEqual(
      commits.map(({ timestamp }) => timestamp).toSorted(),
    )
  })

  test.each<[string, readonly (readonly Mutation[])[], readonly string[], readonly string[]]>([
    [
      'one creates an existing document and is rejected',
      [[create('a')], [create('b'), create('a')], [create('c')]],
      ['stored', 'documentAlreadyExists', 'stored'],
      ['a', 'c'],
    ],
    [
      'one expects an old revision and is rejected',
      [
        [create('a', { n: 0 })],
        [{ patch: { id: 'a', ifRevisionID: 'older', set: { n: 9 } } }],
        [create('b')],
      ],
      ['stored', 'revisionMismatch', 'stored'],
      ['a', 'b'],
    ],
    [
      'one deletes a document that the previous one refers to and is rejected',
      [[create('a')], [referring('b', 'a')], [{ delete: { id: 'a' } }]],
      ['stored', 'stored', 'invalidMutation'],
      ['a', 'b'],
    ],
    [
      'one refers to a document that the previous one deletes and is rejected',
      [[create('a')], [{ delete: { id: 'a' } }], [referring('b', 'a')]],
      ['stored', 'stored', 'invalidMutation'],
      [],
    ],
    [
      'a document is deleted after the previous one deletes the referring document',
      [[create('a'), referring('b', 'a')], [{ delete: { id: 'b' } }], [{ delete: { id: 'a' } }]],
      ['stored', 'stored', 'stored'],
      [],
    ],
    [
      'a query selects a document that the previous one creates',
      [[create('a')], [{ delete: { query: '*[_type == "post"]' } }], [create('b')]],
      ['stored', 'stored', 'stored'],
      ['b'],
    ],
  ])('are handled in order: %s', async (_name, transactions, ends, left) => {
    const { dataset } = await openAnyLake()
    expect(await together(dataset, ...transactions)).toEqual(ends)
    expect([...dataset.all()].map(({ _id }) => _id)).toEqual(left)
  })

  test('run once and return the same result twice if they have one id; another transaction with this id is rejected', async () => {
    const { dataset, commits } = await openAnyLake()
    const options = { ...author, transactionId: 'same' }
    const [first, again, clash] = await Promise.all([
      dataset.mutate([create('a')], options),
      dataset.mutate([create('a')], options),
      refusalOf(() => dataset.mutate([create('b')], options)),
    ])
    expect(again).toEqual(first)
    expect(clash?.details).toMatchObject({ reason: 'duplicateTransaction' })
    expect(commits).toHaveLength(1)
  })

  test('do not see the changes of a dry run', async () => {
    const { dataset } = await openAnyLake()
    const [, tried] = await Promise.all([
      dataset.mutate([create('a', { n: 0 })], author),
      dataset.mutate([increase], { ...author, dryRun: true }),
      dataset.mutate([increase], { ...author, mayWrite: () => false }).catch(() => undefined),
    ])
    expect(tried.results[0]?.document?.['n']).toBe(1)
    expect(dataset.get('a')?.['n']).toBe(0)
  })

  test('are reported one after the other; each listener sees the documents as they were after the reported transaction', async () => {
    const { dataset } = await openAnyLake()
    const seen: unknown[] = []
    dataset.subscribe(({ sequence }) => seen.push([sequence, dataset.get('a')?.['n']]))
    await together(dataset, [create('a', { n: 0 })], [increase], [increase])
    expect(seen).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ])
  })

  test('start a new commit group if they contain a query, and each commit group reads the log once', async () => {
    const opened: (readonly string[])[] = []
    const queue = createCommitQueue<string, { changes: number }, string>({
      open(requests) {
        opened.push(requests)
        return { changes: 0 }
      },
      beginsGroup: (request) => request.startsWith('query'),
      workOut: (request) => request,
      store: () => undefined,
      accept: () => undefined,
    })
    const requests = ['query 1', 'a', 'query 2', 'query 3', 'b', 'c']
    expect(await Promise.all(requests.map(queue.add))).toEqual(requests)
    expect(opened).toEqual([['query 1', 'a'], ['query 2'], ['query 3', 'b', 'c']])
  })

  test('are durable once the lake is closed', async () => {
    const { dataset, lake, directory } = await openAnyLake()
    const writes = ['a', 'b', 'c'].map((id) => dataset.mutate([create(id)], author))
    await lake.close()
    await Promise.all(writes)
    const { dataset: reopened } = await openAnyLake({ directory })
    expect([...reopened.all()].map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
  })
})
