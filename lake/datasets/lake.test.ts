import { describe, expect, test } from 'vitest'
import { author, openAnyLake, refusalOf } from '#lake/testing/lake.test-support.ts'
import type { Dataset } from '#lake/documents/types.ts'

async function write(dataset: Dataset, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await dataset.mutate(
      [{ createOrReplace: { _id: `doc-${index % 7}`, _type: 'post', index } }],
      author,
    )
  }
}

describe('a lake', () => {
  test('has the same content after it is closed and reopened', async () => {
    const { lake, dataset, directory } = await openAnyLake()
    await write(dataset, 10)
    await dataset.mutate([{ delete: { id: 'doc-6' } }], author)
    const [before, sequence] = [[...dataset.all()], dataset.sequence]
    await lake.close()
    const { dataset: reopened } = await openAnyLake({ directory })
    expect([...reopened.all()]).toEqual(before)
    expect(reopened.sequence).toBe(sequence)
    expect((await reopened.query({ query: '*' })).result).toEqual(before)
    await reopened.mutate([{ create: { _id: 'next', _type: 'post' } }], author)
    expect(reopened.sequence).toBe(sequence + 1)
  })

  test('creates, changes and deletes datasets independently of each other', async () => {
    const { lake, dataset, directory } = await openAnyLake()
    const other = await lake.createDataset('other', { aclMode: 'private' })
    await other.mutate([{ create: { _id: 'a', _type: 'post' } }], {
      ...author,
      transactionId: 'same',
    })
    await dataset.mutate([{ create: { _id: 'b', _type: 'post' } }], {
      ...author,
      transactionId: 'same',
    })
    expect([...dataset.all()].map(({ _id }) => _id)).toEqual(['b'])
    expect((await refusalOf(() => lake.createDataset('other')))?.kind).toBe('datasetExists')
    expect((await refusalOf(() => lake.createDataset('../x')))?.kind).toBe('invalidMutation')
    expect((await refusalOf(() => lake.dataset('none')))?.kind).toBe('datasetNotFound')
    await lake.editDataset('other', { aclMode: 'public' })
    expect(other.aclMode).toBe('public')
    await lake.deleteDataset('production')
    expect((await refusalOf(() => lake.dataset('production')))?.kind).toBe('datasetNotFound')
    expect((await refusalOf(() => dataset.mutate([], author)))?.kind).toBe('datasetNotFound')
    await lake.close()
    const { lake: reopened } = await openAnyLake({ directory })
    await reopened.deleteDataset('production')
    expect(reopened.datasets().map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ['other', 'public'],
    ])
    expect(reopened.dataset('other').get('a')).toBeDefined()
  })

  test('keeps the order of its history when the clock is set back', async () => {
    const times = ['2026-05-05T10:00:00Z', '2026-05-05T09:00:00Z', '2026-05-05T11:00:00Z']
    const { dataset, commits } = await openAnyLake({ now: () => new Date(times.shift() ?? 0) })
    await write(dataset, 3)
    expect(commits.map(({ timestamp }) => timestamp.slice(11, 13))).toEqual(['10', '10', '11'])
  })
})

describe('a reconnecting listener', () => {
  test('receives the commits that it missed, from memory and from disk', async () => {
    const { lake, dataset, directory, commits } = await openAnyLake()
    await write(dataset, 20)
    await dataset.mutate([{ delete: { id: 'doc-1' } }], author)
    expect(await dataset.commitsSince(18)).toEqual(commits.slice(18))
    expect(await dataset.commitsSince(21)).toEqual([])
    expect(await dataset.commitsSince(22)).toBeUndefined()
    await lake.close()
    const { dataset: reopened } = await openAnyLake({ directory })
    expect(await reopened.commitsSince(0)).toEqual(commits)
    expect(await reopened.commitsSince(18)).toEqual(commits.slice(18))
  })
})
