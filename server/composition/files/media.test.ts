import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { engines, useDatabases, type Engine } from '../../testing/database.test-support.ts'
import { openHostedStandIn } from '../../testing/hosted-api.test-support.ts'
import { postCall } from '../../testing/media-server.test-support.ts'
import { jpegOf } from '../../testing/pictures.test-support.ts'
import { hasPlanted, plantedImage } from '../../testing/planted-images.test-support.ts'
import { openSite as openWholeSite } from '../../testing/site-without-pages.test-support.ts'
import { everyAddress } from '#shared/content/pictures/picture-files.ts'
import { hostedImage, signedImageAnswer } from '#shared/contracts/image-host.ts'
import { imageAnswer } from '#shared/contracts/images.ts'
import { apiPaths, healthPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()
const created = z.object({ data: z.object({ id: z.string() }) })
const mayBeEmpty = z.object({ dependencies: z.record(z.string(), z.unknown()) })

/** Starts the complete server on a port, without rendered pages. */
async function openSite(engine: Engine, env: Readonly<Record<string, string>> = {}) {
  const site = await openWholeSite(databases, engine, env)
  const upload = async (bytes?: Uint8Array<ArrayBuffer>) => {
    const asked = await site.send('POST', staffApiPaths.imagesSign, { action: 'upload' })
    const call = signedImageAnswer.parse(await asked.json()).data
    const answer = await postCall(site.origin, call, {
      bytes: bytes ?? (await jpegOf(900, 600)),
      name: 'Bridge.jpg',
    })
    return hostedImage.parse(await answer.json())
  }
  return { ...site, upload }
}

type Site = Awaited<ReturnType<typeof openSite>>

/** Adds a picture to the library. Returns its URLs as pages use them. */
async function addPicture({ send, upload }: Site, bytes?: Uint8Array<ArrayBuffer>) {
  const file = await upload(bytes)
  const alt = { alt_text: 'A bridge over a river' }
  const answer = await send('POST', staffApiPaths.images(), { public_id: file.public_id, ...alt })
  expect(answer.status).toBe(201)
  const { data } = imageAnswer.parse(await answer.json())
  const url = z.string().parse(data.url)
  const picture = { asset: null, url, width: 900, height: 600, crop: null, hotspot: null }
  return { id: data.id, file, url, addresses: everyAddress(picture) }
}

const post = (library: string, status: string) => ({
  title: 'A post',
  status,
  excerpt: 'About a bridge.',
  cover_image: { library, alt_text: 'A bridge' },
  body: 'Text.',
})

test.for(engines)(
  'visitors see a picture of the library only while a published post shows it (%s)',
  async (engine) => {
    const site = await openSite(engine)
    const { send, look } = site
    const { id, url, file, addresses } = await addPicture(site)
    expect(url).toBe(new URL(file.secure_url).pathname)
    const [card = ''] = addresses
    expect(card).toContain('/c_fill,w_320,')
    const seen = async () => [(await look(url)).status, (await look(card)).status]
    expect(await seen()).toEqual([404, 404])
    expect((await look(card, true)).headers.get('cache-control')).toBe('private, no-store')

    const draft = await send('POST', apiPaths.blogs(), post(id, 'draft'))
    const blog = created.parse(await draft.json()).data.id
    expect(await seen()).toEqual([404, 404])
    expect((await send('PUT', apiPaths.blog(blog), post(id, 'published'))).status).toBe(200)
    expect(await seen()).toEqual([200, 200])
    expect((await look(card)).headers.get('cache-control')).toContain('immutable')

    // The URLs of the cover in the public API must lead to files that visitors can load.
    const { data } = await (await look(apiPaths.blog(blog))).json()
    for (const address of everyAddress(data.cover_image)) {
      expect((await look(address)).status, address).toBe(200)
    }
    const odd = url.replace('/upload/', '/upload/c_limit,w_333/')
    expect((await look(odd)).status).toBe(302)
    expect((await look(odd, true)).status).toBe(200)

    expect((await send('PUT', apiPaths.blog(blog), post(id, 'archived'))).status).toBe(200)
    expect(await seen()).toEqual([404, 404])
    const ready = mayBeEmpty.parse(await (await look(healthPaths.ready)).json())
    expect(ready.dependencies['media']).toEqual({ state: 'ok' })
  },
)

test('the focal point and crop from staff apply to every public file of a picture', async () => {
  const site = await openSite('sqlite')
  const { send, look } = site
  const { id, url } = await addPicture(site)
  const change = {
    focal_point: { x: 0.9, y: 0.5 },
    crop: { top: 0.1, bottom: 0.1, left: 0, right: 0.25 },
  }
  expect((await send('PATCH', staffApiPaths.image(id), change)).status).toBe(200)
  const made = await send('POST', apiPaths.blogs(), post(id, 'published'))
  const { data } = await (
    await look(apiPaths.blog(created.parse(await made.json()).data.id))
  ).json()
  expect(data.cover_image).toMatchObject({
    url,
    crop: change.crop,
    hotspot: { ...change.focal_point, width: 0, height: 0 },
  })
  const addresses = everyAddress(data.cover_image)
  expect(addresses[0]).toContain('c_crop,x_0,y_60,w_675,h_480/c_fill,w_320,h_213,g_xy_center,')
  for (const address of addresses) expect((await look(address)).status, address).toBe(200)
})

test('a picture in the trash is not shown, and its file is deleted when no document shows it any more', async () => {
  const site = await openSite('sqlite')
  const { send, look } = site
  const { id, url } = await addPicture(site)
  await send('POST', apiPaths.blogs(), post(id, 'published'))
  expect((await look(url)).status).toBe(200)
  const bulk = { ids: [id], action: 'delete', force: true }
  expect((await send('POST', staffApiPaths.imagesBulk, bulk)).status).toBe(200)
  expect((await look(url)).status).toBe(404)
  expect((await look(url, true)).status).toBe(200)
  expect((await send('DELETE', staffApiPaths.trashed(id))).status).toBe(200)
  expect((await look(url, true)).status).toBe(404)
})

/** Opens a site whose pictures are at an external service. */
async function openHostedSite() {
  const service = await openHostedStandIn({ cloud: 'demo', apiKey: '1234', apiSecret: 'abcd' })
  onTestFinished(service.close)
  const site = await openSite('sqlite', {
    CLOUDINARY_CLOUD_NAME: 'demo',
    CLOUDINARY_API_KEY: '1234',
    CLOUDINARY_API_SECRET: 'abcd',
    CLOUDINARY_API_HOST: service.origin,
    CLOUDINARY_DELIVERY_HOST: service.origin,
  })
  return { service, site }
}

test('pictures at an external service are delivered by the same routes', async () => {
  const { service, site } = await openHostedSite()
  const { send, look } = site
  const { id, url, file, addresses } = await addPicture(site)
  expect(url).toMatch(/^\/media\/demo\/image\/upload\/v\d+\/library\/[0-9a-f]{20}\.jpg$/)
  const [card = ''] = addresses
  expect((await look(card)).status).toBe(404)
  expect(service.delivered).toEqual([])
  expect((await look(card, true)).headers.get('cache-control')).toBe('private, no-store')
  await send('POST', apiPaths.blogs(), post(id, 'published'))
  service.delivered.length = 0
  const first = await look(card, false, 'image/avif,*/*')
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/avif'])
  expect(first.headers.get('cache-control')).toContain('immutable')
  expect(first.headers.get('set-cookie')).toBeNull()
  const again = await look(card, false, 'image/avif,*/*')
  expect(again.status).toBe(200)
  expect((await look(`${card}?x=1`, false, 'image/avif,*/*')).status).toBe(200)
  // The service was called once for all visitors, and without headers of visitors.
  expect(service.delivered).toEqual([card.replace('/media/', '/')])
  expect((await look(url.replace('/upload/', '/upload/e_blur:300/'))).status).toBe(302)
  expect(
    (await fetch(`${site.origin}/media/v1_1/demo/image/upload`, { method: 'POST' })).status,
  ).toBe(404)

  await send('POST', staffApiPaths.imagesBulk, { ids: [id], action: 'delete', force: true })
  expect((await look(card)).status).toBe(404)
  expect((await send('DELETE', staffApiPaths.trashed(id))).status).toBe(200)
  expect(service.pictures.has(file.public_id)).toBe(false)
})

test('metadata of a picture at an external service are sent to staff only', async () => {
  const { site } = await openHostedSite()
  const { planted } = await plantedImage('jpg')
  const { id, url } = await addPicture(site, planted)
  await site.send('POST', apiPaths.blogs(), post(id, 'published'))
  const look = async (isStaff: boolean) => {
    const answer = await site.look(url, isStaff)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { headers } = answer
    return [answer.status, hasPlanted(bytes), headers.get('cache-control'), headers.get('vary')]
  }
  const kept = 'public, max-age=31536000, immutable'
  for (const isStaff of [true, false, true, false]) {
    expect(await look(isStaff)).toEqual([
      200,
      isStaff,
      isStaff ? 'private, no-store' : kept,
      'Accept, Cookie, Authorization',
    ])
  }
})
