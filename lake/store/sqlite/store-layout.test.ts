import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { author, openTestLake, temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import type { Commit, Dataset, Mutation } from '#lake/documents/types.ts'

const text = 'Certification audits look at evidence, controls and the people who run them. '.repeat(
  20,
)
const long = (id: string, rest: object = {}) => ({ _id: id, _type: 'post', text, ...rest })

const LIFE: readonly (readonly Mutation[])[] = [
  [{ create: long('a') }, { createIfNotExists: long('b', { _createdAt: '2020-01-01T00:00:00Z' }) }],
  [{ patch: { id: 'a', set: { title: 'Named' } } }, { create: { _id: 'small', _type: 'post' } }],
  [{ create: long('c') }, { patch: { id: 'c', set: { text: 'Short now' } } }],
  [{ createOrReplace: long('a', { title: 'Replaced' }) }],
  [{ delete: { id: 'b' } }],
  [{ createOrReplace: long('b', { again: true }) }],
]

async function live(dataset: Dataset): Promise<void> {
  for (const [index, mutations] of LIFE.entries()) {
    await dataset.mutate(mutations, { ...author, transactionId: `t${index}` })
  }
}

/** Returns all readable data of a dataset as text, so that a comparison includes the order of attributes. */
async function readings(dataset: Dataset): Promise<string> {
  const { history } = dataset
  const ids = ['a', 'b', 'c', 'small']
  const states = LIFE.flatMap((_mutations, index) =>
    ids.map(async (id) => (await history.documentAt(id, { revision: `t${index}` })) ?? null),
  )
  const events = ['a', 'drafts.a', 'b'].map((id) => history.events(id, { limit: 50 }))
  const all = {
    documents: [...dataset.all()],
    transactions: await history.transactions({ documentIds: ids }),
    states: await Promise.all(states),
    events: await Promise.all(events),
  }
  return JSON.stringify(all, null, 1)
}

/** Writes a store in the layout of earlier versions: complete documents in `documents`, `mutations` and `apply`, all as plain text. */
function writeEarlierStore(directory: string, commits: readonly Commit[], request: string): void {
  const database = new Sqlite(join(directory, 'lake.sqlite'))
  database.exec(`
    CREATE TABLE datasets (name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE documents (
      dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
    ) WITHOUT ROWID;
    CREATE TABLE transactions (
      dataset TEXT NOT NULL, sequence INTEGER NOT NULL, id TEXT NOT NULL, author TEXT NOT NULL,
      timestamp TEXT NOT NULL, mutations TEXT NOT NULL, request TEXT NOT NULL, results TEXT NOT NULL,
      PRIMARY KEY (dataset, sequence)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX transactions_by_id ON transactions (dataset, id);
    CREATE TABLE changes (
      dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, previous_rev TEXT,
      kind TEXT NOT NULL, apply TEXT NOT NULL, revert TEXT NOT NULL,
      PRIMARY KEY (dataset, document_id, sequence)
    ) WITHOUT ROWID;
    CREATE INDEX changes_by_sequence ON changes (dataset, sequence);
    CREATE TABLE snapshots (
      dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL,
      PRIMARY KEY (dataset, document_id, sequence)
    ) WITHOUT ROWID;
    INSERT INTO datasets VALUES ('production', 'public');
  `)
  const run = (sql: string, ...values: readonly unknown[]) => database.prepare(sql).run(...values)
  for (const { sequence, transactionId, author: by, timestamp, mutations, changes } of commits) {
    run(
      `INSERT INTO transactions VALUES ('production', ?, ?, ?, ?, ?, ?, '[]')`,
      sequence,
      transactionId,
      by,
      timestamp,
      JSON.stringify(mutations),
      request,
    )
    for (const { documentId, before, after, previousRev = null, effects } of changes) {
      const kind = after === undefined ? 'delete' : before === undefined ? 'create' : 'update'
      const { apply, revert } = effects
      run(
        `INSERT INTO changes VALUES ('production', ?, ?, ?, ?, ?, ?)`,
        documentId,
        sequence,
        previousRev,
        kind,
        JSON.stringify(apply),
        JSON.stringify(revert),
      )
      run(`DELETE FROM documents WHERE id = ?`, documentId)
      if (after === undefined) continue
      run(`INSERT INTO documents VALUES ('production', ?, ?)`, documentId, JSON.stringify(after))
    }
  }
  database.close()
}

describe('the SQLite store', () => {
  test('returns exactly the written data after it is reopened', async () => {
    const { dataset, lake, directory, commits } = openTestLake()
    await live(dataset)
    const before = await readings(dataset)
    expect(
      await dataset.history.transactions({ documentIds: ['a', 'b', 'c', 'small'] }),
    ).toMatchObject(
      commits.map(({ transactionId, mutations }) => ({ id: transactionId, mutations })),
    )
    await lake.close()
    const { dataset: reopened } = openTestLake({ directory })
    expect(await readings(reopened)).toBe(before)
    expect(
      JSON.stringify((await reopened.commitsSince(0))?.map(({ mutations }) => mutations)),
    ).toBe(JSON.stringify(commits.map(({ mutations }) => mutations)))
    expect(await reopened.commitsSince(0)).toEqual(commits)
  })

  test('reads a file of an earlier version completely, and writes to it', async () => {
    const { dataset, commits } = openTestLake()
    await live(dataset)
    const directory = temporaryDirectory()
    writeEarlierStore(directory, commits, 'digest')
    const { dataset: earlier, lake } = openTestLake({ directory })
    expect(await readings(earlier)).toBe(await readings(dataset))
    expect(await earlier.commitsSince(0)).toEqual(commits)
    // A transaction of the earlier version that is sent again is recognised, and not executed twice.
    await expect(
      earlier.mutate([{ create: long('d') }], { ...author, transactionId: 't0' }),
    ).rejects.toThrow('already exists')
    const more: Mutation[] = [
      { patch: { id: 'a', set: { title: 'Later' } } },
      { create: long('d') },
      { delete: { id: 'b' } },
    ]
    for (const each of [dataset, earlier]) {
      await each.mutate(more, { ...author, transactionId: 'later' })
    }
    const times = (reading: string) => reading.replaceAll(/2026-01-01T00:00:\d\d/g, 'T')
    const after = times(await readings(earlier))
    expect(after).toBe(times(await readings(dataset)))
    await lake.close()
    expect(times(await readings(openTestLake({ directory }).dataset))).toBe(after)
  })

  test('rejects a file of a later version and does not change it', () => {
    const directory = temporaryDirectory()
    const database = new Sqlite(join(directory, 'lake.sqlite'))
    database.pragma('user_version = 99')
    database.close()
    expect(() => openTestLake({ directory })).toThrow('later version')
  })
})
