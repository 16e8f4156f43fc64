import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import {
  hasPlanted,
  PLANTABLE,
  PLANTED,
  plantedImage,
} from '#server/testing/planted-images.test-support.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { lakeClient } from '../support/sites/lake-client.ts'
import {
  freePort,
  startLake,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { signInAsStaff, type StaffSession } from '../support/pages/staff-session.ts'

const LAKE_TOKEN = 'a-token-for-the-lake-under-test'
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(url, { headers, redirect: 'manual' })
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

/** Published post with an asset as its cover. */
const post = (id: string, asset: string) => ({
  _id: id,
  _type: 'blog',
  status: 'published',
  title: `A post about ${id}`,
  slug: { _type: 'slug', current: id },
  excerpt: 'About a bridge.',
  publishedAt: '2026-11-01T09:00:00Z',
  coverImage: {
    _type: 'picture',
    alt_text: 'A bridge',
    asset: { _type: 'reference', _ref: asset },
  },
})

describe.for(['in the same process', 'elsewhere'] as const)('a site with a lake %s', (place) => {
  const stack = new AsyncDisposableStack()
  let site: Program
  let data: string
  let alone: Program | undefined
  let session: StaffSession
  let client: SanityClient

  beforeAll(async () => {
    data = stack.use(await temporaryDirectory()).path
    const environment: Record<string, string> = { RATE_LIMIT: 'off', SEED: 'none' }
    if (place === 'elsewhere') {
      const directory = stack.use(await temporaryDirectory()).path
      alone = await startLake({ port: await freePort(), directory, token: LAKE_TOKEN })
      stack.defer(() => alone?.signal('SIGTERM'))
      Object.assign(environment, { SANITY_API_HOST: alone.url, LAKE_TOKEN })
    }
    site = await startSite({ port: await freePort(), directory: data, environment })
    stack.defer(() => site.signal('SIGTERM'))
    session = await signInAsStaff(site.url)
    client = lakeClient(site.url + lakePaths.base, session.token)
  })
  afterAll(() => stack.disposeAsync())

  test.for(PLANTABLE)('delivers originals to staff only: %s', async (format) => {
    const { planted } = await plantedImage(format)
    const filename = `${PLANTED} Jane.${format}`
    const asset = await client.assets.upload('image', Buffer.from(planted), { filename })
    expect(asset._id).toContain(sha1(planted))
    await client.createOrReplace(post(`about-${format}`, asset._id))
    const address = `${site.url}${lakePaths.base}/${asset.path}`
    await vi.waitFor(async () => expect((await get(address)).status).toBe(200), PATIENT)
    for (const url of [address, `${address}?dl=`, `${address}?dlRaw=true`, `${address}?key=`]) {
      const { bytes, headers } = await get(url)
      expect([url, hasPlanted(bytes)]).toEqual([url, false])
      expect(headers.get('content-disposition') ?? '').not.toContain(PLANTED)
    }
    for (const headers of [
      { cookie: session.headers['cookie'] ?? '' },
      { authorization: `Bearer ${session.token}` },
    ]) {
      const own = await get(address, headers)
      expect([own.status, own.bytes.equals(Buffer.from(planted))]).toEqual([200, true])
      expect(own.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(hasPlanted((await get(address)).bytes)).toBe(false)
  })

  test('shows no file name or location on pages and in responses', async () => {
    const { planted } = await plantedImage('jpg')
    const filename = `${PLANTED} at home.jpg`
    const asset = await client.assets.upload('image', Buffer.from(planted), { filename })
    await client.createOrReplace(post('about-names', asset._id))
    const shown = [
      paths.blog('about-names'),
      `/sanity${paths.blog('about-names')}`,
      apiPaths.blog('about-names'),
      apiPaths.blogs(),
      paths.blogs(),
      wellKnownPaths.sitemap,
      wellKnownPaths.openGraph,
    ]
    for (const path of shown) {
      const { bytes } = await vi.waitFor(async () => {
        const answer = await get(site.url + path)
        expect([path, answer.status, answer.bytes.includes('about-names')]).toEqual([
          path,
          200,
          true,
        ])
        return answer
      }, PATIENT)
      expect([path, hasPlanted(bytes)]).toEqual([path, false])
    }
  })

  test('cleans photographs pasted into an article', async () => {
    const { planted } = await plantedImage('jpg', { width: 90 })
    const answer = await fetch(site.url + staffApiPaths.imagesUpload({ name: `${PLANTED}.jpg` }), {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'image/jpeg' },
      body: planted,
    })
    const { data: image } = await answer.json()
    expect(image.id).toContain(sha1(planted))
    await client.createOrReplace(post('about-a-paste', image.id))
    const address = site.url + image.url
    await vi.waitFor(async () => expect((await get(address)).status).toBe(200), PATIENT)
    expect(hasPlanted((await get(address)).bytes)).toBe(false)
    const own = await get(address, { authorization: `Bearer ${session.token}` })
    expect(own.bytes.equals(Buffer.from(planted))).toBe(true)
  })

  test('stores clean copies only, with mode 600', async () => {
    const folder = join(data, place === 'elsewhere' ? 'pictures' : 'clean-images/copies')
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = names
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
    expect(files.length).toBeGreaterThan(2)
    for (const file of files) {
      expect(hasPlanted(await readFile(file))).toBe(false)
      expect((await stat(file)).mode & 0o777).toBe(0o600)
    }
    expect(await readdir(join(data, 'clean-images/incoming'))).toEqual([])
  })

  test('delivers originals at the stored URL of their asset to callers with a token', async () => {
    const { planted } = await plantedImage('png')
    const { url } = await client.assets.upload('image', Buffer.from(planted))
    expect(new URL(url).origin).toBe((alone ?? site).url)
    const token = alone === undefined ? session.token : LAKE_TOKEN
    const { bytes } = await get(url, { authorization: `Bearer ${token}` })
    expect(bytes.equals(Buffer.from(planted))).toBe(true)
  })
})
