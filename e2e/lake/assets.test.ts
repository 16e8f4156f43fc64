import type { SanityClient } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'

import type { LakeUnderTest } from './lake-under-test.ts'
import { useLake } from './use-lake.ts'

let lake: LakeUnderTest
let client: SanityClient

useLake(
  (opened) => {
    lake = opened
    client = lake.client()
  },
  { access: 'public' },
)

/** Draws an image whose left half is red and whose right half is blue. */
function twoHalves(width: number, height: number): Promise<Buffer> {
  const half = { width: Math.round(width / 2), height, channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer()
}

async function picture(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isImage = answer.status === 200
  const { width, height, format } = isImage
    ? await sharp(bytes).metadata()
    : { width: 0, height: 0, format: '' }
  return { status: answer.status, headers: answer.headers, bytes, width, height, format }
}

/** Colour of a point as `#rrggbb`. The coordinates are fractions of width and height. */
async function colourAt(bytes: Buffer, x: number, y = 0.5): Promise<string> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
  return `#${data.subarray(at, at + 3).toString('hex')}`
}

describe('uploads to the lake', () => {
  test('create a document with the metadata of an image; another upload of the same bytes returns the same document', async () => {
    const bytes = await twoHalves(800, 500)
    const options = { filename: 'halves.png', title: 'Two halves', creditLine: 'Us' }
    const asset = await client.assets.upload('image', bytes, options)
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'halves.png',
      title: 'Two halves',
      creditLine: 'Us',
      size: bytes.length,
      metadata: {
        dimensions: { width: 800, height: 500, aspectRatio: 1.6 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      },
    })
    expect(asset._id).toBe(`image-${asset.sha1hash}-800x500-png`)
    const again = await client.assets.upload('image', bytes, { filename: 'other.png' })
    expect([again._id, again._rev]).toEqual([asset._id, asset._rev])
    expect(await picture(asset.url)).toMatchObject({ status: 200, bytes })
  })

  test('store the width and height of a photo after the rotation by its EXIF orientation', async () => {
    const upright = await twoHalves(400, 200)
    const lying = await sharp(upright)
      .rotate(270)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const asset = await client.assets.upload('image', lying)
    expect(asset.metadata.dimensions).toMatchObject({ width: 400, height: 200 })
    const small = await picture(`${asset.url}?w=100&fm=png`)
    expect([small.width, small.height]).toEqual([100, 50])
    expect(await colourAt(small.bytes, 0.1)).toMatch(/^#f[c-f]/)
    const part = await picture(`${asset.url}?rect=300,0,100,200&fm=png`)
    expect(await colourAt(part.bytes, 0.5)).toMatch(/f[c-f]$/)
  })

  test('store the name, the type and the bytes of a file', async () => {
    const bytes = Buffer.from('a,b\n1,2\n')
    const asset = await client.assets.upload('file', bytes, {
      filename: 'table.csv',
      contentType: 'text/csv',
    })
    expect(asset).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'csv',
      mimeType: 'text/csv',
    })
    const answer = await fetch(asset.url)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="table.csv"/)
    expect(await answer.text()).toBe('a,b\n1,2\n')
  })

  test.each([
    ['text with the file name of an image', Buffer.from('not an image at all')],
    ['half an image', 'half'],
    ['nothing', Buffer.alloc(0)],
    [
      'an SVG file that ends within a tag',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><'),
    ],
  ])('are rejected: %s', async (_name, content) => {
    const whole = await twoHalves(300, 300)
    const body = content === 'half' ? whole.subarray(0, whole.length / 2) : content
    const answer = await lake.request('/assets/images/production?filename=x.png', {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(Buffer.from(body)),
    })
    expect(answer.status).toBe(400)
  })

  test('are rejected above the size limit, before the lake reads them', async () => {
    const answer = await lake.request('/assets/files/production', {
      method: 'POST',
      body: new Uint8Array(101 * 1024 * 1024),
    })
    expect(answer.status).toBe(413)
  })

  test('have no file any more once their asset document is deleted', async () => {
    const asset = await client.assets.upload('image', await twoHalves(31, 31))
    await client.delete(asset._id)
    expect((await fetch(asset.url)).status).toBe(404)
  })
})

