import { execFile } from 'node:child_process'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toRefusal as toAssetRefusal } from '#lake/assets/asset-error.ts'
import { FileStoreError } from '#lake/common/files/file-store.ts'
import { createWire } from '#lake/wire/wire.ts'
import { readConfig } from '../../config/config.ts'
import { toRefusal } from '../../media/refusal.ts'
import { createImageSigner } from '../../media/signer.ts'
import { testDirectory } from '../../testing/directory.test-support.ts'
import {
  accountOfTests,
  postCall,
  serveTestHost,
  STAFF,
} from '../../testing/media-server.test-support.ts'
import { storageSettings, useObjectStorage } from '../../testing/use-object-storage.test-support.ts'
import { startSite } from '../../testing/site-without-pages.test-support.ts'
import { DAY } from '#shared/time/units.ts'
import { healthPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { jpegOf } from '../../testing/pictures.test-support.ts'
import { openDeps, type Deps } from '../deps.ts'

const storage = useObjectStorage()

const settingsOf = () => storageSettings(storage(), 'site')

/** Opens the stores of a site without content, whose originals are in the bucket. */
async function openStores(): Promise<Deps & { readonly dataDir: string }> {
  const dataDir = testDirectory()
  const folder = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }
  const deps = await openDeps(readConfig({ ...folder, ...settingsOf() }))
  onTestFinished(() => deps.close())
  return { ...deps, dataDir }
}

async function duringOutage(work: () => Promise<void>) {
  await storage().stop()
  await work().finally(() => storage().restart())
}

describe('while the object storage does not answer', () => {
  it('the lake serves images that it has, and refuses other images and all uploads with an error message', async () => {
    const { embedded, dataDir } = await openStores()
    if (embedded === undefined) throw new Error('The lake is elsewhere')
    const wire = createWire({
      ...embedded,
      basePath: '',
      projectId: 'local',
      anonymous: 'nobody',
      authenticate: ({ headers }) =>
        Promise.resolve(
          headers.has('authorization')
            ? { id: 'anna', name: 'Anna', email: '', role: 'editor', via: 'bearer' }
            : undefined,
        ),
      users: { byIds: () => Promise.resolve([]) },
    })
    onTestFinished(() => wire.close())
    const staff = { authorization: STAFF }
    const ask = async (path: string, init: RequestInit = { headers: staff }) => {
      const request = new Request(`http://lake${path}`, init)
      return wire.fetch(request, { address: '127.0.0.1' })
    }
    const upload = async (width: number) => {
      const body = await jpegOf(width, 20)
      const init = { method: 'POST', body, headers: staff }
      return ask('/v2025-02-19/assets/images/production', init)
    }
    const { document } = await (await upload(30)).json()
    const path = `/${document.path}`
    expect((await ask(`${path}?w=10`)).status).toBe(200)
    await duringOutage(async () => {
      expect((await ask(`${path}?w=10`)).status).toBe(200)
      expect((await ask(path)).status).toBe(200)
      expect((await ask(`${path}?w=11`)).status).toBe(200)
      // The copy of the original is deleted; the pictures rendered from it still exist.
      rmSync(join(dataDir, 'file-copies'), { recursive: true })
      expect((await ask(`${path}?w=10`)).status).toBe(200)
      for (const refused of [await ask(`${path}?w=12`), await ask(path), await upload(31)]) {
        expect(refused.status).toBe(503)
        expect(refused.headers.get('retry-after')).toBe('30')
        expect(await refused.json()).toMatchObject({
          message: 'The file storage does not answer. Try again in a few minutes',
        })
      }
      expect((await ask(path, {})).status).toBe(404)
    })
    expect((await upload(31)).status).toBe(200)
    storage().answerWith((_request, response) => {
      response.writeHead(507).end()
    })
    const full = await upload(32).finally(() => storage().answerWith(undefined))
    expect(full.status).toBe(507)
    expect(await full.json()).toMatchObject({ message: 'There is no room left to store the file' })
  })

  it('the image host serves images that it has, and refuses uploads with an error message', async () => {
    const { database, storage: opened, dataDir } = await openStores()
    const directory = join(dataDir, 'media')
    let time = Date.now()
    const { port, close, host } = await serveTestHost({
      db: database.kysely,
      directory,
      files: opened?.media,
      now: () => time,
    })
    onTestFinished(close)
    const origin = `http://127.0.0.1:${port}`
    const signer = createImageSigner(accountOfTests, () => time)
    const upload = async (width: number) =>
      postCall(origin, signer.sign({ action: 'upload' }), {
        bytes: await jpegOf(width, 20),
        name: 'a.jpg',
      })
    const { secure_url: address, public_id: id } = await (await upload(30)).json()
    const { pathname } = new URL(address)
    const get = (path: string, headers: Record<string, string> = { authorization: STAFF }) =>
      fetch(origin + path, { headers, redirect: 'manual' })
    await duringOutage(async () => {
      expect((await get(pathname)).status).toBe(200)
      expect((await get(pathname, {})).status).toBe(404)
      const refused = await upload(31)
      expect(refused.status).toBe(503)
      expect(await refused.json()).toEqual({
        error: {
          message: 'Try again in a few minutes: the storage of the images does not answer.',
        },
      })
      // `remove` deletes the record at once. The file is deleted by a later sweep, which fails during the outage.
      expect(await host.remove(id)).toBe(true)
      expect((await get(pathname)).status).toBe(404)
      await expect(host.sweep.sweep()).rejects.toThrow('does not answer')
    })
    const files = () => opened?.bucket.store('media').list()
    await host.sweep.sweep()
    expect(await files()).toHaveLength(1)
    time += 32 * DAY
    await host.sweep.sweep()
    expect(await files()).toEqual([])
    expect((await upload(31)).status).toBe(200)
  })

  it('the site refuses uploads in its error format, and reports the outage', async () => {
    const { origin, authorization, look } = await startSite(
      { dataDir: testDirectory() },
      settingsOf(),
    )
    const upload = async () =>
      fetch(origin + staffApiPaths.imagesUpload({ name: 'a.jpg' }), {
        method: 'POST',
        headers: { authorization, 'content-type': 'image/jpeg' },
        body: await jpegOf(40, 20),
      })
    await duringOutage(async () => {
      const refused = await upload()
      expect(refused.status).toBe(503)
      expect(await refused.json()).toMatchObject({
        success: false,
        error: {
          code: 'unavailable',
          message: 'Try again in a few minutes. The CMS can’t store pictures right now',
        },
      })
      const ready = await look(healthPaths.ready)
      expect(ready.status).toBe(200)
      expect((await ready.json()).dependencies.storage).toMatchObject({ state: 'degraded' })
    })
    expect((await upload()).status).toBe(201)
    const { dependencies } = await (await look(healthPaths.ready)).json()
    expect(dependencies.storage).toEqual({ state: 'ok' })
  })
})

