import { describe, expect, test } from 'vitest'
import { createCommitQueue } from './commit-queue.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, openAnyLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import type { Dataset, Mutation } from '#lake/documents/types.ts'

const kindOf = async (work: Promise<unknown>) => (await refusalOf(() => work))?.kind ?? 'stored'

/** Sends each list of mutations as a separate transaction, all at once, and returns each result. */
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
      'one that makes what is there already',
      [[create('a')], [create('b'), create('a')], [create('c')]],
      ['stored', 'documentAlreadyExists', 'stored'],
      ['a', 'c'],
    ],
    [
      'one whose revision is old',
      [
        [create('a', { n: 0 })],
        [{ patch: { id: 'a', ifRevisionID: 'older', set: { n: 9 } } }],
        [create('b')],
      ],
      ['stored', 'revisionMismatch', 'stored'],
      ['a', 'b'],
    ],
    [
      'one that takes away what another one has just referred to',
      [[create('a')], [referring('b', 'a')], [{ delete: { id: 'a' } }]],
      ['stored', 'stored', 'invalidMutation'],
      ['a', 'b'],
    ],
    [
      'one that refers to what another one has just taken away',
      [[create('a')], [{ delete: { id: 'a' } }], [referring('b', 'a')]],
      ['stored', 'stored', 'invalidMutation'],
      [],
    ],
    [
      'none, where the one that referred is taken away in between',
      [[create('a'), referring('b', 'a')], [{ delete: { id: 'b' } }], [{ delete: { id: 'a' } }]],
      ['stored', 'stored', 'stored'],
      [],
    ],
    [
      'none, where a query selects what another one has just made',
      [[create('a')], [{ delete: { query: '*[_type == "post"]' } }], [create('b')]],
      ['stored', 'stored', 'stored'],
      ['b'],
    ],
  ])('reject %s', async (_name, transactions, ends, left) => {
    const { dataset } = await openAnyLake()
    expect(await together(dataset, ...transactions)).toEqual(ends)
    expect([...dataset.all()].map(({ _id }) => _id)).toEqual(left)
  })

  test('with the same id run once and return the same result twice; a different transaction with this id is rejected', async () => {
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

  test('are reported one after the other, each with the state of the documents after that transaction', async () => {
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

  test('are looked up once, in the group that may contain them', async () => {
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

  test('are durable when the first of them resolves', async () => {
    const { dataset, lake, directory } = await openAnyLake()
    const writes = ['a', 'b', 'c'].map((id) => dataset.mutate([create(id)], author))
    await lake.close()
    await Promise.all(writes)
    const { dataset: reopened } = await openAnyLake({ directory })
    expect([...reopened.all()].map(({ _id }) => _id)).toEqual(['a', 'b', 'c'])
  })
})
