import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { methodLabel } from '#server/http/method-label.ts'

/** Sources of the gauges. Each source is read when the metrics are requested. */
export interface MetricSources {
  /** Seconds that the content mirror has been behind; 0 if it is up to date. */
  readonly mirrorBehind: () => number
  /** Number of the lake's newest commit; undefined for a remote lake. */
  readonly lakeRevision: () => number | undefined
  /** Staff changes queued for the CMS. `oldestAt` in milliseconds since 1970. */
  readonly outbox: () => Promise<{
    readonly waiting: number
    readonly conflicts: number
    readonly oldestAt: number | undefined
  }>
  readonly mail: () => Promise<{
    readonly waiting: number
    readonly failed: number
    readonly oldest_seconds: number | null
  }>
  /** Numbers about the embedded image host; undefined if an external service stores the pictures. */
  readonly media: () => Promise<
    { readonly images: number; readonly bytes: number; readonly missing: number } | undefined
  >
}

export interface MetricsOptions {
  readonly token: string
  /** Returns the pattern of the route that handles a path. The number of patterns is finite. */
  readonly routeOf: (method: string, pathname: string) => string
  readonly sources: MetricSources
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Metrics of the process in Prometheus' text format. Labels are route patterns; they never contain a person, an address or a value from a
 * URL.
 */
export interface Metrics {
  /** Counts a request when its response has ended. */
  watch(
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void
  /** Responds with the metrics (200) if the request has the token, otherwise with 401. */
  answer(request: Request): Promise<Response>
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const hashOf = (text: string) => createHash('sha256').update(text).digest()

function measureSources(
  registry: Registry,
  { mirrorBehind, lakeRevision, outbox, mail, media }: MetricSources,
) {
  const gauge = (
    name: string,
    help: string,
    read: () => Promise<number | undefined> | number | undefined,
  ) =>
    new Gauge({
      name: `site_${name}`,
      help,
      registers: [registry],
      async collect() {
        // If a source fails, its gauge has no value, and the other gauges are unaffected.
        this.set(
          await Promise.resolve()
            .then(read)
            .then(
              (value) => value ?? Number.NaN,
              () => Number.NaN,
            ),
        )
      },
    })
  gauge(
    'mirror_behind_seconds',
    'How long the copy of the content has been behind the lake; 0 while it is not.',
    mirrorBehind,
  )
  gauge('lake_revision', 'Number of the newest commit of the embedded lake.', lakeRevision)
  gauge(
    'outbox_waiting',
    'Changes of staff that wait for the CMS.',
    async () => (await outbox()).waiting,
  )
  gauge(
    'outbox_conflicts',
    'Changes of staff that wait for a decision.',
    async () => (await outbox()).conflicts,
  )
  gauge(
    'outbox_oldest_seconds',
    'Age of the oldest change that waits; 0 when none does.',
    async () => {
      const { oldestAt } = await outbox()
      return oldestAt === undefined ? 0 : Math.max(0, (Date.now() - oldestAt) / 1_000)
    },
  )
  gauge(
    'mail_waiting',
    'Mails and webhook deliveries that wait.',
    async () => (await mail()).waiting,
  )
  gauge(
    'mail_failed',
    'Mails and webhook deliveries that were given up.',
    async () => (await mail()).failed,
  )
  gauge(
    'mail_oldest_seconds',
    'Age of the oldest that waits; 0 when none does.',
    async () => (await mail()).oldest_seconds ?? 0,
  )
  gauge(
    'media_images',
    'Pictures that the embedded image host keeps.',
    async () => (await media())?.images,
  )
  gauge('media_bytes', 'Bytes of their originals.', async () => (await media())?.bytes)
  gauge(
    'media_missing',
    'Pictures whose original is missing.',
    async () => (await media())?.missing,
  )
}

/** Registers the metrics and starts to collect them. */
export function createMetrics({ token, routeOf, sources, headers }: MetricsOptions): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measureSources(registry, sources)
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by method, pattern of the route, and status.',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer. Streams of events are counted, but not timed.',
    labelNames: ['method', 'route'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  const expected = hashOf(token)

  return {
    watch(request, response) {
      const started = performance.now()
      const { url = '' } = request
      response.once('close', () => {
        const method = methodLabel(request.method)
        const [pathname = ''] = url.split('?', 1)
        const route = routeOf(method, pathname)
        requests.inc({ method, route, status: response.statusCode })
        const type = response.getHeader('content-type')
        if (typeof type === 'string' && type.startsWith('text/event-stream')) return
        durations.observe({ method, route }, (performance.now() - started) / 1_000)
      })
    },
    async answer(request) {
      const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
      const always = { ...headers, 'cache-control': 'no-store' }
      if (given === undefined || !timingSafeEqual(hashOf(given), expected)) {
        return new Response('Show METRICS_TOKEN as a bearer token.\n', {
          status: 401,
          headers: {
            ...always,
            'content-type': 'text/plain; charset=utf-8',
            'www-authenticate': 'Bearer',
          },
        })
      }
      return new Response(await registry.metrics(), {
        headers: { ...always, 'content-type': registry.contentType },
      })
    },
  }
}
