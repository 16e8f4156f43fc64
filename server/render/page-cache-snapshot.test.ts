import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadKeptPages, saveKeptPages } from './page-cache-snapshot.ts'

const page = {
  status: 200,
  headers: { etag: '"1"' },
  body: Buffer.from('<p>Page</p>'),
  brotli: Buffer.from([1, 2]),
  gzip: Buffer.from([3]),
  zstd: Buffer.from([4]),
  tags: new Set(['blog', 'appearance']),
}

let directory: string
let file: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kept-pages-'))
  file = join(directory, 'below', 'pages')
})

afterEach(() => rm(directory, { recursive: true, force: true }))

test('a snapshot restores saved pages unchanged', async () => {
  await saveKeptPages(file, 'one', [['/blogs', page]])
  expect(await loadKeptPages(file, 'one')).toEqual(new Map([['/blogs', page]]))
})

test('a snapshot of another build or of other document revisions is discarded', async () => {
  await saveKeptPages(file, 'one', [['/blogs', page]])
  expect((await loadKeptPages(file, 'two')).size).toBe(0)
})

test('a new snapshot replaces the previous one', async () => {
  await saveKeptPages(file, 'one', [['/blogs', page]])
  await saveKeptPages(file, 'one', [['/careers', page]])
  expect([...(await loadKeptPages(file, 'one')).keys()]).toEqual(['/careers'])
})

test('a missing or damaged snapshot contains no pages', async () => {
  expect((await loadKeptPages(file, 'one')).size).toBe(0)
  await saveKeptPages(file, 'one', [['/blogs', page]])
  const whole = await readFile(file)
  await writeFile(file, whole.subarray(0, whole.length / 2))
  expect((await loadKeptPages(file, 'one')).size).toBe(0)
})
