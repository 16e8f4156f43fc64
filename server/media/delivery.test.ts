import { readdir, rm, utimes } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { openTestHost } from '#server/testing/image-host.test-support.ts'
import { STAFF } from '#server/testing/media-server.test-support.ts'
import { bytesOf, jpegOf, testPicture } from '#server/testing/pictures.test-support.ts'
import { hostedImage } from '#shared/contracts/image-host.ts'
import { everyAddress, feedFile } from '#shared/content/pictures/picture-files.ts'
import { readTransformation } from './transformation.ts'

const databases = useDatabases()
const staff = { authorization: STAFF }
const HOUR = 3_600_000
const DAY = 24 * HOUR

async function openWithPicture(
  engine: (typeof engines)[number] = 'sqlite',
  width = 900,
  height = 600,
) {
  const host = await openTestHost(databases, engine)
  const file = { bytes: await jpegOf(width, height), name: 'a.jpg' }
  const answer = await host.call({ action: 'upload' }, file)
  const image = z.parse(hostedImage, await answer.json())
  const url = new URL(image.secure_url).pathname
  const picture = { asset: null, url, width, height, crop: null, hotspot: null }
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(path, host.origin), { headers, method, redirect: 'manual' })
  return { host, image, url, picture, get }
}

const sizeOf = async (answer: Response) => {
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { width, height, format }
}

test('the image host shows a picture to visitors only while a public document shows it, and to staff always', async () => {
  const { host, image, url, picture, get } = await openWithPicture()
  const nowhere = url.replace(/[0-9a-f]{20}/, '0'.repeat(20))
  const [hidden, none] = await Promise.all([get(url), get(nowhere)])
  expect(hidden.status).toBe(404)
  expect(await hidden.text()).toBe(await none.text())
  expect([...hidden.headers].filter(([name]) => name !== 'date')).toEqual(
    [...none.headers].filter(([name]) => name !== 'date'),
  )
  const forStaff = await get(url, staff)
  expect(forStaff.status).toBe(200)
  expect(forStaff.headers.get('cache-control')).toBe('private, no-store')

  host.shown.set(image.public_id, [picture])
  const open = await get(url)
  expect(open.status).toBe(200)
  expect(open.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(open.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(open.headers.get('content-security-policy')).toContain('sandbox')
  const etag = open.headers.get('etag') ?? ''
  expect((await get(url, { 'if-none-match': etag })).status).toBe(304)
  expect((await get(url, {}, 'HEAD')).headers.get('content-length')).toBe(String(image.bytes))
  expect((await get(url, { range: 'bytes=0-9' })).status).toBe(206)
  expect((await get(url, { range: 'bytes=999999999-' })).status).toBe(416)

  host.shown.clear()
  expect((await get(url)).status).toBe(404)
})

test('visitors get the sizes that pages reference, in the best format of their browser, and are redirected from other sizes', async () => {
  const { host, image, url, picture, get } = await openWithPicture()
  host.shown.set(image.public_id, [picture])
  const addresses = everyAddress(picture)
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) {
    const accept = 'image/avif,image/webp,*/*'
    const [modern, old] = await Promise.all([get(address, { accept }), get(address)])
    const isForNetworks = address.includes('f_jpg')
    const isShared = isForNetworks || address === feedFile(picture)?.url
    expect([modern.status, old.status], address).toEqual([200, 200])
    expect(modern.headers.get('content-type')).toBe(isForNetworks ? 'image/jpeg' : 'image/avif')
    expect(old.headers.get('content-type')).toBe('image/jpeg')
    expect(modern.headers.get('vary')).toBe(isForNetworks ? null : 'Accept')
    expect(modern.headers.get('cross-origin-resource-policy')).toBe(
      isShared ? 'cross-origin' : 'same-origin',
    )
    const [, width] = /w_(\d+)/.exec(address) ?? []
    expect((await sizeOf(old)).width, address).toBe(Number(width))
  }
  expect(
    (await get(addresses[0] ?? '', { accept: 'image/webp' })).headers.get('content-type'),
  ).toBe('image/webp')
  const odd = url.replace('/upload/', '/upload/c_limit,w_401/f_auto,q_auto/')
  const led = await get(odd)
  expect(led.status).toBe(302)
  expect(led.headers.get('cache-control')).toBe('no-store')
  expect(addresses).toContain(led.headers.get('location'))
  expect((await get(odd, staff)).status).toBe(200)
  for (const path of [
    '/media/other/image/upload/v1/a.jpg',
    '/media/site/raw/upload/v1/a.jpg',
    url.replace(/v\d+/, 'v1'),
    url.replace('/upload/', '/upload/../upload/').replace('.jpg', '.svg'),
    '/media/site/image/upload/v1/%2e%2e/%2e%2e/site.db',
    '/media/',
  ]) {
    expect((await get(path, staff)).status, path).toBe(404)
  }
  expect(host.log.filter(({ level }) => level === 'error')).toEqual([])
})

test('staff get any transformation in the syntax of Cloudinary, and an error message for unsupported ones', async () => {
  const { url, get } = await openWithPicture()
  const make = async (steps: string) =>
    sizeOf(await get(url.replace('/upload/', `/upload/${steps}/`), staff))
  const jpeg = { format: 'jpeg' }
  expect(await make('c_fill,w_300,h_300')).toEqual({ ...jpeg, width: 300, height: 300 })
  expect(await make('c_fill,g_auto,w_100,h_200')).toEqual({ ...jpeg, width: 100, height: 200 })
  expect(await make('c_fit,w_300,h_300')).toEqual({ ...jpeg, width: 300, height: 200 })
  expect(await make('c_limit,w_3000')).toEqual({ ...jpeg, width: 900, height: 600 })
  expect(await make('c_scale,w_450')).toEqual({ ...jpeg, width: 450, height: 300 })
  expect(await make('w_450')).toEqual({ ...jpeg, width: 450, height: 300 })
  expect(await make('c_scale,w_50,h_50')).toEqual({ ...jpeg, width: 50, height: 50 })
  expect(await make('c_crop,x_10,y_20,w_100,h_50')).toEqual({ ...jpeg, width: 100, height: 50 })
  expect(await make('c_crop,w_0.5,h_0.5/c_limit,w_90/f_png')).toEqual({
    format: 'png',
    width: 90,
    height: 60,
  })
  expect(await make('c_limit,w_100,dpr_2.0/f_webp,q_50')).toMatchObject({
    width: 200,
    format: 'webp',
  })
  for (const steps of [
    'e_blur:300',
    'l_text',
    'w_99999',
    'c_pad,w_1,h_1',
    'q_101',
    'w_x',
    'g_ocr,c_fill,w_1,h_1',
    'c_fill,w_2,h_2/c_fit,w_1,h_1',
  ]) {
    const answer = await get(url.replace('/upload/', `/upload/${steps}/`), staff)
    expect(answer.status, steps).toBe(400)
    expect(await answer.text()).toContain('Check “')
  }
})

test('a crop shows the part of the picture around the chosen focal point', async () => {
  const host = await openTestHost(databases, 'sqlite')
  // The picture is black with a white right end, so the crop shows which focal point was used.
  const bytes = bytesOf(
    await sharp({ create: { width: 400, height: 100, channels: 3, background: '#000' } })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: '#fff' } },
          left: 300,
          top: 0,
        },
      ])
      .png()
      .toBuffer(),
  )
  const answer = await host.call({ action: 'upload' }, { bytes, name: 'a.png' })
  const image = z.parse(hostedImage, await answer.json())
  const url = new URL(image.secure_url).pathname
  const hotspot = { x: 0.9, y: 0.5, width: 0.1, height: 0.1 }
  const picture = { asset: null, url, width: 400, height: 100, crop: null, hotspot }
  host.shown.set(image.public_id, [picture])
  const card = everyAddress(picture).find((address) => /w_150,h_100/.test(address)) ?? ''
  const made = await fetch(host.origin + card)
  const { dominant } = await sharp(Buffer.from(await made.arrayBuffer())).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200)
})

