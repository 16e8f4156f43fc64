import { beforeAll, expect, inject, it } from 'vitest'
import { addressOf, connectToServer } from '#server/testing/postgres.test-support.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { examineDatabase, judgeDatabase } from './database-check.ts'

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
])('reports %s of a real server', async (_name, databaseUrl, result, found) => {
  const facts = await examineDatabase({ dataDir: testDirectory(), databaseUrl }, true)
  expect(judgeDatabase(facts, ['auth-001-users'])).toMatchObject({
    result,
    found: expect.stringContaining(found),
  })
})

it('reads the clock of the server', async () => {
  const before = Date.now()
  const { clock } = await examineDatabase({ dataDir: '', databaseUrl: intact }, false)
  expect(clock?.at).toBeGreaterThanOrEqual(before - 1_000)
  expect(clock?.at).toBeLessThanOrEqual(Date.now() + 1_000)
})
