import { chmod, readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  freePort,
  type Program,
  startLake,
  startSite,
  temporaryDirectory,
} from '../support/sites/processes.ts'
import { PIXEL } from '#server/transfer/transfer.test-support.ts'

/** Command prefix that runs a program with the usual umask. */
const under = ['/bin/sh', '-c', 'umask 022; exec "$0" "$@"']

/** Paths of databases, of their write-ahead logs, and of originals of the lake. */
const PRIVATE = /\.(?:db|sqlite)(?:-wal|-shm|-journal)?$|\/assets\/(?:images|files)\//

/** Modes of the private files below a folder, by path. */
async function modesIn(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => PRIVATE.test(path))
  const modes = files.map(async (path) => {
    const { mode } = await stat(path)
    return [relative(directory, path), (mode & 0o777).toString(8)] as const
  })
  return Object.fromEntries(await Promise.all(modes))
}

/** Ends a program after the current test, even if the test fails. */
function endedWithTest(program: Program): Program {
  onTestFinished(() => program.signal('SIGKILL'))
  return program
}

/** Databases that every site has. */
const SITE = ['site.db', 'site.db-wal', 'lake/lake.sqlite', 'search/index.sqlite']

const valuesOf = (modes: Readonly<Record<string, string>>) => [...new Set(Object.values(modes))]

test('a site restricts its databases to their owner, and corrects the mode of databases that others can read', async () => {
  await using directory = await temporaryDirectory()
  const data = join(directory.path, 'data')
  const start = async () => {
    const environment = { SEED: 'none' }
    return endedWithTest(
      await startSite({ port: await freePort(), directory: data, environment, under }),
    )
  }
  const first = await start()
  const made = await modesIn(data)
  expect(Object.keys(made)).toEqual(expect.arrayContaining(SITE))
  expect(valuesOf(made)).toEqual(['600'])
  expect(((await stat(data)).mode & 0o777).toString(8)).toBe('700')
  // SIGKILL leaves the files of the write-ahead log behind.
  await first.signal('SIGKILL')
  const left = await modesIn(data)
  expect(Object.keys(left)).toEqual(expect.arrayContaining(SITE))
  for (const path of Object.keys(left)) await chmod(join(data, path), 0o644)

  await start()
  const corrected = await modesIn(data)
  expect(Object.keys(corrected)).toEqual(expect.arrayContaining(SITE))
  expect(valuesOf(corrected)).toEqual(['600'])
})

test('a standalone lake restricts its databases and originals to their owner', async () => {
  await using directory = await temporaryDirectory()
  const data = join(directory.path, 'data')
  const token = 'a-token-that-is-long-enough-for-a-lake'
  const lake = endedWithTest(
    await startLake({ port: await freePort(), directory: data, token, under }),
  )
  const answer = await fetch(`${lake.url}/v2025-02-19/assets/images/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: PIXEL,
  })
  expect(answer.status).toBe(200)
  const modes = await modesIn(data)
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/lake\.sqlite$/),
      expect.stringMatching(/accounts\.sqlite$/),
      expect.stringMatching(/\/assets\/images\//),
    ]),
  )
  expect(valuesOf(modes)).toEqual(['600'])
  expect(((await stat(data)).mode & 0o777).toString(8)).toBe('700')
})
