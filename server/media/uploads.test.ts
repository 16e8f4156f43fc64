import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { engines, useDatabases } from '#server/database.test-support.ts'
import { openTestHost } from '#server/image-host.test-support.ts'
import { accountOfTests, postCall, STAFF } from '#server/media-server.test-support.ts'
import {
  bytesOf,
  gifOf,
  heic,
  jpegOf,
  jpegWithPlace,
  pngThatSays,
  testPicture,
  type Bytes,
} from '#server/pictures.test-support.ts'
import { hostedImage, imageHostError } from '#shared/contracts/image-host.ts'
import { signatureOf } from './signature.ts'

const databases = useDatabases()
const open = (engine: (typeof engines)[number] = 'sqlite') => openTestHost(databases, engine)
type Host = Awaited<ReturnType<typeof open>>

const upload = { action: 'upload' } as const
const staff = { authorization: STAFF }

const imageOf = async (response: Response) => {
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return z.parse(hostedImage, body)
}
const refusalOf = async (response: Response) =>
  `${response.status} ${z.parse(imageHostError, await response.json()).error.message}`
const filesIn = async (host: Host, folder: string) =>
  (await readdir(`${host.directory}/${folder}`, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )
const delivered = async (host: Host, address: string, headers: Record<string, string> = staff) =>
  fetch(new URL(new URL(address).pathname, host.origin), { headers, redirect: 'manual' })
const originalOf = async (host: Host, image: z.infer<typeof hostedImage>) =>
  Buffer.from(await (await delivered(host, image.secure_url)).arrayBuffer())

describe.each(engines)('an upload on %s', (engine) => {
  it('is kept once under the hash of its bytes, told of as the service tells it, and gone with its last record', async () => {
    const host = await open(engine)
    const file = { bytes: await jpegOf(60, 40), name: 'Bridge.JPG', type: 'image/jpeg' }
    const first = await imageOf(
      await host.call(
        {
          ...upload,
          content_type: 'blog',
          object_id: 'welcome',
          context: { alt_text: 'A = B | C', caption: 'Über', order: 3 },
        },
        file,
      ),
    )
    expect(first).toMatchObject({
      public_id: expect.stringMatching(/^blog\/welcome\/[0-9a-f]{20}$/),
      version: 1_790_845_200,
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
      width: 60,
      height: 40,
      format: 'jpg',
      folder: 'blog/welcome',
      original_filename: 'Bridge',
      created_at: '2026-10-01T09:00:00.000Z',
      context: { custom: { alt_text: 'A = B | C', caption: 'Über', order: '3' } },
    })
    expect(first.secure_url).toBe(
      `https://site.example/media/site/image/upload/v${first.version}/${first.public_id}.jpg`,
    )
    const second = await imageOf(await host.call(upload, file))
    expect(second.public_id).toMatch(/^library\//)
    expect(second.etag).toBe(first.etag)
    expect(await filesIn(host, 'originals')).toHaveLength(1)
    expect((await originalOf(host, first)).length).toBe(first.bytes)

    const destroy = (id: string) => host.call({ action: 'destroy', public_id: id })
    expect(await (await destroy(first.public_id)).json()).toEqual({ result: 'ok' })
    expect(await filesIn(host, 'originals')).toHaveLength(1)
    expect((await delivered(host, first.secure_url)).status).toBe(404)
    expect((await delivered(host, second.secure_url)).status).toBe(200)
    expect(await (await destroy(second.public_id)).json()).toEqual({ result: 'ok' })
    expect(await (await destroy(second.public_id)).json()).toEqual({ result: 'not found' })
    expect(await filesIn(host, 'originals')).toHaveLength(0)
    expect(await filesIn(host, 'incoming')).toHaveLength(0)
  })

  it('has its words changed by a call of their own, each name by itself', async () => {
    const host = await open(engine)
    const file = { bytes: await jpegOf(8, 8), name: 'a.jpg' }
    const context = { alt_text: 'One', caption: 'Two' }
    const { public_id: id } = await imageOf(await host.call({ ...upload, context }, file))
    const answer = await host.call({
      action: 'context',
      public_ids: [id, 'library/none'],
      context: { alt_text: 'Three', order: 4 },
    })
    expect(await answer.json()).toEqual({ public_ids: [id] })
    expect((await host.store.get(id))?.context).toEqual({
      alt_text: 'Three',
      caption: 'Two',
      order: '4',
    })
  })

  it('is taken by a signature once, for an hour, as it was signed, and with nothing more', async () => {
    const host = await open(engine)
    const file = { bytes: await jpegOf(8, 8), name: 'a.jpg' }
    const call = host.sign(upload)
    const change = (name: string, value: string | undefined) => ({
      ...call,
      fields: call.fields.flatMap(([field, before]): [string, string][] =>
        field !== name ? [[field, before]] : value === undefined ? [] : [[field, value]],
      ),
    })
    const post = async (changed: typeof call, name = 'a.jpg') =>
      refusalOf(await postCall(host.origin, changed, { ...file, name }))
    for (const name of ['folder', 'public_id', 'overwrite']) {
      expect(await post(change(name, 'x')), name).toMatch(/^401 Ask for a new signature/)
      expect(await post(change(name, undefined)), name).toMatch(/^401 Ask for a new signature/)
    }
    for (const name of ['timestamp', 'api_key', 'signature']) {
      expect(await post(change(name, undefined)), name).toBe(`400 Say “${name}”: it is missing.`)
    }
    expect(await post(change('signature', 'f'.repeat(40)))).toMatch(/^401/)
    expect(await post(change('api_key', 'other'))).toBe('401 Use the key of this image host.')
    for (const name of ['eager', 'notification_url', 'type', '__proto__', 'constructor']) {
      const more = { ...call, fields: [...call.fields, [name, 'x'] as [string, string]] }
      expect(await post(more), name).toMatch(/^400 Leave out/)
    }
    // What another secret of the right form signed, and what was signed for replacing a picture.
    const timestamp = call.fields.find(([name]) => name === 'timestamp')?.[1] ?? ''
    const own = (
      parameters: Record<string, string>,
      secret: string = accountOfTests.apiSecret,
    ) => ({
      ...call,
      fields: [
        ...Object.entries({ ...parameters, timestamp }),
        ['api_key', 'site'] as [string, string],
        ['signature', signatureOf({ ...parameters, timestamp }, secret)] as [string, string],
      ],
    })
    expect(await post(own({ folder: 'library' }, 'guessed'))).toMatch(/^401/)
    expect(await post(own({ public_id: 'x', overwrite: 'true' }))).toMatch(/^400 Add the picture/)
    expect(await post(own({ folder: '../x' }))).toMatch(/^400 Use an id/)
    expect(await post(own({ context: 'evil=1' }))).toMatch(/^400 Describe the picture/)

    const good = await imageOf(await postCall(host.origin, call, file))
    expect(await post(call)).toBe('401 Ask for a new signature: this one has been used.')
    const late = host.sign(upload)
    host.pass(3_600_000)
    expect((await postCall(host.origin, late, file)).status).toBe(200)
    const later = host.sign(upload)
    host.pass(3_601_000)
    expect(await post(later)).toBe(
      '401 Ask for a new signature: this one is more than an hour old.',
    )
    host.pass(-7_300_000)
    expect(await post(later)).toMatch(/^401/)
    const destroy = host.sign({ action: 'destroy', public_id: good.public_id })
    expect((await postCall(host.origin, destroy)).status).toBe(200)
    expect(await refusalOf(await postCall(host.origin, destroy))).toMatch(/has been used/)
    expect(host.log.filter(({ level }) => level === 'error')).toEqual([])
  })
})

/** What may not come in, and the sentence that says what to do instead. */
const REFUSED: readonly [string, () => Promise<Bytes> | Bytes, RegExp, string?][] = [
  ['a HEIC file', heic, /^400 Save it as JPEG/],
  ['a HEIC file that says it is a JPEG', heic, /^400 Save it as JPEG/, 'image/jpeg'],
  [
    'a drawing',
    () =>
      bytesOf(
        '<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      ),
    /^400 Save it as PNG/,
  ],
  [
    'a web page called .png',
    () => bytesOf('<!doctype html><script>1</script>'),
    /^400 Choose a pic/,
  ],
  ['a program', () => bytesOf(Buffer.from('MZ\x90\0'.repeat(100), 'latin1')), /^400 Choose a pic/],
  ['nothing', () => bytesOf(''), /^400 Choose a picture/],
  [
    'a picture of 100 megapixels that has none of them',
    () => pngThatSays(10_000, 10_000),
    /^400 Make the picture smaller.*100 megapixels/,
  ],
  [
    'a few bytes that unpack to 400 megapixels',
    () => pngThatSays(20_000, 20_000, Buffer.alloc(2_501 * 4_000)),
    /^400 Make the picture smaller.*400 megapixels/,
  ],
  [
    'a picture that is too long',
    () => pngThatSays(20_000, 4),
    /^400 Make the picture smaller.*16383/,
  ],
  [
    'a picture that is cut off',
    async () => (await jpegOf(200, 200)).slice(0, 2_000),
    /^400 Export the picture anew/,
  ],
  ['a header without pixels', () => pngThatSays(100, 100), /^400 Export the picture anew/],
  ['an animation of 301 frames', () => gifOf(301, 4), /^400 Shorten the animation/],
]

test('what is no picture, or too much of one, is refused with what to do instead', async () => {
  const host = await open()
  for (const [what, make, sentence, type = 'image/png'] of REFUSED) {
    const bytes = await make()
    const started = performance.now()
    const answer = await refusalOf(await host.call(upload, { bytes, name: 'x.png', type }))
    expect(answer, what).toMatch(sentence)
    expect(performance.now() - started, what).toBeLessThan(15_000)
  }
  const large = { bytes: new Uint8Array(21 * 2 ** 20).fill(255), name: 'x.jpg' }
  expect(await refusalOf(await host.call(upload, large))).toBe(
    '400 Choose a smaller file: 20 MB is the most.',
  )
  expect(await filesIn(host, '')).toEqual([])
  expect(await host.store.all()).toEqual([])
})

test('what a picture tells of place, camera and people goes, and it stands upright', async () => {
  const host = await open()
  const bytes = await jpegWithPlace(60, 40)
  expect(Buffer.from(bytes).includes('SecretCamera')).toBe(true)
  const image = await imageOf(await host.call(upload, { bytes, name: 'home.jpg' }))
  expect([image.width, image.height]).toEqual([40, 60])
  const kept = await originalOf(host, image)
  const facts = await sharp(kept).metadata()
  expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  for (const word of ['SecretCamera', 'Jane', 'GPS', 'Exif', 'home']) {
    expect(kept.includes(word), word).toBe(false)
  }
})

test('colours of another space come to the one of the web', async () => {
  const host = await open()
  const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ff00' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const image = await imageOf(await host.call(upload, { bytes: bytesOf(wide), name: 'p3.png' }))
  const facts = await sharp(await originalOf(host, image)).metadata()
  expect([facts.space, facts.hasProfile]).toEqual(['srgb', false])
})

test('an animation still moves, and is made still where a still format is named', async () => {
  const host = await open()
  const image = await imageOf(await host.call(upload, { bytes: await gifOf(5), name: 'a.gif' }))
  expect(image).toMatchObject({ format: 'gif', width: 16, height: 16 })
  expect((await sharp(await originalOf(host, image)).metadata()).pages).toBe(5)
  const still = image.secure_url.replace('/upload/', '/upload/c_limit,w_8/f_webp/')
  const made = Buffer.from(await (await delivered(host, still)).arrayBuffer())
  const facts = await sharp(made).metadata()
  expect([facts.format, facts.width, facts.pages]).toEqual(['webp', 8, undefined])
})

test('what was hidden behind a picture does not come along', async () => {
  const host = await open()
  const hidden = '<script>alert(1)</script>PK\x03\x04payload'
  for (const picture of [
    await jpegOf(30, 30),
    bytesOf(await testPicture(30, 30).png().toBuffer()),
    bytesOf(await testPicture(30, 30).webp().toBuffer()),
    await gifOf(2),
  ]) {
    const bytes = bytesOf(Buffer.concat([picture, Buffer.from(hidden, 'latin1')]))
    const image = await imageOf(
      await host.call(upload, { bytes, name: 'a.html', type: 'text/html' }),
    )
    const kept = await originalOf(host, image)
    expect(kept.includes('script') || kept.includes('payload')).toBe(false)
    const answer = await delivered(host, image.secure_url)
    expect(answer.headers.get('content-type')).toBe(`image/${image.format.replace('jpg', 'jpeg')}`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('names of files keep their letters and lose what turns the text around them', async () => {
  const host = await open()
  const bytes = await jpegOf(8, 8)
  for (const [name, shown] of [
    ['\u202Egpj.exe\u202C صورة 👩‍💻 .jpg', 'gpj.exe صورة 👩‍💻 '],
    ['../../etc/pass\u0000wd.png', 'passwd'],
    ['C:\\Users\\me\\תמונה.jpeg', 'תמונה'],
    [`${'é'.repeat(300)}.jpg`, 'é'.repeat(120)],
  ] as const) {
    const image = await imageOf(await host.call(upload, { bytes, name }))
    expect(image.original_filename, name).toBe(shown)
    expect(image.original_filename).not.toMatch(/[\u202A-\u202E\u2066-\u2069\p{Cc}]/u)
    expect(image.public_id).toMatch(/^library\/[0-9a-f]{20}$/)
  }
})

test('a photograph of 12 megapixels comes in whole', async () => {
  const host = await open()
  const bytes = await jpegOf(4_000, 3_000, 85)
  const image = await imageOf(await host.call(upload, { bytes, name: 'IMG_1.JPG' }))
  expect([image.width, image.height]).toEqual([4_000, 3_000])
})

test('a connection that breaks leaves nothing, and the same call can be made again', async () => {
  const host = await open()
  const bytes = await jpegOf(1_200, 900)
  const call = host.sign(upload)
  const { hostname, port, pathname } = new URL(call.url, host.origin)
  const boundary = 'x'.repeat(20)
  const head = call.fields
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${bytes.length + 5_000}\r\n\r\n${head}` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
  )
  socket.write(bytes.slice(0, bytes.length / 2))
  await expect.poll(() => filesIn(host, 'incoming')).toHaveLength(1)
  socket.destroy()
  await expect.poll(() => filesIn(host, 'incoming')).toHaveLength(0)
  expect(await host.store.all()).toEqual([])
  expect((await postCall(host.origin, call, { bytes, name: 'a.jpg' })).status).toBe(200)
})

test('no call of any form makes a 5xx', async () => {
  const host = await open()
  const address = new URL(host.sign(upload).url, host.origin)
  const picture = await jpegOf(20, 20)
  const type = fc.constantFrom(
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'application/x-www-form-urlencoded',
    'application/json',
  )
  const part = fc
    .tuple(
      fc.constantFrom('file', 'timestamp', 'signature', 'folder', 'public_ids[]', '__proto__', ''),
      fc.string({ maxLength: 60 }),
    )
    .map(
      ([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.array(part, { maxLength: 8 }).map((parts) => bytesOf(`${parts.join('')}--x--\r\n`)),
  )
  await fc.assert(
    fc.asyncProperty(type, body, async (contentType, bytes) => {
      const headers = { 'content-type': contentType }
      const sent = { method: 'POST', headers, body: bytesOf(bytes) }
      expect((await fetch(address, sent)).status).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
  // Pictures that were damaged on the way, signed as they should be.
  await fc.assert(
    fc.asyncProperty(fc.nat(picture.length - 1), fc.nat(255), async (at, value) => {
      const bytes = bytesOf(picture)
      bytes[at] = value
      const answer = await host.call(upload, { bytes, name: 'a.jpg' })
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 60 },
  )
  for (const method of ['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']) {
    expect((await fetch(address, { method })).status, method).toBe(405)
  }
  await wait(0)
  expect(host.log.filter(({ level }) => level === 'error')).toEqual([])
})
