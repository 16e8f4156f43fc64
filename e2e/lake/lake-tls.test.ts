import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { request as httpsRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { startLake, TOKEN, until, type LakeUnderTest } from './lake-under-test.ts'

/** Certificate for these tests only, valid for localhost until 2120. */
const cert = join(import.meta.dirname, 'tls/localhost-cert.pem')
const key = join(import.meta.dirname, 'tls/localhost-key.pem')
const ca = readFileSync(cert)
const authorization = `Bearer ${TOKEN}`

let lake: LakeUnderTest
beforeAll(async () => {
  lake = await startLake(undefined, { host: 'localhost', tls: { cert, key } })
})
afterAll(() => lake[Symbol.asyncDispose]())

/** Sends a request over HTTP/2. Returns its status and the text received so far. */
function overHttp2(
  session: ReturnType<typeof connect>,
  headers: Record<string, string>,
  body?: string,
) {
  const stream = session.request({ authorization, ...headers })
  const received = { status: 0, text: '' }
  stream.on('response', (answer) => (received.status = Number(answer[':status'])))
  stream.setEncoding('utf8').on('data', (chunk: string) => (received.text += chunk))
  stream.end(body)
  return { stream, received }
}

describe('a lake with a certificate', () => {
  test('supports HTTP/2: a write, its listener event, and a rejection, over one connection', async () => {
    expect(lake.origin).toMatch(/^https:\/\/localhost:\d+$/)
    const session = connect(lake.origin, { ca })
    await once(session, 'connect')
    expect(session.alpnProtocol).toBe('h2')
    const listening = Array.from({ length: 12 }, () =>
      overHttp2(session, { ':path': '/v1/data/listen/production?query=*' }),
    )
    for (const { received } of listening)
      await until(() => received.text.includes('event: welcome'), 'the welcome')
    const mutation = JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'note' } }] })
    const path = '/v1/data/mutate/production'
    const write = overHttp2(session, { ':method': 'POST', ':path': path }, mutation)
    for (const { received } of listening)
      await until(() => received.text.includes('"documentId":"a"'), 'the mutation')
    expect(write.received.status).toBe(200)
    const large = overHttp2(session, { ':method': 'POST', ':path': path }, ' '.repeat(9_000_000))
    await until(() => large.received.status !== 0, 'the refusal')
    expect(large.received.status).toBe(413)
    session.destroy()
  })

  test('also accepts HTTP/1.1 and WebSockets', async () => {
    const answer = await new Promise<{ status: number; version: string; body: string }>(
      (resolve, reject) => {
        const options = { ca, headers: { authorization } }
        httpsRequest(`${lake.origin}/v1/users/me`, options, (response) => {
          const { statusCode = 0, httpVersion } = response
          void text(response).then((body) =>
            resolve({ status: statusCode, version: httpVersion, body }),
          )
        })
          .on('error', reject)
          .end()
      },
    )
    expect(answer).toMatchObject({ status: 200, version: '1.1' })
    const url = `${lake.origin.replace(/^http/, 'ws')}/v1/data/listen/production?query=*`
    const socket = new WebSocket(url, { ca })
    await once(socket, 'open')
    const first = once(socket, 'message')
    socket.send(JSON.stringify({ authorization }))
    expect(String(await first)).toContain('event: welcome')
    socket.close()
  })

  test('sends Studios its https address, and sets cookies that browsers send over TLS only', async () => {
    const session = connect(lake.origin, { ca })
    const asked = overHttp2(session, { ':path': '/v1/auth/providers' })
    await until(() => asked.received.text.includes('}'), 'the answer')
    expect(asked.received.text).toContain(`${lake.origin}/auth/login`)
    const form = new URLSearchParams({ way: 'token', token: TOKEN }).toString()
    const query = new URLSearchParams({ origin: 'http://localhost:3000/', projectId: 'local' })
    const stream = session.request({
      ':method': 'POST',
      ':path': `/auth/login?${query.toString()}`,
      origin: lake.origin,
    })
    stream.end(form)
    expect(await once(stream, 'response')).toMatchObject([
      {
        ':status': 303,
        'set-cookie': [expect.stringMatching(/^__Host-lake-session=.*; Secure$/)],
      },
      expect.anything(),
      expect.anything(),
    ])
    session.destroy()
  })
})

test('the command npm run lake reports an invalid certificate and key in a message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = join(import.meta.dirname, '../../server/cli/lake.ts')
  const program = spawn(process.execPath, [script], {
    env: { DATA_DIR: folder, LAKE_PORT: '0', TLS_CERT: key, TLS_KEY: cert },
    cwd: folder,
  })
  const [error, code] = await Promise.all([text(program.stderr), once(program, 'exit')])
  expect(error).toMatch(/^Set TLS_CERT and TLS_KEY to a certificate and the key [^\n]+\n$/)
  expect(code).toEqual([1, null])
})