it('a damaged object is reported as damaged, not as an outage', async () => {
  const { storage: opened, dataDir } = await openStores()
  const file = join(dataDir, 'one')
  writeFileSync(file, 'one')
  await opened?.lake.put('files/ab/one.txt', file, 'copy')
  storage().damage('site/lake/files/ab/one.txt')
  const error: unknown = await opened?.lake.local('files/ab/one.txt').catch((e: unknown) => e)
  expect(error).toMatchObject({ kind: 'damaged' })
  expect(toAssetRefusal(error)).toMatchObject({ kind: 'damaged', retryAfter: undefined })
  expect(toRefusal(error)).toMatchObject({ status: 500, headers: {} })
  expect(opened?.isAvailable()).toBe(true)
  const local = new FileStoreError('local', 'full')
  expect(toAssetRefusal(local)).toMatchObject({ kind: 'unavailable', retryAfter: 30 })
  expect(String(toAssetRefusal(local))).toContain('no room for its copy')
  expect(toRefusal(local)).toMatchObject({ status: 503 })
})

it('the site logs at most once a minute that the folder of originals cannot be read', async () => {
  const dataDir = testDirectory()
  const deps = await openDeps(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SEED: 'none' }))
  onTestFinished(() => deps.close())
  const { host, log, close } = await serveTestHost({
    db: deps.database.kysely,
    directory: join(dataDir, 'media'),
    now: Date.now,
  })
  onTestFinished(close)
  // A symbolic link to itself cannot be read, whatever the rights of the account.
  const [lake, media] = [join(dataDir, 'lake/assets/files'), join(dataDir, 'media/originals')]
  for (const path of [lake, media]) {
    rmSync(path, { recursive: true, force: true })
    symlinkSync(path, path)
  }
  for (let time = 0; time < 2; time += 1) {
    const read = deps.embedded?.assets.original('file', `${'a'.repeat(40)}.txt`)
    await expect(read).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(host.sweep.sweep()).rejects.toThrow('ELOOP')
  }
  const lines = [...deps.logRing.entries(), ...log].map(({ message }) => message)
  const about = (start: string) => lines.filter((line) => line.startsWith(start))
  expect(about('The folder of images and files cannot be used')).toHaveLength(1)
  expect(about('The folder of images cannot be used')).toHaveLength(1)
})

it('the site loads the client of the object storage only if STORAGE_URL is set', async () => {
  const code = `
    import { createRequire } from 'node:module'
    import { readConfig } from '#server/config/config.ts'
    import { openConfiguredBucket } from '#server/composition/files/storage.ts'
    import '#server/composition/deps.ts'
    const loaded = () =>
      Object.keys(createRequire(process.cwd() + '/package.json').cache).filter((path) => path.includes('@aws-sdk')).length > 0
    await openConfiguredBucket(readConfig({}))
    const without = loaded()
    await openConfiguredBucket(readConfig({ STORAGE_URL: 's3://originals' }))
    console.log(JSON.stringify([without, loaded()]))`
  const program = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    code,
  ])
  expect(JSON.parse(program.stdout)).toEqual([false, true])
})