test.for([
  ['c_fill,w_10,h_10,g_faces', { w: 10, h: 10, fit: 'crop', crop: 'entropy' }],
  [
    'c_fill,w_10,h_10,g_xy_center,x_450,y_0.5',
    { w: 10, h: 10, fit: 'crop', crop: 'focalpoint', 'fp-x': 0.5, 'fp-y': 0.5 },
  ],
  ['c_crop,x_800,w_500', { rect: { left: 800, top: 0, width: 100, height: 600 } }],
  ['f_auto,q_auto:eco', { auto: 'format', q: 62 }],
] as const)('readTransformation parses %s', ([steps, shape]) => {
  expect(readTransformation(steps.split('/'), { width: 900, height: 600 })).toEqual(shape)
})

test('the image host deletes the rendered files of a deleted picture', async () => {
  const { host, image, url, get } = await openWithPicture()
  const made = async () =>
    (await readdir(`${host.directory}/made`, { recursive: true })).filter((name) => /\./.test(name))
  await get(url.replace('/upload/', '/upload/c_limit,w_40/'), staff)
  expect(await made()).toHaveLength(1)
  expect(await host.host.remove(image.public_id)).toBe(true)
  await expect.poll(made).toEqual([])
  expect(await host.host.remove(image.public_id)).toBe(false)
})

