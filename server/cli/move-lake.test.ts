import { join } from 'node:path'
import { expect, test } from 'vitest'
import { call } from './called-commands.test-support.ts'
import { post } from '#lake/testing/commit.test-support.ts'
import { author, openTestLake, temporaryDirectory } from '#lake/testing/lake.test-support.ts'
import { lakeDatabase } from '#lake/testing/postgres.test-support.ts'

test('the command lake:move explains what to do if its destination already has a lake', async () => {
  const directory = temporaryDirectory()
  const { lake, dataset } = openTestLake({ directory: join(directory, 'lake') })
  await dataset.mutate([{ create: post('a') }], author)
  await lake.close()
  const environment = {
    DATA_DIR: directory,
    LAKE_DATABASE_URL: await lakeDatabase(temporaryDirectory()),
  }
  const moved = await call('move-lake.ts', ['to-database'], environment)
  expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('1 document ') })
  expect(await call('move-lake.ts', ['to-database'], environment)).toMatchObject({
    code: 1,
    error:
      'The target already has datasets. Nothing was changed. Name an empty database in LAKE_DATABASE_URL, or drop its tables that begin with lake_.\n',
  })
  expect(await call('move-lake.ts', ['to-files'], environment)).toMatchObject({
    code: 1,
    error: `The target already has datasets. Nothing was changed. Move ${join(directory, 'lake/lake.sqlite')} to another folder first.\n`,
  })
})

test('the command token lists and revokes a token that another machine has created in the same lake database', async () => {
  const LAKE_DATABASE_URL = await lakeDatabase(temporaryDirectory())
  const onMachine = () => {
    const environment = { DATA_DIR: temporaryDirectory(), LAKE_DATABASE_URL }
    return (...args: readonly string[]) => call('token.ts', args, environment)
  }
  const [here, there] = [onMachine(), onMachine()]
  expect((await here('bot', '--role', 'viewer')).out).toMatch(
    /^The token "bot" \(viewer\) of the lake in the database of LAKE_DATABASE_URL, shown this once:\nlk\S+\n$/,
  )
  expect((await there('--list')).out).toMatch(/^bot\tviewer\t/)
  expect((await there('--revoke', 'bot')).out).toBe('The token "bot" is revoked.\n')
  expect((await here('--list')).out).toBe('There are no tokens.\n')
})
