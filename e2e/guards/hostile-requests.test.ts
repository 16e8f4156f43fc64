import { describe, expect, test } from 'vitest'
import { faultsOf, type Hostile } from '../support/sites/answer-faults.ts'
import { BODIES, json, long, PLACES, TAILS, TARGETS } from '../support/sites/hostile-inputs.ts'
import { staff, type Program } from '../support/sites/processes.ts'
import { sendRaw } from '../support/sites/raw-request.ts'
import { useSite } from '../support/sites/use-site.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { workerApiPaths } from '#shared/paths/worker-paths.ts'

let site: Program
let port: number

const METRICS_TOKEN = 'a-token-of-this-file-alone'

useSite({ SEED: 'none', METRICS_TOKEN }, (started) => {
  site = started
  port = Number(new URL(site.url).port)
})

const STUDIO_SESSION = `${staffApiPaths.studioSession}?origin=`

const send = ({ method = 'GET', target, headers = {}, body }: Hostile) => {
  const all = {
    host: `localhost:${port}`,
    connection: 'close',
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body, 'latin1')) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

async function expectCalm(hostile: Hostile) {
  const answer = await send(hostile)
  const label = `${hostile.method ?? 'GET'} ${hostile.target.slice(0, 120)}`
  expect(faultsOf(answer, hostile, site.url), label).toEqual([])
  return answer
}

test.each(PLACES)('no path below %s causes a 5xx', async (place) => {
  for (const tail of TAILS) await expectCalm({ target: place + tail })
})

test.each(['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
  'a request with %s gets a well-formed response from every route, without a 5xx',
  async (method) => {
    for (const place of [
      ...PLACES,
      paths.blogs(),
      paths.studio,
      staffApiPaths.login,
      staffApiPaths.logout,
    ]) {
      const answer = await expectCalm({ method, target: place })
      expect([200, 204, 308, 400, 401, 403, 404, 405, 415]).toContain(answer.status)
    }
  },
)

test.each(TARGETS)(
  'a request with $name gets a well-formed response without a 5xx',
  async ({ target, headers, method }) => {
    await expectCalm({ target, ...(headers && { headers }), ...(method && { method }) })
  },
)

test.each([
  '//evil.example',
  '//evil.example/%2f..',
  '/%2f%2fevil.example',
  '///evil.example//x',
  '/blogs//',
  '/%5cevil.example/',
])('a browser that requests %s stays on the site', async (target) => {
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`]) {
    await expectCalm({ target, headers: { host, accept: 'text/html' } })
  }
})

test.each([
  '//evil.example',
  'https://evil.example/studio',
  'javascript:alert(1)',
  '%00',
  '%E0%A4%A',
  'http://localhost',
])("the Studio's sign-in does not redirect to another site: %s", async (origin) => {
  expect((await expectCalm({ target: STUDIO_SESSION + origin })).status).toBe(400)
  const near = await expectCalm({ target: `${STUDIO_SESSION}${site.url}@evil.example/studio` })
  expect(near.status).toBe(400)
})

test.each(BODIES)(
  'a sign-in with $name is rejected with the standard error shape',
  async ({ body, headers }) => {
    const answer = await expectCalm({
      method: 'POST',
      target: staffApiPaths.login,
      headers: headers ?? json,
      body,
    })
    expect([400, 413, 415, 422]).toContain(answer.status)
  },
)

test('the server cuts off a chunked body at its limit, and an aborted request causes no server error', async () => {
  const head = `POST ${staffApiPaths.login} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\nContent-Type: application/json\r\n`
  const piece = `1000\r\n${long(4096)}\r\n`
  const large = await sendRaw(
    port,
    `${head}Transfer-Encoding: chunked\r\n\r\n${piece.repeat(30)}0\r\n\r\n`,
  )
  expect(large.status).toBe(413)
  const smuggled = await sendRaw(
    port,
    `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  )
  expect(smuggled.status).toBe(400)
  // The DOM's types lack `duplex`, which Node requires for streaming a request body.
  const broken = {
    method: 'POST',
    headers: json,
    duplex: 'half',
    body: new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"email":'))
        setTimeout(() => controller.error(new Error('gone')), 50)
      },
    }),
  }
  await fetch(site.url + staffApiPaths.login, broken).catch(() => undefined)
  await expect.poll(async () => (await send({ target: healthPaths.live })).status).toBe(200)
  expect(site.output()).not.toContain('"level":"error"')
})

