import { describe, expect, it } from 'vitest'
import { setUp } from './api.test-support.ts'

describe('request bodies of the API', () => {
  const post = async (body: string, headers: Record<string, string> = {}) =>
    setUp().call('POST', '/api/notes', { as: 'editor', body, headers })

  it('a valid request body is passed to the handler unchanged', async () => {
    const data = { title: ' “ñ” 🏳️‍🌈 <b>&amp; \u2028', tags: ['constructor', 'toString', ''] }
    expect((await post(JSON.stringify(data))).json).toMatchObject({ success: true, data })
  })

  it('an invalid request body is rejected with an error for each invalid field', async () => {
    const answer = await post('{"title":"","tags":["a",1]}')
    expect(answer.status).toBe(422)
    expect(answer.json.error).toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/validation/i),
      fields: { title: expect.any(String), 'tags.1': expect.any(String) },
    })
    expect((await post('[]')).json.error.fields).toEqual({ body: expect.any(String) })
  })

  it.each([
    { name: 'invalid JSON', body: '{"title":', status: 400 },
    { name: 'no content', body: '', status: 400 },
    { name: 'the key __proto__', body: '{"title":"x","__proto__":{"role":"admin"}}', status: 400 },
    { name: 'a nested key __proto__', body: '{"title":"x","a":[{"__proto__":1}]}', status: 400 },
    { name: 'deep nesting', body: `${'['.repeat(200_000)}${']'.repeat(200_000)}`, status: 400 },
    { name: 'a NUL', body: '{"title":"a\\u0000b"}', status: 422 },
    { name: 'half a character', body: '{"title":"\\ud83c"}', status: 422 },
    { name: 'more than 1 MB', body: `{"title":"${'x'.repeat(1024 * 1024)}"}`, status: 413 },
  ])('a request body with $name is rejected with $status', async ({ body, status }) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(answer.json.success).toBe(false)
  })

  it.each([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('a request body of another media type is rejected: %o', async (headers) => {
    expect((await post('{"title":"x"}', headers)).status).toBe(415)
  })

  it('a request body is read only up to the size limit, whatever length it declares', async () => {
    const { api } = setUp()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(new Uint8Array(65_536).fill(0x20))
      },
    })
    // The DOM's types lack `duplex`, which Node requires to stream a body.
    const streamed = {
      method: 'POST',
      headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
      body,
      duplex: 'half',
    }
    const request = new Request('http://localhost:3000/api/notes', streamed)
    const response = await api.fetch(request, { address: '192.0.2.1' })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(30)
  })

  it('a request body that is not UTF-8 is rejected', async () => {
    const { api } = setUp()
    const request = new Request('http://localhost:3000/api/notes', {
      method: 'POST',
      headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
      body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    })
    expect((await api.fetch(request, { address: '192.0.2.1' })).status).toBe(400)
  })
})
