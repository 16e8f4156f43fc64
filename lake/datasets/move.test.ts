import { existsSync, rmSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSharedLake } from './shared-lake.ts'
import { moveStores } from '#lake/store/move-stores.ts'
import { openSqliteAccounts } from '#lake/store/sqlite/sqlite-accounts.ts'
import { lakeFile } from '#lake/store/sqlite/sqlite-store.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, openTestLake, temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { lakeDatabase, onDatabase } from '#lake/testing/postgres.test-support.ts'
import type { Dataset, Mutation } from '#lake/documents/types.ts'

/** Writes documents that are created, changed so often that a new snapshot is stored, deleted and created again. */
async function live(dataset: Dataset): Promise<void> {
  const text = 'Certification audits look at evidence, controls and people. \u0000'.repeat(20)
  await dataset.mutate([{ create: post('b', { text }) }, { create: post('a', { text }) }], author)
  for (let n = 0; n < 60; n += 1) {
    const set: Mutation = { patch: { id: 'a', set: { n, text: `${n} ${text}` } } }
    await dataset.mutate([set], { ...author, transactionId: `t${n}` })
  }
  await dataset.mutate([{ delete: { id: 'b' } }], author)
  await dataset.mutate([{ create: post('b', { again: true }) }], author)
}

async function readings(dataset: Dataset) {
  const { history } = dataset
  const revisions = [0, 20, 49, 50, 59].map((n) => `t${n}`)
  return {
    documents: JSON.stringify([...dataset.all()]),
    sequence: dataset.sequence,
    transactions: await history.transactions({ documentIds: ['a', 'b'] }),
    events: await history.events('b', { limit: 50 }),
    states: await Promise.all(revisions.map((revision) => history.documentAt('a', { revision }))),
  }
}

describe('a lake', () => {
  test('can be moved to a database and back with its documents, history and datasets, and accepts writes in both places', async () => {
    const { lake, dataset, directory } = openTestLake()
    await live(dataset)
    const other = await lake.createDataset('other', { aclMode: 'private' })
    await other.mutate([{ create: post('c') }], author)
    const before = await readings(dataset)
    await lake.close()

    const databaseUrl = await lakeDatabase(temporaryDirectory())
    const moved = await moveStores({ directory, databaseUrl, to: 'database' })
    expect(moved.datasets.map(({ name, rows }) => [name, rows])).toEqual([
      ['other', { documents: 1, transactions: 1, changes: 1, snapshots: 0 }],
      ['production', { documents: 2, transactions: 63, changes: 64, snapshots: 1 }],
    ])
    const shared = await openSharedLake({ databaseUrl })
    onTestFinished(() => shared.close())
    const there = shared.dataset('production')
    expect(await readings(there)).toEqual(before)
    expect(shared.dataset('other').aclMode).toBe('private')
    await there.mutate([{ patch: { id: 'a', set: { n: 100 } } }], author)
    const after = await readings(there)

    const back = temporaryDirectory()
    await moveStores({ directory: back, databaseUrl, to: 'files' })
    const { dataset: again } = openTestLake({ directory: back })
    expect(await readings(again)).toEqual(after)
    await again.mutate([{ patch: { id: 'a', set: { n: 101 } } }], author)
  })

  test('can be moved if it has more rows than one read returns, even in a single transaction', async () => {
    const { lake, dataset, directory } = openTestLake()
    const made = Array.from({ length: 1_200 }, (_, n): Mutation => ({ create: post(`a-${n}`) }))
    await dataset.mutate(made, author)
    await lake.close()
    const databaseUrl = await lakeDatabase(temporaryDirectory())
    await moveStores({ directory, databaseUrl, to: 'database' })
    const back = temporaryDirectory()
    const { datasets } = await moveStores({ directory: back, databaseUrl, to: 'files' })
    expect(datasets[0]?.rows).toMatchObject({ documents: 1_200, transactions: 1, changes: 1_200 })
    expect([...openTestLake({ directory: back }).dataset.all()]).toHaveLength(1_200)
  })

  test('moves with its machine tokens, settings and names of users, and back without a token that was revoked meanwhile', async () => {
    const { lake, dataset, directory } = openTestLake()
    await dataset.mutate([{ create: post('a') }], author)
    await lake.close()
    const files = openSqliteAccounts(directory)
    const token = (await files.createToken('bot', 'admin')) ?? ''
    await files.createToken('old', 'viewer')
    await files.writeValues('ann', [
      { key: 'panes\0', value: 1 },
      { key: 'panes', value: [2] },
    ])
    await files.rememberPerson({ id: 'ann', name: 'Zoë', email: 'ann@example.com' })
    await files.close()

    const databaseUrl = await lakeDatabase(temporaryDirectory())
    const there = await moveStores({ directory, databaseUrl, to: 'database' })
    expect(there.tokens).toBe(2)
    const shared = await openSharedLake({ databaseUrl, accountsFolder: directory })
    expect(await shared.accounts?.findToken(token)).toMatchObject({ name: 'bot', role: 'admin' })
    expect(await shared.accounts?.people(['ann'])).toMatchObject([{ name: 'Zoë' }])
    await shared.accounts?.revokeToken('old')
    await shared.close()

    rmSync(lakeFile(directory))
    const back = await moveStores({ directory, databaseUrl, to: 'files' })
    expect(back.tokens).toBe(1)
    const again = openSqliteAccounts(directory)
    onTestFinished(() => again.close())
    expect((await again.listTokens()).map(({ name }) => name)).toEqual(['bot'])
    expect(await again.findToken(token)).toMatchObject({ role: 'admin' })
    expect(await again.readValues('ann', ['panes'])).toEqual([{ key: 'panes', value: [2] }])
  })

  test('is not moved to a store that already has datasets, and loses nothing', async () => {
    const { lake, dataset, directory } = openTestLake()
    await dataset.mutate([{ create: post('a') }], author)
    await lake.close()
    const databaseUrl = await lakeDatabase(temporaryDirectory())
    const shared = await openSharedLake({ databaseUrl, dataset: { name: 'production' } })
    await shared.close()
    const move = moveStores({ directory, databaseUrl, to: 'database' })
    await expect(move).rejects.toThrow('already has datasets')
    expect(openTestLake({ directory }).dataset.get('a')).toBeDefined()
  })

  test('is not moved if it is empty', async () => {
    const databaseUrl = await lakeDatabase(temporaryDirectory())
    const directory = temporaryDirectory()
    const toDatabase = moveStores({ directory, databaseUrl, to: 'database' })
    await expect(toDatabase).rejects.toThrow('There is no lake in')
    expect(existsSync(lakeFile(directory))).toBe(false)
    const toFiles = moveStores({ directory, databaseUrl, to: 'files' })
    await expect(toFiles).rejects.toThrow('The source has no datasets')
  })

  test('is not moved while a process uses its file, and leaves no connection open', async () => {
    const { directory } = openTestLake()
    const url = await lakeDatabase(temporaryDirectory())
    const databaseUrl = `${url}&application_name=move-of-a-locked-file`
    const move = moveStores({ directory, databaseUrl, to: 'database' })
    await expect(move).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    const open = `SELECT pid FROM pg_stat_activity WHERE application_name = 'move-of-a-locked-file'`
    await expect.poll(() => onDatabase(url, open)).toEqual([])
  })
})