test.each([
  [apiPaths.contact, 64 * 1024],
  [apiPaths.partnership, 64 * 1024],
  [apiPaths.bookings(), 32 * 1024],
  [apiPaths.assistant, 128 * 1024],
  [apiPaths.assistantFeedback, 16 * 1024],
  [apiPaths.visits(), 1_024],
  [apiPaths.consentReceipts, 1_024],
  [apiPaths.browserErrors, 16 * 1024],
  [workerApiPaths.offlineCopies, 16 * 1024],
  [staffApiPaths.login, 16 * 1024],
  [staffApiPaths.resetPassword, 16 * 1024],
])('the endpoint %s accepts bodies of at most %i bytes', async (target, limit) => {
  const of = (bytes: number) => `{"x":"${long(bytes - 8)}"}`
  const within = await expectCalm({ method: 'POST', target, headers: json, body: of(limit) })
  expect([400, 404, 422]).toContain(within.status)
  const beyond = await expectCalm({ method: 'POST', target, headers: json, body: of(limit + 1) })
  expect(beyond.status).toBe(413)
})

test.each([paths.contact, paths.partners])(
  'the form of %s accepts at most 128 KB',
  async (target) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `message=${long(128 * 1024 - 8)}`
    const within = await expectCalm({ method: 'POST', target, headers, body })
    expect(within.status).toBe(422)
    const beyond = await expectCalm({ method: 'POST', target, headers, body: `${body}a` })
    expect(beyond.status).toBe(413)
  },
)

test.each(['a/', 'a', '%41', '/', '..;/', '%E3%81%82'])(
  'a path of 15,000 characters of %s gets a response',
  async (part) => {
    const rest = part.repeat(Math.floor(15_000 / part.length))
    for (const start of ['/', '/blogs/', '/lake/v1/', '/media/', '/social/', '/engravings/']) {
      const { status } = await expectCalm({ target: `${start}${rest}x` })
      expect([308, 400, 401, 404, 429]).toContain(status)
    }
  },
)

test('all equivalent forms of a path redirect to one page', async () => {
  for (const target of ['/blogs/', '//blogs', '/%62logs', '/blogs///']) {
    const answer = await send({ target })
    expect([answer.status, answer.headers.get('location')], target).toEqual([308, paths.blogs()])
  }
  expect((await send({ target: '/BLOGS' })).status).toBe(404)
  expect((await send({ target: '/ADMIN' })).body).not.toContain('type="password"')
})

describe('response headers', () => {
  test('forbid caching and indexing of the admin', async () => {
    const { status, headers, body } = await send({ target: paths.admin })
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(body).not.toContain(staff.email)
  })

  test.each([paths.studio, `${paths.studio}/`, `${paths.studio}/structure`])(
    'contain the content security policy of the Studio at %s and forbid frames',
    async (target) => {
      const { headers } = await send({ target })
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  test('mark the scripts of a page as immutable', async () => {
    const [script = ''] = /\/assets\/[\w./-]+\.js/.exec((await send({ target: '/' })).body) ?? []
    const { status, headers } = await send({ target: script })
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })
})

test('password guessing is blocked at the sixth attempt, whatever X-Forwarded-For contains', async () => {
  const statuses: number[] = []
  for (let guess = 1; guess <= 6; guess += 1) {
    const answer = await expectCalm({
      method: 'POST',
      target: staffApiPaths.login,
      headers: { ...json, 'x-forwarded-for': `198.51.100.${guess}`, forwarded: 'for=198.51.100.9' },
      body: `{"email":"someone@example.com","password":"guess ${guess}"}`,
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('metrics contain only route patterns, not requested paths', async () => {
  const read = (authorization: string) =>
    fetch(site.url + healthPaths.metrics, { headers: { authorization } })
  expect((await read('Bearer wrong')).status).toBe(401)
  for (const path of ['/blogs/none-such', '/contact/received/some-key', '/api/blogs/none/']) {
    await fetch(site.url + path)
  }
  const text = await (await read(`Bearer ${METRICS_TOKEN}`)).text()
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
  expect([...routes]).toContain('/api/blogs/:id')
  expect(routes.size).toBeLessThan(120)
  expect(text).toMatch(/^site_mirror_behind_seconds 0$/m)
  expect(text).not.toMatch(/none-such|some-key|%|passwd|package\.json/)
})
