import { expect, test } from 'vitest'
import { createLogPosition } from './log-position.ts'
import { createCollection } from '#lake/documents/collection.ts'
import type { LoggedTransaction } from '#lake/store/stored-transaction.ts'
import type { DatasetLog } from '#lake/store/store.ts'

const transaction = (sequence: number): LoggedTransaction => ({
  sequence,
  id: `t${sequence}`,
  author: 'author',
  timestamp: '2026-11-30T00:00:00.000Z',
  request: '',
  results: [],
  mutations: [],
  changes: [],
})

test('openGroup reads most of the missed transactions without the lock, a limited number at a time', async () => {
  const calls: unknown[] = []
  const refuse = () => {
    throw new Error('not used')
  }
  const log: DatasetLog = {
    begin: ({ sequence, transactionId }) => {
      calls.push(['begin', sequence, transactionId])
      return {
        head: 5,
        missed: sequence < 5 ? [transaction(sequence + 1)] : [],
        stored: new Map(),
        append: refuse,
        release: () => void calls.push(['release']),
      }
    },
    transactionsIn: ([first, last], mostChanges = Infinity) => {
      calls.push(['read', first, last, mostChanges])
      return [transaction(first), transaction(first + 1)].filter(({ sequence }) => sequence <= last)
    },
    sequenceOf: refuse,
    sequenceAt: refuse,
    newestChangeOf: refuse,
    lineage: refuse,
    revisionAt: refuse,
    transactionsOf: refuse,
    timeline: refuse,
  }
  const accepted: number[] = []
  const position = createLogPosition({
    datasetName: 'production',
    log,
    head: { sequence: 0, latest: '' },
    documents: createCollection(),
    commitsSince: async () => undefined,
    accept: ({ sequence }) => void accepted.push(sequence),
  })
  const group = await position.openGroup([{ author: 'author' }])
  expect(group.nextSequence).toBe(6)
  expect(calls).toEqual([
    ['begin', 0, undefined],
    ['release'],
    ['read', 1, 5, 1_000],
    ['read', 3, 5, 1_000],
    ['read', 5, 5, 1_000],
    ['begin', 5, 't5'],
  ])
  expect(accepted).toEqual([1, 2, 3, 4, 5])
})
