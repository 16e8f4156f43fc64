import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLake, openLakeToRead } from '#lake/wire/open-lake.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { COMPILED, testDirectory } from '#server/testing/directory.test-support.ts'
import { call } from './called-commands.test-support.ts'
import { connectInProcess } from './in-process-lake.ts'
import { usePrograms } from './programs.test-support.ts'
import { seedLake } from './seed-lake.ts'

const run = usePrograms()
const ORIGIN = 'http://site.example'
const seedStep = (directory: string, environment: Readonly<Record<string, string>> = {}) =>
  call('seed.ts', ['--when-empty'], { DATA_DIR: directory, ORIGIN, ...environment })
const lakeIn = (directory: string) => join(directory, dataFolders.lake)

/** Number of assets, number of other documents and last transaction in the lake of a data folder. */
async function contentOf(directory: string) {
  const { lake, dataset } = await openLakeToRead(lakeIn(directory), 'production')
  const types = Array.from(dataset.all(), ({ _type }) => _type)
  const { sequence } = dataset
  await lake.close()
  const assets = types.filter((type) => type === 'sanity.imageAsset').length
  return { assets, documents: types.length - assets, sequence }
}

/** Runs the seed program and kills it as soon as it reports stored images. */
async function killedSeedStep(directory: string) {
  const program = join(import.meta.dirname, 'seed.ts')
  const child = spawn(process.execPath, [program, '--when-empty'], {
    env: { PATH: '', NODE_COMPILE_CACHE: COMPILED, DATA_DIR: directory, ORIGIN },
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

/** Expects the complete demonstration content, with pictures at the site's own address. */
async function expectDemoContent(directory: string) {
  const { lake, dataset } = await openLakeToRead(lakeIn(directory), 'production')
  const { result } = await dataset.query({
    query: `{
    "covers": *[_type in ["blog", "caseStudy"]].coverImage.asset->{url, "size": metadata.dimensions},
    "changed": array::unique(*[_type in ["blog", "caseStudy", "opening", "author"]]._updatedAt),
    "plates": count(*[_type in ["blog", "caseStudy"] && coverImage.dark.of == coverImage.asset._ref]),
    "published": count(*[_type == "blog" && status == "published" && !(_id in path("drafts.**"))]),
    "transactions": count(array::unique(*[_type != "sanity.imageAsset"]._rev)),
    "weak": count(*[_type in ["blog", "caseStudy"] && (author._weak == true || category._weak == true)])
  }`,
  })
  await lake.close()
  expect(result).toMatchObject({
    // Each cover has one plate for the dark theme.
    plates: 45,
    published: 24,
    weak: 0,
    // All documents are written in one transaction, so that an interrupted seed leaves no documents.
    transactions: 1,
    // The history has a fixed date, after the last publication.
    changed: ['2026-11-20T08:00:00.000Z'],
  })
  // Narrows the result to the shape that the query above returns.
  const { covers } = result as { covers: { url: string; size: { width: number } }[] }
  expect(covers).toHaveLength(45)
  for (const { url, size } of covers) {
    expect(url).toMatch(/^http:\/\/site\.example\/lake\/images\/local\/production\/.*\.avif$/)
    expect(size.width).toBe(1320)
  }
}

/** Seeds a lake that has all pictures but no documents, and expects that later writes have the current time. */
async function expectClockGoesOn(directory: string) {
  const open = openLake(lakeIn(directory), 'production')
  const { lake, dataset } = open
  onTestFinished(() => lake.close())
  const names = { projectId: 'local', dataset: 'production', origin: ORIGIN }
  const endpoint = connectInProcess({ ...open, ...names })
  onTestFinished(() => endpoint.close())
  const documents = Array.from(dataset.all()).filter(({ _type }) => _type !== 'sanity.imageAsset')
  await dataset.mutate(
    documents.map(({ _id }) => ({ delete: { id: _id } })),
    { author: 'test' },
  )
  expect(await seedLake(endpoint, lake)).toEqual({ documents: 149, pictures: 0 })
  const now = new Date().toISOString()
  await dataset.mutate([{ create: { _id: 'own', _type: 'page' } }], { author: 'test' })
  const own = await dataset.query({ query: '*[_id == "own"][0]._updatedAt' })
  expect(String(own.result) >= now, 'the clock goes on').toBe(true)
}

test('the seed program completes after an earlier run was killed, and does nothing when it is repeated', async () => {
  const directory = testDirectory()
  expect(await killedSeedStep(directory)).toMatch(/^The content lake is empty\. Writing the demo/)
  const left = await contentOf(directory)
  expect(left.documents).toBe(0)
  expect(left.assets).toBeGreaterThanOrEqual(30)
  expect(left.assets).toBeLessThan(118)

  const second = await seedStep(directory)
  expect(second).toMatchObject({ code: 0, error: '' })
  const missing = 118 - left.assets
  expect(second.out).toContain(`Stored ${missing} of ${missing} pictures.`)
  expect(second.out).toContain(`Wrote 149 documents and ${missing} pictures to the lake in`)
  const filled = await contentOf(directory)
  expect(filled).toMatchObject({ assets: 118, documents: 149 })

  expect(await seedStep(directory)).toEqual({ code: 0, out: '', error: '' })
  expect(await contentOf(directory)).toEqual(filled)
  await expectDemoContent(directory)
  await expectClockGoesOn(directory)
})

test.each([
  { name: 'SEED=none', environment: { SEED: 'none' } },
  {
    name: 'a remote standalone lake',
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
])('the seed program does nothing with $name', async ({ environment }) => {
  const directory = testDirectory()
  expect(await seedStep(directory, environment)).toEqual({ code: 0, out: '', error: '' })
  expect(readdirSync(directory)).toEqual([])
})

test('the seed program skips a lake that another process has opened', async () => {
  const directory = testDirectory()
  const { lake } = openLake(lakeIn(directory), 'production')
  const { code, out, error } = await run('seed.ts', ['--when-empty'], { DATA_DIR: directory })
  await lake.close()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(error).toContain('Another process holds the data.')
  expect(await contentOf(directory)).toMatchObject({ assets: 0, documents: 0 })
})

test('the seed program rejects unknown options', async () => {
  const directory = testDirectory()
  const { code, error } = await call('seed.ts', ['--when-empty', '--dataset', 'other'], {
    DATA_DIR: directory,
  })
  expect(code).toBe(2)
  expect(error).toMatch(/^--when-empty fills the dataset of the settings/)
  expect(existsSync(lakeIn(directory))).toBe(false)
})
