import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MediaTables } from '#server/media/media.tables.ts'
import type { Bucket } from '#server/storage/bucket-store.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { call } from './called-commands.test-support.ts'
import { expected, words } from './filled-site.test-support.ts'
import {
  fillSite,
  namesIn,
  namesInFolder,
  useStoredSites,
  withDeps,
} from './stored-site.test-support.ts'

const { storage, siteOf } = useStoredSites()

/** Adds the asset document and the library record that describe the originals of a filled site. */
const describeOriginals = (env: Record<string, string>, bucket: Bucket) =>
  withDeps(env, async ({ embedded, database }) => {
    const { lake, media } = await namesIn(bucket)
    const id = `file-${basename(lake[0] ?? '').replace('.', '-')}`
    await embedded?.dataset.mutate([{ create: { _id: id, _type: 'sanity.fileAsset' } }], {
      author: 'test',
    })
    const [sha1 = '', format = ''] = basename(media[0] ?? '').split('.')
    const numbers = { version: 1, width: 1, height: 1, bytes: 1, created_at: 1 }
    const none = { folder: '', file_name: '', context: '{}', linked_at: null, unlinked_at: null }
    await database.kysely
      .withTables<MediaTables>()
      .insertInto('media_images')
      .values({ public_id: 'one', sha1, format, ...numbers, ...none })
      .execute()
  })

describe('a site with object storage', () => {
  it('a backup in the bucket contains all originals, and can be restored into another bucket', async () => {
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

  it('a backup without the originals can be restored only if the bucket contains them', async () => {
    const site = siteOf()
    await fillSite(site.env, 'one')
    await describeOriginals(site.env, site.bucket)
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
    const drill = { ...siteOf().env, ...fresh }
    for (const args of [[file, '--check'], [file]]) {
      const { code, error } = await call('restore.ts', args, drill)
      expect(code).toBe(1)
      expect(error).toContain(
        `lacks 2 files of it (lake/${before.lake[0] ?? ''}, media/${before.media[0] ?? ''}). Nothing was changed`,
      )
    }
    expect(await call('restore.ts', [file, '--check', '--incomplete'], drill)).toMatchObject({
      code: 0,
    })
    expect(await call('restore.ts', [file], { ...site.env, ...fresh })).toMatchObject({ code: 0 })
    expect(await withDeps({ ...site.env, ...fresh }, words)).toMatchObject(expected('one'))
    expect(await namesIn(site.bucket)).toEqual(before)
  })

  it('only one command at a time writes a backup, and it first removes old files of killed commands', async () => {
    const site = siteOf()
    await fillSite(site.env, 'one')
    const names = ['storage:a.tar.gz', 'storage:b.tar.gz']
    const made = await Promise.all(names.map((name) => call('backup.ts', [name], site.env)))
    expect(made.map(({ code }) => code).toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 1])
    const [written = ''] = names.filter((_, index) => made[index]?.code === 0)
    expect(made.map(({ error }) => error).join('')).toContain('Wait until the other backup of')
    const old = ['backup-to-restore-1.tar.gz', 'storage-move-1'].map((name) =>
      join(site.dataDir, name),
    )
    const recent = join(site.dataDir, 'backup-to-restore-2.tar.gz')
    for (const path of [...old, recent]) writeFileSync(path, '')
    for (const path of old) utimesSync(path, 1, 1)
    const checks = await Promise.all(
      [1, 2].map(() => call('restore.ts', [written, '--check'], site.env)),
    )
    expect(checks.map(({ code }) => code)).toEqual([0, 0])
    expect(await call('move-storage.ts', ['to-bucket'], site.env)).toMatchObject({ code: 0 })
    const left = readdirSync(site.dataDir).filter((name) =>
      /^(?:backup-to|storage-move)/.test(name),
    )
    expect(left).toEqual(['backup-to-restore-2.tar.gz'])
  })

  it('a backup contains all intact originals, and its command names the damaged ones', async () => {
    const site = siteOf()
    await fillSite(site.env, 'one')
    const { lake, media } = await namesIn(site.bucket)
    storage().damage(`${site.prefix}/lake/${lake[0] ?? ''}`)
    const file = join(testDirectory(), 'site.tar.gz')
    const made = await call('backup.ts', [file], site.env)
    expect(made).toMatchObject({ code: 1, out: expect.stringContaining('Backed up 1 lake') })
    expect(made.error).toContain(`does not contain them: lake/assets/${lake[0] ?? ''}.`)
    const fresh = { ...site.folder, DATA_DIR: join(testDirectory(), 'data') }
    expect(await call('restore.ts', [file], fresh)).toMatchObject({ code: 0 })
    expect(await namesInFolder(fresh.DATA_DIR)).toEqual({ lake: [], media })
  })

  it('a backup fails with a one-sentence message while the storage does not respond, and leaves no file', async () => {
    const site = siteOf()
    await fillSite(site.env, 'one')
    const file = join(testDirectory(), 'site.tar.gz')
    await storage().stop()
    const failed = await call('backup.ts', [file], site.env).finally(() => storage().restart())
    expect(failed).toMatchObject({ code: 1, error: expect.stringContaining('S3_ENDPOINT') })
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
  })
})
