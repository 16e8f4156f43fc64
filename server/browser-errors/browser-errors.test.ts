import { expect, test } from 'vitest'
import { setUp } from '#server/http/api.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { browserErrorRoutes } from './browser-errors.routes.ts'
import { createErrorRing } from './error-ring.ts'

const known = new Map([
  ['/blogs/:id', '/blogs/:id'],
  ['/blogs/of-jane', '/blogs/:id'],
  ['/', '/'],
])

function open(rateLimit = false) {
  let at = 0
  const ring = createErrorRing(() => new Date((at += 1_000)))
  const routes = browserErrorRoutes({ routePattern: (path) => known.get(path), rateLimit, ring })
  const { call } = setUp({ routes })
  const report = (errors: readonly object[], address?: string) =>
    call('POST', apiPaths.browserErrors, { body: JSON.stringify({ errors }) }, address)
  return { call, report, ring }
}

const error = { kind: 'error', route: '/', message: 'x is not a function', source: '', times: 1 }

test('a repeated error increases its count and moves to the top of the list', async () => {
  const { report, ring } = open()
  await report([error, { ...error, message: 'another' }])
  expect((await report([{ ...error, times: 4 }])).json).toEqual({ success: true, data: {} })
  expect(ring.entries()).toMatchObject([
    { message: 'x is not a function', times: 5, first_at: '1970-01-01T00:00:01.000Z' },
    { message: 'another', times: 1 },
  ])
})

test('the server removes personal data from reports', async () => {
  const { report, ring } = open()
  await report([
    {
      ...error,
      route: '/blogs/of-jane',
      message: 'no jane@example.com at https://a.example/?q=1, tried 3 times',
      source: 'https://a.example/x.js?token=1:2:3',
    },
    { ...error, route: '/no/such?name=jane', source: '/assets/entry-client-Ab1.js:1:20' },
    { ...error, route: '/contact/received/secret' },
    { ...error, route: '/booking/manage/secret' },
  ])
  expect(ring.entries()).toMatchObject([
    { route: 'other', source: '/assets/entry-client-Ab1.js:1:20' },
    { route: '/blogs/:id', message: 'no [address] at [address] tried # times', source: '' },
  ])
})

test('the list of browser errors stores 200 errors and evicts the error whose last report is the oldest', async () => {
  const { report, ring } = open()
  const name = (index: number) => `${'ab'.repeat(index)} failed`
  for (let index = 0; index < 12; index += 1)
    ring.push({ ...error, kind: 'csp', message: name(index) })
  for (let index = 0; index < 189; index += 1) {
    ring.push({ ...error, kind: 'error', message: `${'c'.repeat(index)}` })
  }
  await report([{ ...error, kind: 'csp', message: name(1) }])
  const texts = ring.entries().map(({ message }) => message)
  expect(texts).toHaveLength(200)
  expect(texts).not.toContain(name(0))
  expect(texts[0]).toBe(name(1))
})

test.each([
  ['no errors', { errors: [] }, 422],
  ['too many errors', { errors: Array.from({ length: 11 }, () => error) }, 422],
  ['a long text', { errors: [{ ...error, message: 'a'.repeat(301) }] }, 422],
  ['an unknown kind of error', { errors: [{ ...error, kind: 'visit' }] }, 422],
  ['a large body', { errors: [error], more: 'a'.repeat(17_000) }, 413],
])('the server rejects a report with %s', async (_, body, status) => {
  const { call, ring } = open()
  const answer = await call('POST', apiPaths.browserErrors, { body: JSON.stringify(body) })
  expect(answer.status).toBe(status)
  expect(ring.entries()).toEqual([])
})

test('an address above its rate limit does not block other addresses', async () => {
  const { report } = open(true)
  const statuses = []
  for (let index = 0; index < 7; index += 1) statuses.push((await report([error])).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect((await report([error], '192.0.2.9')).status).toBe(200)
})

test('the addresses of one IPv6 /64 share the rate limit', async () => {
  const { report } = open(true)
  const statuses = []
  for (let index = 0; index < 7; index += 1) {
    statuses.push((await report([error], `2001:db8:1:1::${index}`)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect((await report([error], '2001:db8:1:2::1')).status).toBe(200)
})

test('only users with system.manage can read the errors', async () => {
  const { call, report } = open()
  await report([error])
  const statusAs = async (as?: string) =>
    (await call('GET', apiPaths.browserErrors, as === undefined ? {} : { as })).status
  expect([await statusAs(), await statusAs('editor'), await statusAs('admin')]).toEqual([
    401, 403, 200,
  ])
})
