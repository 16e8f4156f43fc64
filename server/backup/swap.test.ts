import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { beginSwap, finishSwap, giveUpSwap, isBrokenOff, STAGING, type Swap } from './swap.ts'

const swapOf = (hasDatabase: boolean): Swap => ({
  id: 'the-id',
  hasDatabase,
  before: 'before',
  items: [
    { name: 'pages', isNew: false },
    { name: 'lake', isNew: true },
    { name: 'site.db-wal', isNew: false },
    { name: 'site.db', isNew: true },
  ],
})

async function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** Creates a folder with old data and a complete staging folder. */
async function prepared() {
  const folder = testDirectory()
  await write(folder, {
    'lake/store': 'old',
    'site.db': 'old',
    'site.db-wal': 'old',
    'pages/a': 'old',
  })
  await write(join(folder, STAGING), { 'lake/store': 'new', 'site.db': 'new', 'tables/a': 'rest' })
  return folder
}

const textOf = (folder: string, name: string) =>
  readFile(join(folder, name), 'utf8').catch(() => undefined)

async function stateOf(folder: string) {
  const names = ['lake/store', 'site.db', 'site.db-wal', 'pages/a']
  return Promise.all(names.map((name) => textOf(folder, name)))
}

const OLD = ['old', 'old', 'old', 'old']
const NEW = ['new', 'new', undefined, undefined]
const filled = () => Promise.resolve(true)

/** Renames that a swap makes, in their order. */
const STEPS: readonly (readonly [string, string])[] = [
  ['pages', 'before/pages'],
  ['lake', 'before/lake'],
  [`${STAGING}/lake`, 'lake'],
  ['site.db-wal', 'before/site.db-wal'],
  ['site.db', 'before/site.db'],
  [`${STAGING}/site.db`, 'site.db'],
]

describe('the next start after an interrupted restore', () => {
  test('leaves the old data in place if the restore was interrupted before the swap', async () => {
    const folder = await prepared()
    expect(isBrokenOff(folder)).toBe(true)
    expect(await finishSwap(folder, filled)).toBeUndefined()
    expect(await stateOf(folder)).toEqual(OLD)
    expect(isBrokenOff(folder)).toBe(false)
  })

  test.each(STEPS.map((_, index) => index).concat(STEPS.length))(
    'completes the swap of files once if it was interrupted after %i of its renames',
    async (steps) => {
      const folder = await prepared()
      await beginSwap(folder, swapOf(false))
      await mkdir(join(folder, 'before'))
      for (const [from, to] of STEPS.slice(0, steps)) {
        await rename(join(folder, from), join(folder, to))
      }
      expect(await finishSwap(folder, filled)).toBe(join(folder, 'before'))
      expect(await stateOf(folder)).toEqual(NEW)
      expect(await stateOf(join(folder, 'before'))).toEqual(OLD)
      expect((await readdir(folder)).toSorted()).toEqual(['before', 'lake', 'site.db'])
      expect(await finishSwap(folder, filled)).toBeUndefined()
      expect(await stateOf(folder)).toEqual(NEW)
    },
  )

  test('completes the restore if its database transaction was committed, and otherwise cancels it', async () => {
    const folder = await prepared()
    await beginSwap(folder, swapOf(true))
    const copy = join(testDirectory(), 'copy')
    await cp(folder, copy, { recursive: true })
    const asked: string[] = []
    const answer = (is: boolean) => (id: string) => {
      asked.push(id)
      return Promise.resolve(is)
    }
    expect(await finishSwap(folder, answer(false))).toBeUndefined()
    expect(await stateOf(folder)).toEqual(OLD)
    expect(await finishSwap(copy, answer(true))).toBe(join(copy, 'before'))
    expect(await stateOf(copy)).toEqual(NEW)
    expect(asked).toEqual(['the-id', 'the-id'])
  })

  test('leaves the restore pending while the database cannot be reached', async () => {
    const folder = await prepared()
    await beginSwap(folder, swapOf(true))
    await expect(finishSwap(folder, () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    )
    expect(isBrokenOff(folder)).toBe(true)
    expect(await stateOf(folder)).toEqual(OLD)
  })
})

test('a cancelled restore leaves the old data', async () => {
  const folder = await prepared()
  await beginSwap(folder, swapOf(false))
  await giveUpSwap(folder)
  expect(await stateOf(folder)).toEqual(OLD)
  expect(existsSync(join(folder, 'restore.json'))).toBe(false)
  await rm(folder, { recursive: true })
})
