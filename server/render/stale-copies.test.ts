import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStaleCopies } from './stale-copies.ts'

let directory: string
const errors: unknown[] = []
const open = (maxPages = 100, build = 'one') =>
  openStaleCopies({ directory, build, maxPages, onError: (error) => errors.push(error) })

const page = (html: string, tags: readonly string[]) => ({
  body: Buffer.from(html),
  etag: html,
  tags,
})

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'last-good-'))
  errors.length = 0
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
  expect(errors).toEqual([])
})

test('a stale copy is available after a restart', async () => {
  const before = await open()
  before.put('/sanity/blogs', page('<p>one</p>', ['type:blog']))
  before.put('/sanity/blogs', page('<p>two</p>', ['type:blog']))
  await before.close()
  const after = await open()
  expect((await after.get('/sanity/blogs'))?.html).toBe('<p>two</p>')
})

test('a stale copy of unpublished content is not available, even after a restart', async () => {
  const store = await open()
  store.put('/a', page('a', ['type:blog']))
  store.put('/b', page('b', ['type:caseStudy']))
  expect(await store.drop(new Set(['type:blog']))).toEqual(['/a'])
  expect(await store.get('/a')).toBeUndefined()
  expect((await store.get('/b'))?.html).toBe('b')
  await store.close()
  const after = await open()
  expect(await after.get('/a')).toBeUndefined()
  expect((await after.get('/b'))?.html).toBe('b')
})

test('stale copies are discarded after a crash, because they may contain unpublished content', async () => {
  const killed = await open()
  killed.put('/a', page('a', ['type:blog']))
  const after = await open()
  expect(await after.get('/a')).toBeUndefined()
  after.put('/b', page('b', []))
  await after.close()
  expect((await (await open()).get('/b'))?.html).toBe('b')
})

test('stale copies of another build are discarded', async () => {
  const before = await open()
  before.put('/a', page('a', []))
  await before.close()
  const after = await open(100, 'two')
  expect(await after.get('/a')).toBeUndefined()
  await after.close()
  expect(await readdir(directory)).toEqual([])
})

test('a damaged stale copy is deleted at startup', async () => {
  await writeFile(join(directory, 'x.page'), '{"key":')
  const store = await open()
  await store.close()
  expect(await readdir(directory)).toEqual([])
})

test('the number of stale copies is limited', async () => {
  const store = await open(1)
  store.put('/a', page('a', []))
  store.put('/b', page('b', []))
  expect(await store.get('/b')).toBeUndefined()
})