test.for(engines)('the cleanup job (%s) deletes only unused pictures', async (engine) => {
  const { host, image, url, get } = await openWithPicture(engine, 30, 20)
  const id = image.public_id
  const files = async () =>
    (await readdir(`${host.directory}/originals`, { recursive: true })).filter((name) =>
      name.endsWith('.jpg'),
    )
  const there = async () => (await host.store.get(id)) !== undefined
  const sweep = async (hours: number) => {
    host.pass(hours * HOUR)
    await host.host.sweep.sweep()
    return there()
  }
  // No document has ever referenced the picture, so it is retained for a day only.
  expect(await sweep(23)).toBe(true)
  // Nothing is deleted while it is unknown which pictures documents reference.
  host.library.names = undefined
  expect(await sweep(100)).toBe(true)
  // No document references the picture any more. It is deleted after the retention period of the trash, counted from the sweep that first
  // finds no reference.
  host.library.names = new Set([id])
  expect(await sweep(1)).toBe(true)
  host.library.names = new Set()
  expect(await sweep(1)).toBe(true)
  expect(await sweep(30 * 24)).toBe(true)
  host.library.names = new Set([id])
  expect(await sweep(1)).toBe(true)
  host.library.names = new Set()
  expect(await sweep(1)).toBe(true)
  expect(await sweep(30 * 24)).toBe(true)
  expect((await get(url, staff)).status).toBe(200)
  expect(await sweep(25)).toBe(false)
  expect(await files()).toEqual([])

  const again = await host.call(
    { action: 'upload' },
    { bytes: await jpegOf(30, 20), name: 'b.jpg' },
  )
  const other = z.parse(hostedImage, await again.json())
  host.pass(25 * HOUR)
  await host.host.sweep.sweep()
  expect(await host.store.get(other.public_id)).toBeUndefined()
})

test('the cleanup job deletes files without a record after an hour, and does not shorten the retention of records without a file', async () => {
  const { host, image } = await openWithPicture('sqlite', 30, 20)
  const path = `${host.directory}/originals/${image.etag.slice(0, 2)}/${image.etag}.jpg`
  await host.store.remove(image.public_id)
  const touch = async (ago: number) => {
    const at = new Date(Date.UTC(2026, 9, 1, 9) - ago)
    await utimes(path, at, at)
  }
  const isThere = async () =>
    (await readdir(`${host.directory}/originals/${image.etag.slice(0, 2)}`)).length > 0
  await touch(HOUR / 2)
  await host.host.sweep.sweep()
  expect(await isThere()).toBe(true)
  await touch(2 * HOUR)
  await host.host.sweep.sweep()
  expect(await isThere()).toBe(false)

  const two = await openWithPicture('sqlite', 31, 20)
  await rm(`${two.host.directory}/originals`, { recursive: true })
  two.host.library.names = new Set([two.image.public_id])
  await expect(two.host.host.sweep.sweep()).resolves.toBeUndefined()
  expect(await two.host.host.state()).toMatchObject({ images: 1, missing: 1 })
  // The first picture is now in the trash, and no document references the second one yet. Their missing files may be in another place.
  await two.host.call({ action: 'upload' }, { bytes: await jpegOf(32, 20), name: 'new.jpg' })
  await rm(`${two.host.directory}/originals`, { recursive: true })
  two.host.library.names = new Set()
  await two.host.host.sweep.sweep()
  expect(await two.host.host.state()).toMatchObject({ images: 2, missing: 2 })
  two.host.pass(25 * HOUR)
  await two.host.host.sweep.sweep()
  expect(await two.host.host.state()).toMatchObject({ images: 1, missing: 1 })
  two.host.pass(31 * DAY)
  await two.host.host.sweep.sweep()
  expect(await two.host.host.state()).toMatchObject({ images: 0, missing: 0 })
})

test('concurrent uploads and removals of the same picture never leave a record without a file', async () => {
  const { host } = await openWithPicture('sqlite', 30, 20)
  const bytes = bytesOf(await testPicture(64, 64).png().toBuffer())
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => host.call({ action: 'upload' }, { bytes, name: 'a.png' })),
    )
    const ids = await Promise.all(
      answers.map(async (answer) => z.parse(hostedImage, await answer.json()).public_id),
    )
    host.pass(2 * DAY)
    await Promise.all([
      ...ids.map((id) => host.host.remove(id)),
      host.host.sweep.sweep(),
      host.call({ action: 'upload' }, { bytes, name: 'b.png' }),
      host.call({ action: 'upload' }, { bytes, name: 'c.png' }),
    ])
    for (const { sha1, format } of await host.store.all()) {
      const path = `${host.directory}/originals/${sha1.slice(0, 2)}`
      expect(await readdir(path)).toContain(`${sha1}.${format}`)
    }
  }
})
