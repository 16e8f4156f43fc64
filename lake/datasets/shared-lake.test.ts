import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSharedLake } from './shared-lake.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, refusalOf, temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { CHANNEL } from '#lake/store/postgres/postgres-append.ts'
import { createFollower } from '#lake/store/postgres/follower.ts'
import { openPostgresStore } from '#lake/store/postgres/postgres-store.ts'
import { lakeDatabase, onDatabase } from '#lake/testing/postgres.test-support.ts'
import type { LoggedTransaction } from '#lake/store/stored-transaction.ts'
import type { Commit, Dataset, Mutation } from '#lake/documents/types.ts'

async function openPair() {
  const databaseUrl = await lakeDatabase(temporaryDirectory())
  const open = async () => {
    const lake = await openSharedLake({ databaseUrl, dataset: { name: 'production' } })
    onTestFinished(() => lake.close())
    const dataset = lake.dataset('production')
    const commits: Commit[] = []
    dataset.subscribe((commit) => commits.push(commit))
    return { lake, dataset, commits }
  }
  // Both lakes open an empty database at the same time.
  const [here, there] = await Promise.all([open(), open()])
  return { here, there, open, databaseUrl }
}

const increase: Mutation = { patch: { id: 'counter', inc: { n: 1 } } }

/** Converts the documents to text, so that a comparison includes the order of attributes. */
const textOf = (dataset: Dataset) => JSON.stringify([...dataset.all()])

describe('two lakes on one database', () => {
  test('see each other’s writes at once, with identical JSON and identical events', async () => {
    const { here, there, open } = await openPair()
    const steps: Mutation[][] = [
      [{ create: post('a', { title: 'one', body: ['x'.repeat(3_000)] }) }, { create: post('b') }],
      [{ patch: { id: 'a', set: { title: 'two', more: { n: 1 } } } }],
      [{ patch: { id: 'a', unset: ['body'] } }, { delete: { id: 'b' } }],
      [{ createOrReplace: post('a', { title: 'three' }) }, { create: post('b', { again: true }) }],
    ]
    for (const [index, mutations] of steps.entries()) {
      const [writer, reader] = index % 2 === 0 ? [here, there] : [there, here]
      await writer.dataset.mutate(mutations, author)
      await reader.lake.refresh('production')
      expect(textOf(reader.dataset)).toBe(textOf(writer.dataset))
    }
    expect(there.commits).toEqual(here.commits)
    const third = await open()
    expect(third.dataset.sequence).toBe(4)
    expect([...third.dataset.all()]).toEqual([...here.dataset.all()])
    expect(await third.dataset.commitsSince(0)).toEqual(here.commits)
  })

  test('notify listeners of commits of the other lake without a request', async () => {
    const { here, there } = await openPair()
    await here.dataset.mutate([{ create: post('a') }], author)
    await expect.poll(() => there.commits.length, { interval: 5 }).toBe(1)
    expect(there.commits).toEqual(here.commits)
  })

  test('agree on the order of concurrent writes, and lose none', async () => {
    const { here, there } = await openPair()
    await here.dataset.mutate([{ create: post('counter', { n: 0 }) }], author)
    const write = async ({ dataset }: typeof here) => {
      for (let index = 0; index < 20; index += 1) {
        await Promise.all([increase, increase].map((each) => dataset.mutate([each], author)))
      }
    }
    await Promise.all([write(here), write(there)])
    await Promise.all([here, there].map(({ lake }) => lake.refresh('production')))
    expect(here.dataset.get('counter')?.['n']).toBe(80)
    expect(here.commits.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 81 }, (_, index) => index + 1),
    )
    expect(there.commits).toEqual(here.commits)
    const times = here.commits.map(({ timestamp }) => timestamp)
    expect(times).toEqual(times.toSorted())
    const { history } = there.dataset
    for (const { transactionId, changes } of here.commits.filter((_, index) => index % 16 === 0)) {
      const state = await history.documentAt('counter', { revision: transactionId })
      expect(state).toEqual(changes[0]?.after)
    }
  })

  test('refuse a write to a revision that the other lake has replaced, even before they have read the change', async () => {
    const { here, there } = await openPair()
    const { transactionId } = await here.dataset.mutate([{ create: post('a') }], author)
    await there.lake.refresh('production')
    const set = (title: string): Mutation[] => [
      { patch: { id: 'a', ifRevisionID: transactionId, set: { title } } },
    ]
    const results = await Promise.all(
      [here, there].map(({ dataset }, index) =>
        refusalOf(() => dataset.mutate(set(`title ${index}`), author)),
      ),
    )
    expect(results.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(results.find((refusal) => refusal !== undefined)?.kind).toBe('revisionMismatch')
  })

  test('execute a transaction only once if a client sends it to both', async () => {
    const { here, there } = await openPair()
    const options = { ...author, transactionId: 'same' }
    const answers = await Promise.all(
      [here, there].map(({ dataset }) => dataset.mutate([{ create: post('a') }], options)),
    )
    expect(answers[1]).toEqual(answers[0])
    const clash = await refusalOf(() => there.dataset.mutate([{ create: post('b') }], options))
    expect(clash?.details).toMatchObject({ reason: 'duplicateTransaction' })
    expect(there.dataset.sequence).toBe(1)
  })

  test('share the list of datasets', async () => {
    const { here, there } = await openPair()
    const other = await here.lake.createDataset('other', { aclMode: 'private' })
    await other.mutate([{ create: post('a') }], author)
    expect((await there.lake.refresh('other')).get('a')).toBeDefined()
    expect((await refusalOf(() => there.lake.createDataset('other')))?.kind).toBe('datasetExists')
    await there.lake.editDataset('other', { aclMode: 'public' })
    await expect.poll(() => other.aclMode, { interval: 5 }).toBe('public')
    await there.lake.deleteDataset('other')
    const refused = await refusalOf(() => other.mutate([{ create: post('b') }], author))
    expect(refused?.kind).toBe('datasetNotFound')
    // A new dataset gets no data of a deleted one with the same name.
    await there.lake.createDataset('other')
    await expect
      .poll(() => here.lake.refresh('other').then((dataset) => dataset.sequence), { interval: 5 })
      .toBe(0)
  })
})

