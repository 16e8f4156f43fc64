import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDeps, type Deps } from '#server/composition/deps.ts'
import { ORIGINALS } from '#server/composition/files/storage.ts'
import { readConfig } from '#server/config/config.ts'
import { openBucket, type Bucket } from '#server/storage/bucket-store.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import {
  startObjectStorage,
  type TestObjectStorage,
} from '#server/testing/object-storage.test-support.ts'
import { call } from './called-commands.test-support.ts'
import { expected, fill, words } from './filled-site.test-support.ts'

let storage: TestObjectStorage

beforeAll(async () => {
  storage = await startObjectStorage()
})
afterAll(() => storage.close())

let sites = 0

/** Settings of a site with an own prefix in the bucket. */
function siteOf() {
  sites += 1
  const prefix = `site-${sites}`
  const dataDir = join(testDirectory(), 'data')
  const { endpoint = '', keys } = storage.settings
  const folder = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }
  const env = {
    ...folder,
    STORAGE_URL: `s3://originals/${prefix}`,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: keys?.id ?? '',
    S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
  }
  const bucket = openBucket({ ...storage.settings, prefix })
  return { dataDir, folder, env, bucket }
}

async function withDeps<T>(env: Record<string, string>, work: (deps: Deps) => Promise<T>) {
  const deps = await openDeps(readConfig(env))
  try {
    return await work(deps)
  } finally {
    await deps.close()
  }
}

const fillSite = (env: Record<string, string>, word: string) =>
  withDeps(env, (deps) => fill(deps, word, { config: readConfig(env) }))

const namesIn = async (bucket: Bucket) => ({
  lake: (await bucket.store('lake').list()).map(({ name }) => name),
  media: (await bucket.store('media').list()).map(({ name }) => name),
})
const namesInFolder = async (dataDir: string) => ({
  lake: (await ORIGINALS.lake.open(dataDir).list()).map(({ name }) => name),
  media: (await ORIGINALS.media.open(dataDir).list()).map(({ name }) => name),
})

const sha1Name = /^(?:files\/)?[0-9a-f]{2}\/[0-9a-f]{40}\.(?:txt|png)$/

describe('a site with object storage', () => {
  it('keeps its originals in the bucket only, and reads them from there', async () => {
    const { env, dataDir, bucket } = siteOf()
    const fileName = await fillSite(env, 'one')
    const names = await namesIn(bucket)
    expect(names.lake).toEqual([expect.stringMatching(sha1Name)])
    expect(names.media).toEqual([expect.stringMatching(sha1Name)])
    expect(await namesInFolder(dataDir)).toEqual({ lake: [], media: [] })
    rmSync(join(dataDir, 'file-copies'), { recursive: true })
    await withDeps(env, async ({ embedded }) => {
      const file = await embedded?.assets.original('file', fileName)
      expect(readFileSync(file?.path ?? '', 'utf8')).toBe('file one')
    })
  })
})

describe('npm run storage:move', () => {
  const move = (env: Record<string, string>, ...args: string[]) =>
    call('move-storage.ts', args, env)

  it('copies all originals to a bucket, and only new ones when it runs again', async () => {
    const { env, folder, dataDir, bucket } = siteOf()
    await fillSite(folder, 'one')
    const first = await move(env, 'to-bucket')
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('Restart the site') })
    expect(first.out).toContain('Lake: 1 file (0.0 MB), 1 copied and compared, 0 already there.')
    expect(first.out).toContain('Image library: 1 file')
    expect(await namesIn(bucket)).toEqual(await namesInFolder(dataDir))
    await fillSite(folder, 'two')
    const second = await move(env, 'to-bucket')
    expect(second.out).toContain('Lake: 2 files (0.0 MB), 1 copied and compared, 1 already there.')
    expect(await move(env, 'to-bucket', '--check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('All files have the same checksums in both places.'),
    })
  })

  it('copies all originals back to a folder, byte by byte', async () => {
    const { env, dataDir, bucket } = siteOf()
    await fillSite(env, 'one')
    const moved = await move(env, 'to-folder')
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('without STORAGE_URL') })
    const names = await namesInFolder(dataDir)
    expect(names).toEqual(await namesIn(bucket))
    const path = join(dataDir, 'lake/assets', names.lake[0] ?? '')
    expect(readFileSync(path, 'utf8')).toBe('file one')
    writeFileSync(path, 'file tow')
    const check = await move(env, 'to-folder', '--check')
    expect(check).toMatchObject({ code: 1, error: expect.stringContaining(names.lake[0] ?? '') })
    expect(check.error).toContain('Run the command without --check')
    expect(await move(env, 'to-folder')).toMatchObject({ code: 0 })
    expect(readFileSync(path, 'utf8')).toBe('file one')
  })

  it('continues after an outage, and names files whose content is damaged', async () => {
    const { env, folder, dataDir, bucket } = siteOf()
    await fillSite(folder, 'one')
    await storage.stop()
    const failed = await move(env, 'to-bucket').finally(() => storage.restart())
    expect(failed).toMatchObject({
      code: 1,
      error: expect.stringContaining('does not answer (ECONNREFUSED)'),
    })
    expect(failed.error).toContain('run the command again: it continues where it stopped')
    const { lake } = await namesInFolder(dataDir)
    writeFileSync(join(dataDir, 'lake/assets', lake[0] ?? ''), 'file on!')
    const damaged = await move(env, 'to-bucket')
    expect(damaged).toMatchObject({ code: 1, error: expect.stringContaining(lake[0] ?? '') })
    expect(damaged.error).toContain('Restore these files from a backup')
    expect((await namesIn(bucket)).lake).toEqual([])
    expect((await namesIn(bucket)).media).toHaveLength(1)
  })

  it('asks for the bucket if there is none, and reports an empty source', async () => {
    const { env, folder } = siteOf()
    for (const [direction, place] of [
      ['to-bucket', 'DATA_DIR'],
      ['to-folder', 'The bucket of STORAGE_URL'],
    ] as const) {
      expect(await move(env, direction)).toMatchObject({
        code: 0,
        out: `There is nothing to copy: ${place} has no images or files.\n`,
      })
    }
    expect(await move(folder, 'to-bucket')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Set STORAGE_URL'),
    })
  })
})

