import { beforeAll, expect, inject, it } from 'vitest'
import { addressOf, connectToServer } from '#server/testing/postgres.test-support.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { judgeCms } from './cms-check.ts'
import { examineDatabase, judgeDatabase } from './database-check.ts'
import { examineLakeDatabase } from './lake-database-check.ts'

const folder = inject('postgres')
const schema = `doctor_${process.pid}`
const intact = addressOf(folder, schema)

beforeAll(async () => {
  const client = await connectToServer(folder)
  await client.query(`create schema ${schema}`)
  await client.query(`create table ${schema}.migrations (name text primary key)`)
  await client.query(`insert into ${schema}.migrations values ('auth-001-users')`)
  await client.query(`create role ${schema}_locked nologin`)
  await client.query(`create role ${schema}_reader login`)
  await client.query(`grant usage on schema ${schema} to ${schema}_reader`)
  await client.query(`grant select on ${schema}.migrations to ${schema}_reader`)
  await client.end()
  return async () => {
    const cleaner = await connectToServer(folder)
    await cleaner.query(`drop schema ${schema} cascade`)
    await cleaner.query(`drop role ${schema}_locked, ${schema}_reader`)
    await cleaner.end()
  }
})

it.each([
  ['an intact database', intact, 'fine', 'PostgreSQL'],
  [
    'a role that may not sign in',
    intact.replace('postgres@', `${schema}_locked@`),
    'wrong',
    'refuses the user or the password',
  ],
  ['a missing database', intact.replace('/postgres?', '/nowhere?'), 'wrong', 'no database of the'],
  [
    'a role that may not create tables',
    intact.replace('postgres@', `${schema}_reader@`),
    'wrong',
    'accepts no writes of this user',
  ],
])(
  'the check of the database reports %s of a real PostgreSQL server',
  async (_name, databaseUrl, result, found) => {
    const facts = await examineDatabase({ dataDir: testDirectory(), databaseUrl }, true)
    expect(judgeDatabase(facts, ['auth-001-users'])).toMatchObject({
      result,
      found: expect.stringContaining(found),
    })
  },
)

it('the check of the clock reads the clock of the PostgreSQL server', async () => {
  const before = Date.now()
  const { clock } = await examineDatabase({ dataDir: '', databaseUrl: intact }, false)
  expect(clock?.at).toBeGreaterThanOrEqual(before - 1_000)
  expect(clock?.at).toBeLessThanOrEqual(Date.now() + 1_000)
})

/** Connects as the owner of this file's schema. */
const asOwner = async (run: (query: (text: string) => Promise<unknown>) => Promise<void>) => {
  const client = await connectToServer(folder)
  await client.query(`set search_path to ${schema}`)
  await run((text) => client.query(text)).finally(() => client.end())
}

it('the doctor examines a lake in PostgreSQL', async () => {
  const found = async (url = intact, dataset = 'production') =>
    judgeCms(await examineLakeDatabase(url, { dataset, layout: 1 }))
  expect((await found()).found).toBe('Embedded lake, no content yet; the first start creates it')
  await asOwner(async (query) => {
    await query('create table lake_layout (version integer)')
    await query('create table lake_datasets (name text)')
    await query(`insert into lake_layout values (1)`)
    await query(`insert into lake_datasets values ('production')`)
  })
  expect(await found()).toMatchObject({
    result: 'fine',
    found: expect.stringMatching(/^Embedded lake, in PostgreSQL \d/),
  })
  expect(await found(intact, 'other')).toMatchObject({
    result: 'wrong',
    found: 'Embedded lake has no dataset `other`',
  })
  expect(await found(intact.replace('postgres@', `${schema}_locked@`))).toMatchObject({
    result: 'wrong',
    found: 'Embedded lake: PostgreSQL refuses the user or the password of `LAKE_DATABASE_URL`',
  })
  expect(await found(intact.replace('postgres@', `${schema}_reader@`))).toMatchObject({
    result: 'wrong',
    found: expect.stringContaining('accepts no writes'),
  })
  await asOwner((query) => query('update lake_layout set version = 2').then(() => {}))
  expect(await found()).toMatchObject({
    result: 'wrong',
    found: expect.stringContaining('later release'),
  })
})