test('a large dataset is deleted without the time limit of other statements, and polls continue meanwhile', async () => {
  const { here, there, databaseUrl } = await openPair()
  await here.lake.createDataset('other')
  await onDatabase(
    databaseUrl,
    `CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF current_setting('statement_timeout')::interval = '5 s' THEN RAISE 'limited'; END IF;
       PERFORM pg_sleep(1);
       RETURN OLD;
     END $$`,
    'CREATE TRIGGER slow BEFORE DELETE ON lake_datasets FOR EACH ROW EXECUTE FUNCTION slow()',
  )
  let isDeleted = false
  const deleting = here.lake.deleteDataset('other').then(() => {
    isDeleted = true
  })
  await there.lake.createDataset('third')
  const names = ({ lake }: typeof here) => lake.datasets().map(({ name }) => name)
  await expect.poll(() => names(here), { interval: 5 }).toContain('third')
  expect(isDeleted).toBe(false)
  await deleting
  expect(names(here)).toEqual(['production', 'third'])
  await expect.poll(() => names(there), { interval: 5 }).toEqual(['production', 'third'])
})

test('lakes in two schemas of one database receive no notifications of each other', async () => {
  const heard = [0, 0]
  const lakes = await Promise.all(
    heard.map(async (_none, index) => {
      const { here, databaseUrl } = await openPair()
      const follower = createFollower({
        url: databaseUrl,
        onPoll: async (read) => void (await read(new Map())),
        onCommit: () => {
          heard[index] = (heard[index] ?? 0) + 1
        },
        onRevoked: () => undefined,
        onError: () => undefined,
      })
      onTestFinished(() => follower.close())
      return here.dataset
    }),
  )
  const write = () => lakes[0]?.mutate([{ createOrReplace: post('a') }], author)
  // The first notifications may be sent before the follower listens.
  await expect.poll(() => write()?.then(() => heard[0]), { interval: 20 }).toBeGreaterThan(2)
  expect(heard[1]).toBe(0)
})

