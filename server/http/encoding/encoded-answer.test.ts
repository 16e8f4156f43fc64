import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  answerFor,
  encodeAnswer,
  encodeSmaller,
  plainAnswer,
  respondEncoded,
  selectForm,
  unencodedAnswer,
  withForms,
} from './encoded-answer.ts'

const text = `<p>${'text '.repeat(500)}</p>`
const prepare = (status = 200) => encodeAnswer({ status, headers: { 'x-a': 'b' }, text })

test.each([
  { accepted: undefined, encoding: undefined },
  { accepted: 'identity', encoding: undefined },
  { accepted: 'gzip, deflate, br', encoding: 'br' },
  { accepted: 'gzip', encoding: 'gzip' },
  { accepted: 'br;q=0, gzip', encoding: 'gzip' },
  { accepted: 'br;q=0.5', encoding: 'br' },
  { accepted: 'GZIP;q=1.0', encoding: 'gzip' },
])('“Accept-Encoding: $accepted” selects encoding $encoding', async ({ accepted, encoding }) => {
  const answer = answerFor(await prepare(), { acceptEncoding: accepted, ifNoneMatch: null })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['content-length']).toBe(String(answer.body.length))
})

const CHROME = 'gzip, deflate, br, zstd'

test.each([
  { accepted: CHROME, form: 'zstd' },
  { accepted: 'zstd;q=0, br', form: 'brotli' },
  { accepted: 'gzip, deflate, br', form: 'brotli' },
  { accepted: 'gzip', form: 'gzip' },
  { accepted: '', form: 'body' },
])(
  '“Accept-Encoding: $accepted” selects $form for a response without compressed forms',
  ({ accepted, form }) => {
    expect(selectForm(accepted, plainAnswer({ status: 200, headers: {}, text }))).toBe(form)
  },
)

test('the zstd encoding of a response is replaced once a Brotli encoding exists, and dropped when the response is recompressed', async () => {
  const quick = await withForms(plainAnswer({ status: 200, headers: {}, text }), ['zstd'])
  expect(selectForm(CHROME, quick)).toBe('zstd')
  const asked = { acceptEncoding: CHROME, ifNoneMatch: null }
  const sent = answerFor(quick, asked)
  expect(sent.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'Accept-Encoding' })
  expect(zstdDecompressSync(sent.body).toString()).toBe(text)
  expect(sent.headers['content-length']).toBe(String(sent.body.length))
  expect(selectForm(CHROME, await withForms(quick, ['brotli']))).toBe('brotli')
  const smaller = await encodeSmaller(quick)
  expect(smaller.zstd).toBe(smaller.body)
  expect(answerFor(smaller, asked).headers['content-encoding']).toBe('br')
  expect(answerFor(smaller, { ...asked, acceptEncoding: 'zstd' }).body.toString()).toBe(text)
})

test('a compressed file format is not compressed again', () => {
  const answer = unencodedAnswer({ headers: {}, body: Buffer.from('pixels'), etag: '"image"' })
  for (const acceptEncoding of [CHROME, 'zstd', 'br'])
    expect(answerFor(answer, { acceptEncoding, ifNoneMatch: null })).toMatchObject({
      headers: { 'content-length': '6', etag: '"image"' },
      body: Buffer.from('pixels'),
    })
})

test('a Cache-Control with no-store in the given headers is overwritten, whatever the case of the header’s name', async () => {
  const headers = { 'Cache-Control': 'no-store', Vary: 'Cookie' }
  const answer = respondEncoded(await encodeAnswer({ status: 200, headers, text }), {
    method: 'GET',
    headers: new Headers(),
  })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
})

test('each encoding decodes to the same bytes', async () => {
  const answer = await prepare()
  const ask = (acceptEncoding: string) => answerFor(answer, { acceptEncoding, ifNoneMatch: null })
  expect(ask('').body.toString()).toBe(text)
  expect(brotliDecompressSync(ask('br').body).toString()).toBe(text)
  expect(gunzipSync(ask('gzip').body).toString()).toBe(text)
  expect(ask('br').headers).toMatchObject({ 'x-a': 'b', vary: 'Accept-Encoding' })
})

test('a matching If-None-Match gets 304 without a body, except for a status other than 200', async () => {
  const answer = await prepare()
  const etag = answer.headers['etag'] ?? ''
  const ask = (ifNoneMatch: string) => answerFor(answer, { acceptEncoding: 'br', ifNoneMatch })
  expect(ask(`W/${etag}, "other"`)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(ask('*').status).toBe(304)
  expect(ask('"other"').status).toBe(200)
  const missing = await prepare(404)
  expect(answerFor(missing, { acceptEncoding: 'br', ifNoneMatch: etag }).status).toBe(404)
})

test('a Response to HEAD has the headers of a GET and no body', async () => {
  const response = respondEncoded(await prepare(), { method: 'HEAD', headers: new Headers() })
  expect(response.headers.get('content-length')).toBe(String(text.length))
  expect(await response.text()).toBe('')
})

/** Sizes around the limits of Brotli's window, which is 16 bytes smaller than a power of two. */
test.each([0, 1, 2 ** 16 - 17, 2 ** 16 - 16, 2 ** 16 - 15, 2 ** 18, 2 ** 22 + 1])(
  'a body of %i bytes is unchanged after compression with Brotli and decompression',
  async (length) => {
    const long = 'row of a page; '.repeat(Math.ceil(length / 15)).slice(0, length)
    const answer = await encodeAnswer({ status: 200, headers: {}, text: long }, ['brotli'])
    expect(brotliDecompressSync(answer.brotli).toString() === long).toBe(true)
  },
)
