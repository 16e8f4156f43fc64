import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLake } from '#lake/wire/open-lake.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { call } from './called-commands.test-support.ts'

test('the command dataset creates a dataset once (private by default), lists it, and changes its access', async () => {
  const environment = { DATA_DIR: testDirectory() }
  const create = (...args: string[]) => call('dataset.ts', ['create', ...args], environment)
  expect(await create('one')).toEqual({
    code: 0,
    out: 'The dataset "one" is made, private.\n',
    error: '',
  })
  expect(await create('two', '--public')).toMatchObject({ code: 0 })
  expect(await create('one')).toMatchObject({
    code: 1,
    error: expect.stringContaining('already exists'),
  })
  const list = async () => call('dataset.ts', ['list'], environment)
  expect(await list()).toEqual({ code: 0, out: 'one\tprivate\ntwo\tpublic\n', error: '' })

  // Runs each command twice. The second run must have no effect.
  for (const [command, name] of [
    ['public', 'one'],
    ['private', 'two'],
    ['private', 'two'],
  ] as const) {
    expect(await call('dataset.ts', [command, name], environment)).toEqual({
      code: 0,
      out: `The dataset "${name}" is ${command}.\n`,
      error: '',
    })
  }
  expect(await list()).toMatchObject({ out: 'one\tpublic\ntwo\tprivate\n' })
  expect(await call('dataset.ts', ['public', 'three'], environment)).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('The lake refused: '),
  })
})

test('the command query prints the result of a GROQ query', async () => {
  const directory = testDirectory()
  const { lake, dataset } = openLake(join(directory, 'lake'), 'production')
  await dataset.mutate([{ create: { _id: 'drafts.one', _type: 'note', title: 'One' } }], {
    author: 'test',
  })
  await lake.close()
  const query = ['*[_type == $type]{_id, title}', '--params', '{"type": "note"}']
  const raw = await call('query.ts', query, { DATA_DIR: directory })
  expect(raw).toMatchObject({ code: 0, error: '' })
  expect(JSON.parse(raw.out)).toEqual([{ _id: 'drafts.one', title: 'One' }])
  const published = await call('query.ts', [...query, '--perspective', 'published'], {
    DATA_DIR: directory,
  })
  expect(JSON.parse(published.out)).toEqual([])
  const wrong = await call('query.ts', ['*['], { DATA_DIR: directory })
  expect(wrong).toMatchObject({ code: 1, out: '' })
  expect(wrong.error).toMatch(/^The lake refused the query: [^\n]+\n$/)
})
