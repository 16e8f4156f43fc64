import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createLake } from './lake.ts'
import { author, openTestLake, refusalOf } from '#lake/testing/lake.test-support.ts'
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
    const { lake, dataset, directory } = openTestLake()
    await write(dataset, 10)
    await dataset.mutate([{ delete: { id: 'doc-6' } }], author)
    const [before, sequence] = [[...dataset.all()], dataset.sequence]
    lake.close()
    const { dataset: reopened } = openTestLake({ directory })
    expect([...reopened.all()]).toEqual(before)
    expect(reopened.sequence).toBe(sequence)
    expect((await reopened.query({ query: '*' })).result).toEqual(before)
    await reopened.mutate([{ create: { _id: 'next', _type: 'post' } }], author)
    expect(reopened.sequence).toBe(sequence + 1)
  })

  test('has separate datasets', async () => {
    const { lake, dataset, directory } = openTestLake()
    const other = lake.createDataset('other', { aclMode: 'private' })
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
    lake.editDataset('other', { aclMode: 'public' })
    expect(other.aclMode).toBe('public')
    lake.deleteDataset('production')
    expect((await refusalOf(() => lake.dataset('production')))?.kind).toBe('datasetNotFound')
    expect((await refusalOf(() => dataset.mutate([], author)))?.kind).toBe('datasetNotFound')
    lake.close()
    const { lake: reopened } = openTestLake({ directory })
    expect(reopened.datasets().map(({ name, aclMode }) => [name, aclMode])).toEqual([
      ['other', 'public'],
    ])
    expect(reopened.dataset('other').get('a')).toBeDefined()
  })

  test('cannot be opened by two processes at a time', () => {
    const { directory } = openTestLake()
    expect(() => createLake({ directory })).toThrow(/locked/)
  })

  test('refuses writes when its store is full, keeps its data and still serves reads', async () => {
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

  test('keeps the order of its history when the clock is set back', async () => {
    const times = ['2026-05-05T10:00:00Z', '2026-05-05T09:00:00Z', '2026-05-05T11:00:00Z']
    const { dataset, commits } = openTestLake({ now: () => new Date(times.shift() ?? 0) })
    await write(dataset, 3)
    expect(commits.map(({ timestamp }) => timestamp.slice(11, 13))).toEqual(['10', '10', '11'])
  })
})

describe('a reconnecting listener', () => {
  test('receives missed commits from memory and from disk', async () => {
    const { lake, dataset, directory, commits } = openTestLake()
    await write(dataset, 20)
    await dataset.mutate([{ delete: { id: 'doc-1' } }], author)
    expect(dataset.commitsSince(18)).toEqual(commits.slice(18))
    expect(dataset.commitsSince(21)).toEqual([])
    expect(dataset.commitsSince(22)).toBeUndefined()
    lake.close()
    const { dataset: reopened } = openTestLake({ directory })
    expect(reopened.commitsSince(0)).toEqual(commits)
    expect(reopened.commitsSince(18)).toEqual(commits.slice(18))
  })
})
