import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  await mkdir(join(folder, 'deep'))
  await writeFile(join(folder, 'deep/a.ts'), 'one')
})

afterEach(() => rm(folder, { recursive: true }))

test('the fingerprint changes only if a file changes', async () => {
  const before = await fingerprint([folder])
  expect(await fingerprint([folder])).toBe(before)
  await writeFile(join(folder, 'deep/a.ts'), 'two')
  expect(await fingerprint([folder])).not.toBe(before)
})

test('the fingerprint ignores test files and missing folders', async () => {
  const before = await fingerprint([folder])
  await writeFile(join(folder, 'deep/a.test.ts'), 'x')
  expect(await fingerprint([folder, join(folder, 'missing')])).toBe(before)
})
