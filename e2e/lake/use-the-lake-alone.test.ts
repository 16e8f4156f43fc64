import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf, pasteBlocks } from '#e2e/support/content/doc-blocks.ts'
import { VARIABLES } from '#server/config/config-variables.ts'
import { TOKEN, type LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

const PAGE = 'use-the-lake-alone.md'
let lake: LakeUnderTest
let folder: string

useLake((opened) => {
  lake = opened
})
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasted-'))
  pasteBlocks(PAGE, folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the client code in docs/use-the-lake-alone.md writes, listens, reads and loads a picture', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['try.ts'], {
    cwd: folder,
    env: { LAKE_URL: lake.origin, LAKE_TOKEN: TOKEN },
  })
  expect(stdout).toContain('heard of first\n')
  expect(stdout).toContain("read [ 'Hello' ]\n")
  const url = /^picture (\S+)$/m.exec(stdout)?.[1] ?? ''
  expect(url.startsWith(`${lake.origin}/images/local/production/`)).toBe(true)
  const picture = await fetch(url, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(picture.status).toBe(200)
})

test('the addresses and ids in docs/use-the-lake-alone.md are the defaults of a lake', () => {
  const { client = '', studio = '' } = {
    client: blocksOf(PAGE).get('client.ts'),
    studio: blocksOf(PAGE).get('sanity.config.ts'),
  }
  for (const block of [client, studio]) {
    for (const expected of ["'http://localhost:3333'", "'local'", "'production'"])
      expect(block).toContain(expected)
  }
})

test('the document docs/use-the-lake-alone.md lists every setting of the lake', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs', PAGE), 'utf8')
  const own = VARIABLES.filter((name) => name.startsWith('LAKE_') || name.startsWith('TLS_'))
  expect(own.filter((name) => !text.includes(`\`${name}`))).toEqual([])
})
