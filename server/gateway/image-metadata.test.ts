import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { blog, put, reference } from '#server/testing/content.test-support.ts'
import { lakeKinds, STAFF, STAFF_COOKIE } from '#server/testing/gateway.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import {
  hasPlanted,
  PLANTABLE,
  plantedAnimation,
  plantedImage,
} from '#server/testing/planted-images.test-support.ts'
import { everyAddress } from '#shared/content/pictures/picture-files.ts'
import { openSite } from './site.test-support.ts'

const KEPT = 'public, max-age=31536000, immutable'

/** Opens a site with an article that shows a file as its cover. */
async function siteThatShows(
  kind: (typeof lakeKinds)[number],
  file: Uint8Array,
  options: Parameters<typeof openSite>[1] = {},
) {
  const site = await openSite(kind, options)
  const { id, path } = await site.uploadFile(file, 'Jane at home.jpg')
  await put(site.dataset, blog('a', { coverImage: { _type: 'picture', asset: reference(id) } }))
  await vi.waitUntil(() => site.mirror.read((store) => store.isUsedPublicly(id)), PATIENT)
  return { ...site, id, path }
}

describe.each(lakeKinds)('the gateway to a lake (%s), for images,', (kind) => {
  it.for(PLANTABLE)('sends the metadata of a %s image to staff only', async (format) => {
    const { plain, planted } = await plantedImage(format)
    const { call, id, path } = await siteThatShows(kind, planted)
    const addresses = [
      path,
      `${path}?dl=`,
      `${path}?dl=x.jpg`,
      `${path}?dlRaw=true`,
      `${path}/x.jpg`,
    ]
    const shown = everyAddress({ asset: id, url: path, crop: null, hotspot: null })
    for (const address of [...addresses, ...shown]) {
      const answer = await call(address)
      expect([address, answer.status, hasPlanted(answer.bytes)]).toEqual([address, 200, false])
      expect(answer.headers.get('cache-control')).toBe(KEPT)
      expect(answer.headers.get('content-disposition')).not.toContain('Jane')
      const { exif, xmp, iptc, comments } = await sharp(answer.bytes).metadata()
      expect([exif, xmp, iptc, comments]).toEqual(Array(4).fill(undefined))
    }
    const visitor = await call(path)
    const [before, after] = [await sharp(plain).metadata(), await sharp(visitor.bytes).metadata()]
    expect([after.width, after.height, after.icc]).toEqual([
      before.width,
      before.height,
      before.icc,
    ])
    for (const headers of [STAFF, STAFF_COOKIE]) {
      for (const address of addresses) {
        const own = await call(address, { headers })
        expect([address, own.status, own.bytes.equals(Buffer.from(planted))]).toEqual([
          address,
          200,
          true,
        ])
        expect(own.headers.get('cache-control')).toBe('private, no-store')
        expect(own.headers.get('vary')).toBe('Cookie, Authorization')
      }
      for (const address of shown) {
        expect(hasPlanted((await call(address, { headers })).bytes)).toBe(false)
      }
    }
  })

  it('sends headers that make shared caches store original and clean image separately, whichever is requested first', async () => {
    const { planted } = await plantedImage('jpg')
    const { call, path } = await siteThatShows(kind, planted)
    /** Shared cache as in RFC 9111: storable responses by address and the headers in Vary. */
    const cache = new Map<string, Buffer>()
    const through = async (headers: Readonly<Record<string, string>>) => {
      const of = (vary: string) =>
        JSON.stringify([
          path,
          ...vary.split(/, */).map((name) => headers[name.toLowerCase()] ?? ''),
        ])
      const stored = cache.get(of('Cookie, Authorization'))
      if (stored !== undefined) return stored
      const answer = await call(path, { headers })
      const control = answer.headers.get('cache-control') ?? ''
      if (!control.includes('no-store'))
        cache.set(of(answer.headers.get('vary') ?? ''), answer.bytes)
      return answer.bytes
    }
    for (const order of [
      [{}, STAFF_COOKIE, STAFF, {}],
      [STAFF, STAFF_COOKIE, {}, STAFF],
    ]) {
      cache.clear()
      for (const headers of order) {
        const isVisitor = Object.keys(headers).length === 0
        expect(hasPlanted(await through(headers))).toBe(!isVisitor)
      }
    }
    const [visitor, staff] = [await call(path), await call(path, { headers: STAFF })]
    const tags = [visitor, staff].map(({ headers }) => headers.get('etag') ?? '')
    expect(new Set(tags).size).toBe(2)
    const [clean = '', own = ''] = tags
    const known = async (tag: string, headers = {}) =>
      (await call(path, { headers: { ...headers, 'if-none-match': tag } })).status
    expect([await known(clean), await known(own)]).toEqual([304, 200])
    expect([await known(clean, STAFF), await known(own, STAFF)]).toEqual([200, 304])
  })

  it('supports byte ranges of the clean image, and HEAD requests', async () => {
    const { planted } = await plantedImage('jpg')
    const { call, path } = await siteThatShows(kind, planted)
    const whole = await call(path)
    const head = await call(path, { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    for (const range of ['bytes=0-99', 'bytes=20-', 'bytes=-50', `bytes=${whole.bytes.length}-`]) {
      const part = await call(path, { headers: { range } })
      expect([range, hasPlanted(part.bytes)]).toEqual([range, false])
      const isPart = part.status !== 206 || whole.bytes.includes(part.bytes)
      expect([range, isPart]).toEqual([range, true])
    }
  })

  it('preserves animations', async () => {
    for (const format of ['gif', 'webp'] as const) {
      const { planted } = await plantedAnimation(format)
      const { call, id, path } = await siteThatShows(kind, planted)
      const still = everyAddress({ asset: id, url: path, crop: null, hotspot: null })
      for (const address of format === 'gif' ? [path, ...still] : [path]) {
        const { bytes, headers } = await call(address)
        if (headers.get('content-type') !== `image/${format}`) continue
        expect(hasPlanted(bytes)).toBe(false)
        const { pages, delay } = await sharp(bytes, { animated: true }).metadata()
        expect([pages, delay]).toEqual([3, [80, 120, 200]])
      }
    }
  })

  it('rotates images with an EXIF orientation', async () => {
    const { planted } = await plantedImage('jpg', { orientation: 6 })
    const { call, path } = await siteThatShows(kind, planted)
    const { bytes } = await call(path)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 48, height: 64 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(hasPlanted(bytes)).toBe(false)
  })

  it('removes scripts from drawings', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="alert(1)"><!-- PLANTED --><metadata>PLANTED</metadata><script>alert(1)</script><rect width="9" height="9" fill="#fc0"/></svg>`
    const { call, id, path } = await siteThatShows(kind, Buffer.from(drawing))
    const shown = everyAddress({ asset: id, url: path, crop: null, hotspot: null })
    for (const address of [path, ...shown]) {
      const answer = await call(address)
      const text = answer.bytes.toString()
      expect([address, answer.status]).toEqual([address, 200])
      expect(text).not.toMatch(/PLANTED|script|alert|onload/)
      if (answer.headers.get('content-type') !== 'image/svg+xml') continue
      expect(text).toContain('<rect width="9" height="9" fill="#fc0">')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    }
    expect((await call(path, { headers: STAFF })).bytes.toString()).toBe(drawing)
  })

  it('re-encodes TIFF files', async () => {
    const tiff = await sharp((await plantedImage('jpg', { orientation: 6 })).planted)
      .keepMetadata()
      .tiff()
      .toBuffer()
    expect(hasPlanted(tiff)).toBe(true)
    const { call, path } = await siteThatShows(kind, tiff)
    const answer = await call(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/tiff'])
    expect(hasPlanted(answer.bytes)).toBe(false)
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 48, height: 64 })
  })

  it('hides from visitors the images that no article shows', async () => {
    const { call, uploadFile } = await openSite(kind)
    const { planted } = await plantedImage('png')
    const { path } = await uploadFile(planted)
    expect((await call(path)).status).toBe(404)
    expect((await call(path, { headers: STAFF })).bytes.equals(Buffer.from(planted))).toBe(true)
    expect((await call(path, { headers: { authorization: 'Bearer wrong' } })).status).toBe(404)
  })
})

describe('export links', () => {
  it('an export link returns the original for one hour, and no link with a changed signature is accepted', async () => {
    let now = 1_800_000_000_000
    const { planted } = await plantedImage('jpg')
    const { call, uploadFile, path } = await siteThatShows('embedded', planted, { now: () => now })
    const unused = await uploadFile((await plantedImage('png')).planted)
    const { bytes } = await call('/lake/v2021-06-07/data/export/production', { headers: STAFF })
    const documents = bytes
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const addressOf = (id: string) =>
      String(documents.find(({ _id }: { readonly _id: string }) => _id === id).url)
    const [stored] = (
      await call('/lake/v2021-06-07/data/doc/production/' + unused.id, { headers: STAFF })
    ).body.documents
    expect(new URL(stored.url).search).toBe('')

    for (const id of [
      unused.id,
      path.split('/').at(-1)?.replace('.', '-').replace(/^/, 'image-') ?? '',
    ]) {
      const address = addressOf(id)
      const answer = await call(address)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'private, no-store',
      ])
      const hash = createHash('sha1').update(answer.bytes).digest('hex')
      expect(id).toContain(hash)
      expect(hasPlanted(answer.bytes)).toBe(true)
      const part = await call(address, { headers: { range: 'bytes=0-9' } })
      expect([part.status, part.bytes.length]).toEqual([206, 10])
    }
    const address = addressOf(unused.id)
    const forged = [
      address.replace(/key=\d+/, (key) => `${key}0`),
      address.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      address.replace(/key=.*/, 'key='),
      address.replace(unused.path, path),
    ]
    for (const each of forged) {
      const answer = await call(each)
      expect([each, answer.status, hasPlanted(answer.bytes)]).toEqual([each, 403, false])
      expect(answer.body.message).toMatch(/^Export again\./)
    }
    now += 60 * 60_000
    expect((await call(address)).status).toBe(403)
  })
})
