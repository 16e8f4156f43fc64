import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { BackupError } from './backup-error.ts'
import { readBackup } from './read-backup.ts'

const manifest = {
  format: 'certavia-backup',
  version: 1,
  madeAt: '2026-01-01T00:00:00.000Z',
  mode: 'embedded',
  lakes: [],
  migrations: [],
  tables: [],
}
const X = { bytes: 1, sha256: '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' }

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

async function tar(entries: readonly (readonly [string, unknown])[]) {
  const archive = pack()
  for (const [name, value] of entries) archive.entry({ name }, text(value))
  archive.finalize()
  return buffer(archive)
}

async function outcome(bytes: Uint8Array) {
  const directory = testDirectory()
  const [file, folder] = [join(directory, 'file'), join(directory, 'folder')]
  await mkdir(folder)
  await writeFile(file, bytes)
  const read = await readBackup(file, folder, () => undefined).catch((error: unknown) => error)
  expect(existsSync(join(directory, 'out'))).toBe(false)
  return read
}

const whole = [
  ['backup.json', manifest],
  ['tables/a.ndjson', 'x'],
  ['end.json', { files: { 'tables/a.ndjson': X } }],
] as const

test('readBackup reads a complete backup', async () => {
  expect(await outcome(gzipSync(await tar(whole)))).toMatchObject({ manifest })
})

test.each<[string, () => Promise<Uint8Array>]>([
  ['an empty file', async () => new Uint8Array()],
  ['a gzip file without an archive', async () => gzipSync('hello')],
  ['an archive without gzip', async () => tar(whole)],
  ['an archive of something else', async () => gzipSync(await tar([['data.ndjson', 'x']]))],
  ['a backup without its last entry', async () => gzipSync(await tar(whole.slice(0, 2)))],
  ['half an archive', async () => gzipSync((await tar(whole)).subarray(0, 1_300))],
  ['half a file', async () => gzipSync(await tar(whole)).subarray(0, 120)],
  [
    'a file with changed content',
    async () => gzipSync(await tar([whole[0], ['tables/a.ndjson', 'y'], whole[2]])),
  ],
  ['a missing file', async () => gzipSync(await tar([whole[0], whole[2]]))],
  [
    'a file that the last entry does not list',
    async () => gzipSync(await tar([...whole.slice(0, 2), ['lake/b', ''], whole[2]])),
  ],
  ['a file twice', async () => gzipSync(await tar([whole[0], whole[1], whole[1], whole[2]]))],
  ['a file after the last entry', async () => gzipSync(await tar([...whole, whole[1]]))],
  [
    'a path out of the folder',
    async () => gzipSync(await tar([whole[0], ['lake/../../out', 'x'], whole[2]])),
  ],
  ['an absolute path', async () => gzipSync(await tar([whole[0], ['/tmp/out', 'x'], whole[2]]))],
  ['a hidden file', async () => gzipSync(await tar([whole[0], ['lake/.env', 'x'], whole[2]]))],
  [
    'a later version of the format',
    async () => gzipSync(await tar([['backup.json', { ...manifest, version: 3 }], whole[2]])),
  ],
])('readBackup rejects %s with a message that explains the error', async (_name, bytes) => {
  const error = await outcome(await bytes())
  expect(error).toBeInstanceOf(BackupError)
  expect(String(error)).toContain('Nothing was changed.')
})
