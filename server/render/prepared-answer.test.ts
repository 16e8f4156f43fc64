import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerFor, chooseEncoding, preparePage } from './prepared-answer.ts'

test.each([
  { accepted: undefined, encoding: undefined },
  { accepted: 'identity', encoding: undefined },
  { accepted: 'gzip, deflate, br', encoding: 'br' },
  { accepted: 'gzip', encoding: 'gzip' },
  { accepted: 'br;q=0, gzip', encoding: 'gzip' },
  { accepted: 'br;q=0.5', encoding: 'br' },
  { accepted: 'GZIP;q=1.0', encoding: 'gzip' },
])('Accept-Encoding $accepted gives $encoding', ({ accepted, encoding }) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('each encoding carries the same page, and a visitor who has it gets 304', async () => {
  const html = `<p>${'text '.repeat(500)}</p>`
  const page = await preparePage({ status: 200, html, headers: { 'x-a': 'b' }, tags: new Set() })
  const ask = (acceptEncoding?: string, ifNoneMatch?: string) =>
    answerFor(page, { acceptEncoding, ifNoneMatch })
  expect(ask().body.toString()).toBe(html)
  expect(brotliDecompressSync(ask('br').body).toString()).toBe(html)
  expect(gunzipSync(ask('gzip').body).toString()).toBe(html)
  expect(ask('br').headers).toMatchObject({ 'x-a': 'b', 'content-encoding': 'br' })
  const etag = ask().headers['etag']
  expect(ask('br', `W/${etag}, "other"`)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  expect(ask('br', '"other"').status).toBe(200)
})
