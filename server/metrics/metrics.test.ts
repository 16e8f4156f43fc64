import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createMetrics, type MetricSources } from './metrics.ts'
import { createRouteLabel } from './route-label.ts'

const TOKEN = 'a-token-of-tests-alone'
const quiet: MetricSources = {
  mirrorBehind: () => 0,
  lakeRevision: () => 7,
  outbox: () => Promise.resolve({ waiting: 0, conflicts: 0, oldestAt: undefined }),
  mail: () => Promise.resolve({ waiting: 0, failed: 0, oldest_seconds: null }),
  media: () => Promise.resolve({ images: 3, bytes: 4_000, missing: 1 }),
}

const routeOf = createRouteLabel({
  apiRoute: (_method, pathname) =>
    /^\/api\/blogs\/[^/]+\/?$/.test(pathname) ? '/api/blogs/:id' : undefined,
  pageRoute: (pathname) => (pathname.startsWith('/blogs/') ? '/blogs/:slug' : undefined),
  known: ['/healthz', '/metrics'],
  apiBase: '/api',
  lakeBase: '/lake',
})

const make = (sources: MetricSources = quiet) =>
  createMetrics({ token: TOKEN, routeOf, sources, headers: { 'x-of-all': 'yes' } })

const read = (metrics: ReturnType<typeof make>, authorization = `Bearer ${TOKEN}`) =>
  metrics.answer(new Request('http://site/metrics', { headers: { authorization } }))

test.each([
  ['/healthz', '/healthz'],
  ['/api/blogs/42/', '/api/blogs/:id'],
  ['/api/anything/ann@example.com', '/api/*'],
  ['/lake/v2025-02-19/data/query/production', '/lake/data/query'],
  ['/lake/vX/data/live/events/production', '/lake/data/live'],
  ['/lake/images/local/production/abc-1x1.png', '/lake/images'],
  ['/lake/ann@example.com/x', '/lake/*'],
  ['/assets/main.js', '/assets/*'],
  ['/blogs/a-post', '/blogs/:slug'],
  ['/contact/received/secret-key', 'other'],
  ['//evil.example/%00', 'other'],
])('the metrics label requests to %s with the route %s', (pathname, label) => {
  expect(routeOf('GET', pathname)).toBe(label)
})

describe('the response with the metrics', () => {
  test('the metrics require the metrics token', async () => {
    const metrics = make()
    for (const wrong of ['', 'Bearer', 'Bearer wrong', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
      const refused = await read(metrics, wrong)
      expect(refused.status, wrong).toBe(401)
      expect(await refused.text()).not.toContain('process_')
    }
    const answer = await read(metrics)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-of-all')).toBe('yes')
    expect(await answer.text()).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  })

  test('the metrics count requests by route, and measure the duration of all requests except streams', async () => {
    const metrics = make()
    const server = createServer((request, response) => {
      metrics.watch(request, response)
      if (request.url?.startsWith('/lake') === true) {
        response.setHeader('content-type', 'text/event-stream')
      }
      response.statusCode = request.url === '/blogs/none' ? 404 : 200
      response.end('x')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    // A server that listens on a port has an address object with the port.
    const { port } = server.address() as AddressInfo
    const paths = [
      '/blogs/a?email=ann@example.com',
      '/blogs/b',
      '/blogs/none',
      '/lake/v1/data/listen/d',
    ]
    for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    await expect
      .poll(async () => (await read(metrics)).text())
      .toContain('http_requests_total{method="GET",route="/lake/data/listen",status="200"} 1')
    const text = await (await read(metrics)).text()
    expect(text).toContain('http_requests_total{method="GET",route="/blogs/:slug",status="200"} 2')
    expect(text).toContain('http_requests_total{method="GET",route="/blogs/:slug",status="404"} 1')
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/blogs/:slug"} 3',
    )
    expect(text).not.toContain('duration_seconds_count{method="GET",route="/lake/data/listen"}')
    expect(text).not.toContain('example.com')
  })

  test('the metrics report the length and age of each queue, and leave out gauges whose sources fail', async () => {
    const metrics = make({
      mirrorBehind: () => 12.5,
      lakeRevision: () => undefined,
      outbox: () => Promise.resolve({ waiting: 2, conflicts: 1, oldestAt: Date.now() - 90_000 }),
      mail: () => Promise.reject(new Error('the database is away')),
      media: () => Promise.resolve(undefined),
    })
    const text = await (await read(metrics)).text()
    expect(text).toMatch(/^site_mirror_behind_seconds 12\.5$/m)
    expect(text).toMatch(/^site_lake_revision Nan$/im)
    expect(text).toMatch(/^site_outbox_waiting 2$/m)
    expect(text).toMatch(/^site_outbox_conflicts 1$/m)
    expect(text).toMatch(/^site_outbox_oldest_seconds 9[0-9]\b/m)
    expect(text).toMatch(/^site_mail_waiting Nan$/im)
    expect(text).toMatch(/^site_media_images Nan$/im)
    const other = await (await read(make())).text()
    expect(other).toMatch(/^site_lake_revision 7$/m)
    expect(other).toMatch(/^site_media_images 3$/m)
    expect(other).toMatch(/^site_media_bytes 4000$/m)
    expect(other).toMatch(/^site_media_missing 1$/m)
  })
})

/** Names of metrics in a text, without the suffix of a histogram's buckets. */
const metricsIn = (text: string) =>
  [...text.matchAll(/\b(?:http|site|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_bucket$/, ''),
  )

test.each(['deploy/alerts.yaml', 'deploy/grafana-dashboard.json'])(
  'the file %s uses only metrics that the server has',
  async (file) => {
    const text = await (await read(make())).text()
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const used = metricsIn(readFileSync(file, 'utf8'))
    expect(used.length).toBeGreaterThan(7)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  },
)
