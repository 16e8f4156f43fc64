import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openLake, openLakeToRead } from '#lake/wire/open-lake.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { COMPILED, testDirectory } from '#server/testing/directory.test-support.ts'
import { usePrograms } from './programs.test-support.ts'

const run = usePrograms()
const seedStep = (directory: string, environment: Readonly<Record<string, string>> = {}) =>
  run('seed.ts', ['--when-empty'], { DATA_DIR: directory, ...environment })
const lakeIn = (directory: string) => join(directory, dataFolders.lake)

/** Number of assets and number of other documents in the lake of a data folder. */
function contentOf(directory: string) {
  const { lake, dataset } = openLakeToRead(lakeIn(directory), 'production')
  const types = Array.from(dataset.all(), ({ _type }) => _type)
  lake.close()
  const assets = types.filter((type) => type === 'sanity.imageAsset').length
  return { assets, documents: types.length - assets }
}

/** Kills the seed program as soon as it reports stored images. */
async function killedSeedStep(directory: string) {
  const program = join(import.meta.dirname, 'seed.ts')
  const child = spawn(process.execPath, [program, '--when-empty'], {
    env: { PATH: '', NODE_COMPILE_CACHE: COMPILED, DATA_DIR: directory },
    cwd: directory,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
    if (said.includes('Stored 30 of 118 pictures.')) child.kill('SIGKILL')
  })
  await ended
  return said
}

test('seed completes after an earlier seed was killed, then does nothing', async () => {
  const directory = testDirectory()
  expect(await killedSeedStep(directory)).toMatch(/^The content lake is empty\. Writing the demo/)
  const left = contentOf(directory)
  expect(left.documents).toBe(0)
  expect(left.assets).toBeGreaterThanOrEqual(30)
  expect(left.assets).toBeLessThan(118)

  const second = await seedStep(directory)
  expect(second).toMatchObject({ code: 0, error: '' })
  const missing = 118 - left.assets
  expect(second.out).toContain(`Stored ${missing} of ${missing} pictures.`)
  expect(second.out).toContain(`Wrote 61 documents and ${missing} pictures to the lake in`)
  expect(contentOf(directory)).toEqual({ assets: 118, documents: 61 })

  expect(await seedStep(directory)).toEqual({ code: 0, out: '', error: '' })
})

test.each([
  { name: 'SEED=none', environment: { SEED: 'none' } },
  {
    name: 'a lake elsewhere',
    environment: {
      SANITY_API_HOST: 'http://127.0.0.1:9',
      LAKE_TOKEN: 'a-token-of-twenty-characters',
    },
  },
  {
    name: 'a hosted dataset',
    environment: {
      SANITY_PROJECT_ID: 'abc12345',
      SANITY_API_TOKEN: 'a-token-of-twenty-characters',
    },
  },
])('seed does nothing with $name', async ({ environment }) => {
  const directory = testDirectory()
  expect(await seedStep(directory, environment)).toEqual({ code: 0, out: '', error: '' })
  expect(readdirSync(directory)).toEqual([])
})

test('seed skips a lake that another process has opened', async () => {
  const directory = testDirectory()
  const { lake } = openLake(lakeIn(directory), 'production')
  const { code, out, error } = await seedStep(directory)
  lake.close()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain('Another process holds the data.')
  expect(contentOf(directory)).toEqual({ assets: 0, documents: 0 })
})

test('seed rejects unknown options', async () => {
  const directory = testDirectory()
  const { code, error } = await run('seed.ts', ['--when-empty', '--dataset', 'other'], {
    DATA_DIR: directory,
  })
  expect(code).toBe(2)
  expect(error).toMatch(/^--when-empty fills the dataset of the settings/)
  expect(existsSync(lakeIn(directory))).toBe(false)
})