describe('a backup of a site with object storage', () => {
  it('goes to the bucket with all originals, and is restored into another bucket', async () => {
    const [site, other] = [siteOf(), siteOf()]
    await fillSite(site.env, 'one')
    expect(await call('backup.ts', ['storage:nightly.tar.gz'], site.env)).toMatchObject({
      code: 0,
      out: expect.stringContaining('to storage:nightly.tar.gz'),
    })
    expect(existsSync(join(site.dataDir, 'backup-to-send.tar.gz'))).toBe(false)
    expect(await call('backup.ts', ['storage:nightly.tar.gz'], site.env)).toMatchObject({
      code: 1,
      error: expect.stringContaining('Name another backup'),
    })
    const checked = await call('restore.ts', ['storage:nightly.tar.gz', '--check'], site.env)
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('The backup is whole') })
    const missing = await call('restore.ts', ['storage:daily.tar.gz', '--check'], site.env)
    expect(missing.error).toContain('The last ones are storage:nightly.tar.gz')

    const file = join(testDirectory(), 'site.tar.gz')
    await site.bucket.store('backups').copyTo('nightly.tar.gz', file)
    expect(await call('restore.ts', [file], other.env)).toMatchObject({ code: 0 })
    expect(await namesIn(other.bucket)).toEqual(await namesIn(site.bucket))
    expect(await namesInFolder(other.dataDir)).toEqual({ lake: [], media: [] })
    expect(await withDeps(other.env, words)).toMatchObject(expected('one'))

    const inFolder = { ...other.folder, DATA_DIR: join(testDirectory(), 'data') }
    expect(await call('restore.ts', [file], inFolder)).toMatchObject({ code: 0 })
    expect(await namesInFolder(inFolder.DATA_DIR)).toEqual(await namesIn(site.bucket))
  })

  it('can leave out the originals, and is then restored only with the bucket', async () => {
    const site = siteOf()
    await fillSite(site.env, 'one')
    const file = join(testDirectory(), 'site.tar.gz')
    const made = await call('backup.ts', [file, '--without-originals'], site.env)
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Turn on its versioning') })
    expect(await call('backup.ts', [`${file}2`, '--without-originals'], site.folder)).toMatchObject(
      {
        code: 2,
      },
    )
    const fresh = { DATA_DIR: join(testDirectory(), 'data') }
    expect(await call('restore.ts', [file], { ...site.folder, ...fresh })).toMatchObject({
      code: 1,
      error: expect.stringContaining('Set STORAGE_URL to the bucket'),
    })
    const before = await namesIn(site.bucket)
    expect(await call('restore.ts', [file], { ...site.env, ...fresh })).toMatchObject({ code: 0 })
    expect(await withDeps({ ...site.env, ...fresh }, words)).toMatchObject(expected('one'))
    expect(await namesIn(site.bucket)).toEqual(before)
  })

  it('fails with a sentence while the storage does not answer, and leaves no file', async () => {
    const site = siteOf()
    await fillSite(site.env, 'one')
    const file = join(testDirectory(), 'site.tar.gz')
    await storage.stop()
    const failed = await call('backup.ts', [file], site.env).finally(() => storage.restart())
    expect(failed).toMatchObject({ code: 1, error: expect.stringContaining('S3_ENDPOINT') })
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
  })
})

describe('npm run doctor', () => {
  const bucketLine = async (env: Record<string, string>) => {
    const { out } = await call('doctor.ts', [], env)
    const lines = out.slice(out.indexOf('Object storage') - 12).split('\n')
    return lines.slice(0, 2).join('\n').replaceAll('`', '')
  }

  it('tries out the bucket, and names originals that are not in it', async () => {
    const { env, folder, bucket } = siteOf()
    expect(await bucketLine(env)).toContain('Stores, returns and lists a test file')
    expect(await bucket.store('doctor').list()).toEqual([])
    await fillSite(folder, 'one')
    const unmoved = await bucketLine(env)
    expect(unmoved).toContain('2 originals are in DATA_DIR only')
    expect(unmoved).toContain('npm run storage:move -- to-bucket')
    expect((await call('doctor.ts', [], folder)).out).not.toContain('Object storage')
  })

  it.each([
    ['bucket', { STORAGE_URL: 's3://another' }, 'does not exist', 'Create it, or correct its name'],
    ['endpoint', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'ECONNREFUSED', 'correct S3_ENDPOINT'],
    ['key', { S3_ACCESS_KEY_ID: 'other' }, 'refuses the keys', 'Correct S3_ACCESS_KEY_ID'],
  ])('names cause and remedy of a wrong %s', async (_what, wrong, cause, remedy) => {
    const line = await bucketLine({ ...siteOf().env, ...wrong })
    expect(line).toMatch(/^Wrong/)
    expect(line).toContain(cause)
    expect(line).toContain(remedy)
  })
})