test('the follower announces commits only after it has read an earlier change of the datasets', async () => {
  const { databaseUrl } = await openPair()
  const calls: string[] = []
  const follower = createFollower({
    url: databaseUrl,
    async onPoll(read) {
      await read(new Map())
      await setTimeout(50)
      calls.push('poll')
    },
    onCommit: () => calls.push('commit'),
    onRevoked: () => undefined,
    onError: () => undefined,
  })
  onTestFinished(() => follower.close())
  await expect.poll(() => calls.length, { interval: 5 }).toBe(1)
  const notify = (payload: string) => `SELECT pg_notify(${CHANNEL}, '${payload}')`
  await onDatabase(databaseUrl, notify('1 1'), notify('datasets'), notify('1 2'))
  await expect.poll(() => calls.length, { interval: 5 }).toBe(4)
  expect(calls).toEqual(['poll', 'commit', 'poll', 'commit'])
})

test('after a poll that takes longer than the interval, the follower polls again at once', async () => {
  const { databaseUrl } = await openPair()
  const polls: { readonly from: number; readonly to: number }[] = []
  const follower = createFollower({
    url: databaseUrl,
    async onPoll() {
      const from = performance.now()
      if (polls.length === 0) await setTimeout(1_500)
      polls.push({ from, to: performance.now() })
    },
    onCommit: () => undefined,
    onRevoked: () => undefined,
    onError: () => undefined,
  })
  onTestFinished(() => follower.close())
  await expect.poll(() => polls.length, { interval: 5, timeout: 5_000 }).toBe(2)
  // Polls usually start once a second. If the lake waited for the next second after a slow poll, it would be outdated in the meantime.
  expect((polls[1]?.from ?? Infinity) - (polls[0]?.to ?? 0)).toBeLessThan(700)
})

test('transactionsIn and begin stop after the transaction that reaches their maximum number of changes', async () => {
  const { here, databaseUrl } = await openPair()
  for (let round = 0; round < 3; round += 1) {
    const creations = Array.from({ length: 600 }, (_, index) => ({
      create: post(`${round}-${index}`),
    }))
    await here.dataset.mutate(creations, author)
  }
  const store = await openPostgresStore({ url: databaseUrl, onError: () => undefined })
  onTestFinished(() => store.close())
  const [row] = await store.datasets()
  const log = store.log(row?.id ?? 0)
  const counts = (found: readonly LoggedTransaction[]) => found.map(({ changes }) => changes.length)
  expect(counts(await log.transactionsIn([1, 3], 1_000))).toEqual([600, 600])
  expect(counts(await log.transactionsIn([1, 3], 1))).toEqual([600])
  expect(counts(await log.transactionsIn([1, 3]))).toEqual([600, 600, 600])
  const turn = await log.begin({ sequence: 0, transactionId: undefined }, [])
  expect([turn.head, ...counts(turn.missed)]).toEqual([3, 600, 600])
  await turn.release()
})

test('a lake is outdated if other processes have replaced its newest transaction', async () => {
  const { here, there, databaseUrl } = await openPair()
  await here.dataset.mutate([{ create: post('a') }], author)
  await there.lake.refresh('production')
  await onDatabase(databaseUrl, `UPDATE lake_transactions SET id = 'another'`)
  const refused = await refusalOf(() => here.dataset.mutate([{ create: post('b') }], author))
  expect(refused?.message).toBe('The log ends before the position of this process: restart it')
  expect(here.lake.isCurrent).toBe(false)
  await expect.poll(() => there.lake.isCurrent, { interval: 20, timeout: 3_000 }).toBe(false)
})

test('a lake stays outdated once its database has lost transactions', async () => {
  const { here, databaseUrl } = await openPair()
  await here.dataset.mutate([{ create: post('a') }], author)
  await here.dataset.mutate([{ create: post('b') }], author)
  const store = await openPostgresStore({ url: databaseUrl, onError: () => undefined })
  onTestFinished(() => store.close())
  const [row] = await store.datasets()
  const turn = await refusalOf(async () =>
    store.log(row?.id ?? 0).begin({ sequence: 3, transactionId: undefined }, []),
  )
  expect(turn?.message).toBe('The log ends before the position of this process: restart it')
  expect(turn?.kind).toBe('unavailable')

  await onDatabase(databaseUrl, 'UPDATE lake_datasets SET sequence = 1')
  await expect.poll(() => here.lake.isCurrent, { interval: 20, timeout: 3_000 }).toBe(false)
  // Another process may write new transactions with the sequences of the lost ones.
  await onDatabase(databaseUrl, 'UPDATE lake_datasets SET sequence = 2')
  await expect(here.lake.refresh('production')).rejects.toThrow('The log ends before')
  await setTimeout(1_200)
  expect(here.lake.isCurrent).toBe(false)
})
