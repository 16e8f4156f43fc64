import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createLake } from '#lake/datasets/lake.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, openTestLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import type { Dataset, Mutation } from '#lake/documents/types.ts'

const create = (id: string, rest: object = {}): Mutation => ({ create: post(id, rest) })
const kindOf = async (work: Promise<unknown>) => (await refusalOf(() => work))?.kind ?? 'stored'

/** Commits each list of mutations as a separate transaction, all at once. Returns `stored` or the kind of the refusal for each. */
const together = (dataset: Dataset, ...transactions: readonly (readonly Mutation[])[]) =>
  Promise.all(transactions.map((mutations) => kindOf(dataset.mutate(mutations, author))))

describe('a lake in a file', () => {
  test('cannot be opened by two processes at the same time', () => {
    const { directory } = openTestLake()
    expect(() => createLake({ directory })).toThrow(/locked/)
  })

  test('refuses writes that do not fit into its store, keeps its data and still serves reads', async () => {
    const { dataset } = openTestLake({ maxBytes: 400_000 })
    await dataset.mutate([{ create: { _id: 'kept', _type: 'post' } }], author)
    let told = 0
    dataset.subscribe(() => (told += 1))
    const big = { _id: 'big', _type: 'post', text: randomBytes(400_000).toString('base64') }
    expect((await refusalOf(() => dataset.mutate([{ create: big }], author)))?.kind).toBe(
      'storageFull',
    )
    expect((await dataset.query({ query: '*._id' })).result).toEqual(['kept'])
    expect([dataset.sequence, told, dataset.get('big')]).toEqual([1, 0, undefined])
    await dataset.mutate([{ create: { _id: 'small', _type: 'post' } }], author)
    expect([dataset.sequence, told]).toEqual([2, 1])
  })

  test('rejects concurrent transactions, and stores none of them, if the disk has no space for one of them', async () => {
    const { dataset, lake, directory, commits } = openTestLake({ maxBytes: 400_000 })
    await dataset.mutate([create('kept', { n: 0 })], author)
    const large = create('large', { text: randomBytes(400_000).toString('base64') })
    const patch: Mutation = { patch: { id: 'kept', inc: { n: 1 } } }
    // The third transaction creates a document that exists only if the second one is stored. So it must fail with `storageFull`, not
    // because the document exists.
    expect(await together(dataset, [patch], [large], [create('large')], [create('b')])).toEqual(
      Array.from({ length: 4 }, () => 'storageFull'),
    )
    const whole = () => [[...dataset.all()].map(({ _id, n }) => [_id, n]), dataset.sequence]
    expect(whole()).toEqual([[['kept', 0]], 1])
    expect(commits).toHaveLength(1)
    expect((await dataset.query({ query: '*._id' })).result).toEqual(['kept'])
    expect(await together(dataset, [patch], [create('b')])).toEqual(['stored', 'stored'])
    const after = whole()
    expect(commits.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    await lake.close()
    const { dataset: reopened } = openTestLake({ directory })
    expect([[...reopened.all()].map(({ _id, n }) => [_id, n]), reopened.sequence]).toEqual(after)
  })
})
