import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import {
  delivered,
  filesIn,
  imageOf,
  openTestHost,
  originalOf,
  refusalOf,
} from '#server/testing/image-host.test-support.ts'
import { accountOfTests, postCall } from '#server/testing/media-server.test-support.ts'
import { bytesOf, jpegOf } from '#server/testing/pictures.test-support.ts'
import { signatureOf } from './signature.ts'

const databases = useDatabases()
const open = (engine: (typeof engines)[number] = 'sqlite') => openTestHost(databases, engine)

const upload = { action: 'upload' } as const

describe.each(engines)('the image host (%s)', (engine) => {
  it('stores equal uploads once, responds in Cloudinary’s format, and deletes the file with its last record', async () => {
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

  it('changes single values of the context of an uploaded picture', async () => {
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

  it('accepts each signature once, within an hour, and only with the signed parameters', async () => {
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
      expect(await post(change(name, undefined)), name).toBe(`400 Send “${name}”: it is missing.`)
    }
    expect(await post(change('signature', 'f'.repeat(40)))).toMatch(/^401/)
    expect(await post(change('api_key', 'other'))).toBe('401 Use the key of this image host.')
    for (const name of ['eager', 'notification_url', 'type', '__proto__', 'constructor']) {
      const more = { ...call, fields: [...call.fields, [name, 'x'] as [string, string]] }
      expect(await post(more), name).toMatch(/^400 Leave out/)
    }
    // The first signature is made with another secret, the second one permits replacing a picture.
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
    expect(await post(own({ public_id: 'x', overwrite: 'true' }))).toMatch(
      /^400 Upload it as a new image/,
    )
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

test('an upload with an interrupted connection leaves no files and can be repeated', async () => {
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

test('malformed calls of the image host never cause a 5xx response', async () => {
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
  // Damaged pictures, sent with valid signatures.
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
