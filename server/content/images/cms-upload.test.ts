import { describe, expect, it } from 'vitest'
import { engines } from '#server/testing/database.test-support.ts'
import { bytesOf, jpegOf } from '#server/testing/pictures.test-support.ts'
import { imageAnswer, MOST_UPLOAD_BYTES } from '#shared/contracts/images.ts'
import { names, useImages } from './images.test-support.ts'

const open = useImages()
type Site = Awaited<ReturnType<typeof open>>

const PATH = '/api/images/upload/?name=Bridge.jpg'
const jpeg = { 'content-type': 'image/jpeg' }

const upload = async ({ call }: Site, bytes: Uint8Array<ArrayBuffer>, headers: object = jpeg) =>
  call('POST', PATH, { bytes, headers: { ...headers } })

describe.each(engines)('an upload to the CMS (%s)', (engine) => {
  it.each(['embedded', 'elsewhere'] as const)(
    'an uploaded picture is forwarded to the lake and listed at once (lake: %s)',
    async (where) => {
      const site = await open(engine, where)
      const answer = await upload(site, await jpegOf(900, 600))
      expect(answer.status).toBe(201)
      const { data } = imageAnswer.parse(answer.body)
      expect(data).toMatchObject({
        source: 'sanity',
        alt_text: '',
        file_name: 'Bridge.jpg',
        width: 900,
        height: 600,
        uses: 0,
        pending: false,
      })
      const asset = site.dataset.get(data.id)
      expect(asset).toMatchObject({ _type: 'sanity.imageAsset', originalFilename: 'Bridge.jpg' })
      expect(data.url).toBe(`/lake/${String(asset?.['path'])}`)
      expect(await names(site)).toEqual(['Bridge.jpg'])
      // The same request is sent again, as after a lost response.
      expect((await upload(site, await jpegOf(900, 600))).body.data.id).toBe(data.id)
    },
  )

  it.each(['embedded', 'elsewhere'] as const)(
    'an uploaded file that is not a picture is rejected with advice (lake: %s)',
    async (where) => {
      const site = await open(engine, where)
      const answer = await upload(site, bytesOf('no picture'))
      expect([answer.status, answer.body.error.message]).toEqual([
        422,
        'Choose another picture. Validation failed: the CMS can’t read this file',
      ])
      expect(await names(site)).toEqual([])
    },
  )
})

it('an upload to the CMS is rejected above the size limit, with and without a Content-Length header', async () => {
  const site = await open('sqlite')
  const large = new Uint8Array(MOST_UPLOAD_BYTES + 1)
  const tooLarge = 'Choose a smaller image. The limit is 20 MB'
  for (const claim of [{}, { 'content-length': String(large.length) }]) {
    const answer = await upload(site, large, { ...jpeg, ...claim })
    expect([answer.status, answer.body.error.message]).toEqual([413, tooLarge])
  }
  expect(await names(site)).toEqual([])
})

it('an upload to the CMS is rejected if it has another media type, has no content, or comes from a visitor', async () => {
  const site = await open('sqlite')
  const bytes = await jpegOf(30, 20)
  expect((await upload(site, bytes, { 'content-type': 'application/json' })).status).toBe(415)
  expect((await upload(site, new Uint8Array())).status).toBe(422)
  expect((await site.call('POST', PATH, { as: null, bytes, headers: jpeg })).status).toBe(401)
  expect(await names(site)).toEqual([])
})

it('an upload to the CMS is rejected, not queued, while the CMS is down', async () => {
  const site = await open('sqlite', 'elsewhere')
  await site.lake.kill()
  expect((await upload(site, await jpegOf(30, 20))).status).toBe(503)
})
