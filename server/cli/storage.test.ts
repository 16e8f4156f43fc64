import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { call } from './called-commands.test-support.ts'
import {
  fillSite,
  namesIn,
  namesInFolder,
  useStoredSites,
  withDeps,
} from './stored-site.test-support.ts'

const { storage, siteOf } = useStoredSites()

const sha1Name = /^(?:files\/)?[0-9a-f]{2}\/[0-9a-f]{40}\.(?:txt|png)$/

describe('a site with object storage', () => {
  it('stores originals only in the bucket, and reads them from there', async () => {
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

  it('copies all originals to a bucket, and only new originals when it runs again', async () => {
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

  it('copies all originals back to a folder, with identical bytes', async () => {
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
    await storage().stop()
    const failed = await move(env, 'to-bucket').finally(() => storage().restart())
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

  it('asks the operator for the settings of a bucket if there are none, and reports an empty source', async () => {
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

describe('npm run doctor', () => {
  const bucketLine = async (env: Record<string, string>) => {
    const { out } = await call('doctor.ts', [], env)
    const lines = out.slice(out.indexOf('Object storage') - 12).split('\n')
    return lines.slice(0, 2).join('\n').replaceAll('`', '')
  }

  it('writes a test file to the bucket, and names originals that the bucket lacks', async () => {
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
  ])('prints cause and remedy of a wrong %s', async (_what, wrong, cause, remedy) => {
    const line = await bucketLine({ ...siteOf().env, ...wrong })
    expect(line).toMatch(/^Wrong/)
    expect(line).toContain(cause)
    expect(line).toContain(remedy)
  })
})