describe('the image delivery', () => {
  let url = ''
  beforeAll(async () => {
    url = (await client.assets.upload('image', await twoHalves(800, 400))).url
  })

  test.each([
    ['w=200', 200, 100],
    ['h=100', 200, 100],
    ['w=200&h=200', 200, 100],
    ['w=1600', 1600, 800],
    ['w=1600&fit=max', 800, 400],
    ['w=200&h=200&fit=crop', 200, 200],
    ['w=200&h=200&fit=fill&bg=00ff00', 200, 200],
    ['w=1600&h=1600&fit=fillmax', 1600, 1600],
    ['w=100&h=300&fit=scale', 100, 300],
    ['w=1600&h=1600&fit=min', 400, 400],
    ['w=100&dpr=2', 200, 100],
    ['rect=0,0,400,400&w=100', 100, 100],
    ['max-w=400', 400, 200],
    ['w=100&or=90', 50, 100],
    ['w=100&flip=hv&blur=20&sat=-100&sharp=10', 100, 50],
    ['w=1000000000&h=1', 0, 0],
  ])('returns the requested size for %s', async (query, width, height) => {
    const made = await picture(`${url}?${query}`)
    expect([made.width, made.height]).toEqual([width, height])
  })

  test.each([
    ['crop=left', '#ff0000', '#ff0000'],
    ['crop=right', '#0000ff', '#0000ff'],
    ['crop=focalpoint&fp-x=0.1&fp-y=0.5', '#ff0000', '#ff0000'],
    ['crop=center', '#ff0000', '#0000ff'],
  ])('selects the crop for %s', async (query, left, right) => {
    const { bytes } = await picture(`${url}?w=100&h=200&fit=crop&${query}`)
    expect([await colourAt(bytes, 0.1), await colourAt(bytes, 0.9)]).toEqual([left, right])
  })

  test('pads the image with the requested colour for fit=fill', async () => {
    const { bytes } = await picture(`${url}?w=200&h=200&fit=fill&bg=00ff00`)
    expect([await colourAt(bytes, 0.1, 0.05), await colourAt(bytes, 0.1, 0.5)]).toEqual([
      '#00ff00',
      '#ff0000',
    ])
  })

  test.each([
    ['image/avif,image/webp,*/*', 'auto=format', 'image/avif'],
    ['image/webp,*/*', 'auto=format', 'image/webp'],
    ['*/*', 'auto=format', 'image/png'],
    ['image/avif', 'fm=jpg', 'image/jpeg'],
    ['image/avif', 'w=20', 'image/png'],
  ])('for Accept: %s and the parameters %s has the type %s', async (accept, query, type) => {
    const made = await picture(`${url}?${query}&w=50`, { accept })
    expect(made.headers.get('content-type')).toBe(type)
    expect(made.headers.get('vary')?.includes('Accept') ?? false).toBe(query === 'auto=format')
  })

  test('returns immutable images and supports conditional requests', async () => {
    const first = await picture(`${url}?w=60`)
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(`${url}?w=60`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await fetch(`${url}?w=60`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(first.bytes.length))
  })

  test.each([
    'w=0',
    'w=abc',
    'w=6001',
    'w=4000&dpr=2',
    'fit=stretch',
    'rect=1,2',
    'q=101',
    'bg=red',
    'fm=exe',
  ])('rejects %s with 400', async (query) => {
    const answer = await fetch(`${url}?${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { statusCode: 400 }])
  })

  test('returns an attachment with its file name for the parameter dl', async () => {
    const answer = await fetch(`${url}?dl=r%C3%B6d"%0d%0a.png`)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="r_d___.png"; filename*=UTF-8''r%C3%B6d___.png`,
    )
  })

  test('accepts URLs of the image URL builder', async () => {
    const [, ref] = /\/([0-9a-f]+-\d+x\d+)\.png$/.exec(url) ?? []
    const source = {
      asset: { _ref: `image-${ref}-png` },
      crop: { left: 0.5, right: 0, top: 0, bottom: 0 },
      hotspot: { x: 0.75, y: 0.5, width: 0.5, height: 1 },
    }
    const built = createImageUrlBuilder(client)
      .image(source)
      .width(100)
      .height(100)
      .auto('format')
      .url()
    expect(built.startsWith(`${lake.origin}/images/local/production/`)).toBe(true)
    const made = await picture(built)
    expect([made.width, made.height, await colourAt(made.bytes, 0.1)]).toEqual([
      100,
      100,
      '#0000ff',
    ])
  })
})
