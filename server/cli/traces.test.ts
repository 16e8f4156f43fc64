import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTracing } from '../composition/tracing.ts'
import { open, openLake, TOKEN } from './traced-lake.test-support.ts'
import { readConfig } from '../config/config.ts'
import { createLogger } from '../http/logging.ts'
import { useDatabases } from '../testing/database.test-support.ts'
import { contactForm } from '../testing/visitor-forms.test-support.ts'
import { startMailServer } from '../testing/mail-server.test-support.ts'
import { PATIENT } from '../testing/patience.test-support.ts'
import { openSite } from '../testing/site-without-pages.test-support.ts'
import { startCollector, type SentSpan } from '../testing/trace-collector.test-support.ts'
import { formatTraceparent, parseTraceparent } from '../tracing/traceparent.ts'
import { apiPaths, healthPaths } from '#shared/paths/paths.ts'
import { HOUR } from '#shared/time/units.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

/** Number of recorded spans from which the exporter sends them at once. */
const SENT_AT_ONCE = 512
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = `00-${TRACE}-b7ad6b7169203331-01`

/** All attributes that spans may have. */
const ATTRIBUTES = [
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'message.attempt',
  'message.channel',
  'mirror.documents',
]
const OF_THE_PROCESS =
  /^(?:service\.(?:name|instance\.id)|telemetry\.sdk\.(?:language|name|version))$/

const post = (title: string) => ({
  title,
  slug: 'secret-slug',
  excerpt: 'secret-excerpt of an article, long enough to be accepted by the contract of posts',
  body: [],
  status: 'draft',
})

const childrenOf = (parent: SentSpan | undefined, spans: readonly SentSpan[]) =>
  spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)

test('the spans of a request include lake, mirror and mail, and contain no text of the visitor', async () => {
  const collector = await startCollector()
  const mail = await startMailServer()
  onTestFinished(mail.close)
  const lake = await openLake(collector.url)
  const site = await openSite(databases, 'sqlite', {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    OTEL_SERVICE_NAME: 'the-site',
    SANITY_API_HOST: lake.origin,
    LAKE_TOKEN: TOKEN,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Certavia <website@certavia.test>',
    LEADS_TO: 'secret-receiver@certavia.test',
    TRUST_PROXY: '1',
  })
  const sent = await site.send(
    'POST',
    `${apiPaths.contact}?secret-query=1`,
    contactForm({ email: 'secret-sender@example.com', message: 'The secret-text of a visitor' }),
  )
  expect(sent.status).toBe(201)
  await vi.waitUntil(() => mail.mails.length === 2, PATIENT)
  await fetch(`${site.origin}${staffApiPaths.lead('secret-id')}`, {
    headers: {
      traceparent: CALLER,
      authorization: 'Bearer secret-token',
      cookie: 'a=secret-cookie',
      'user-agent': 'secret-agent',
      'x-forwarded-for': '203.0.113.77',
    },
  })
  await site.look('/secret-path?q=secret-search')
  const checked = await fetch(`${site.origin}${healthPaths.ready}?full=1`, {
    headers: { traceparent: CALLER },
  })
  expect(checked.status).toBe(200)
  expect((await site.send('POST', apiPaths.blogs(), post('secret-title'))).status).toBe(201)
  const logged = await (await site.look(staffApiPaths.logs(), true)).json()
  await site.close()
  await lake.close()

  const { spans, bodies, headers, named } = collector
  expect(headers).toContainEqual(expect.objectContaining({ path: '/v1/traces', 'x-key': 'a key' }))

  const [refused] = named('GET /api/leads/:id')
  expect(refused).toMatchObject({
    traceId: TRACE,
    parentSpanId: 'b7ad6b7169203331',
    resource: { 'service.name': 'the-site' },
    attributes: { 'http.route': '/api/leads/:id', 'http.response.status_code': 401 },
  })
  expect(logged.data).toContainEqual(
    expect.objectContaining({ category: 'security', traceId: TRACE }),
  )

  const [created] = named('POST /api/blogs')
  const mutation = childrenOf(created, spans).find(({ name }) => name === 'lake mutate')
  expect(childrenOf(mutation, spans)).toMatchObject([
    { name: 'POST /data/mutate', traceId: created?.traceId, resource: { 'service.name': 'lake' } },
  ])
  expect(named('mirror compare')).not.toEqual([])
  expect(named('mirror write')).not.toEqual([])

  const inquiry = named('POST /api/contact')[0]
  const messages = named('message send')
  expect(messages).toHaveLength(2)
  expect(messages.map(({ attributes }) => attributes['message.channel'])).toEqual(['mail', 'mail'])
  expect(messages.flatMap(({ links }) => links)).toContainEqual({ traceId: inquiry?.traceId })

  expect(named(`GET ${healthPaths.ready}`)).toEqual([])

  const failed = named('render')
  expect(failed[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'Error' } })

  const used = new Set(spans.flatMap(({ attributes }) => Object.keys(attributes)))
  expect([...used].filter((key) => !ATTRIBUTES.includes(key))).toEqual([])
  const ofProcess = new Set(spans.flatMap(({ resource }) => Object.keys(resource)))
  expect([...ofProcess].filter((key) => !OF_THE_PROCESS.test(key))).toEqual([])
  const told = bodies.join('\n')
  for (const secret of ['secret', '203.0.113.77', '127.0.0.1', TOKEN, 'Lovelace']) {
    expect(told).not.toContain(secret)
  }
})

test('a collector that rejects spans does not affect requests, and is logged once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const collector = await startCollector(403)
  const { tracing, entries } = await open(collector.url)
  /** Records as many spans as the exporter sends at once, and waits until the collector has responded. */
  const refuse = async (times: number) => {
    for (let index = 0; index < SENT_AT_ONCE; index += 1) {
      expect(await tracing.span('render', {}, () => Promise.resolve(index))).toBe(index)
    }
    await vi.waitUntil(() => collector.bodies.length === times, PATIENT)
  }
  await refuse(1)
  await vi.waitUntil(() => entries.length === 1, PATIENT)
  await refuse(2)
  vi.setSystemTime(Date.now() + HOUR)
  await refuse(3)
  await vi.waitUntil(() => entries.length > 1, PATIENT)
  expect(entries).toMatchObject([
    { level: 'warn', message: expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT') },
    { level: 'warn', data: { reason: expect.any(String) } },
  ])
  await tracing.close()
})

test('a shutdown waits at most 2 s for a collector that cannot be reached', async () => {
  const { tracing } = await open('http://127.0.0.1:9')
  await expect(
    tracing.span('render', {}, () => Promise.reject(new Error('of the work'))),
  ).rejects.toThrow('of the work')
  const before = performance.now()
  await tracing.close()
  expect(performance.now() - before).toBeLessThan(6_000)
})

test('a timer that fires after its span has ended starts a new trace for its work', async () => {
  const collector = await startCollector()
  const { tracing } = await open(collector.url)
  let late: (() => Promise<unknown>) | undefined
  await tracing.span('lake query', {}, async () => {
    expect(tracing.traceId()).toMatch(/^[0-9a-f]{32}$/)
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const after = promise.then(() => tracing.span('lake mutate', {}, () => Promise.resolve()))
    late = () => {
      resolve(undefined)
      return after
    }
    await tracing.job('outbox send', {}, () => Promise.resolve())
  })
  expect(tracing.traceId()).toBeUndefined()
  await late?.()
  await tracing.close()
  const [query, mutate, job] = ['lake query', 'lake mutate', 'outbox send'].map(
    (name) => collector.named(name)[0],
  )
  expect(mutate?.traceId).not.toBe(query?.traceId)
  expect(job).toMatchObject({ parentSpanId: '', links: [{ traceId: query?.traceId }] })
  expect(job?.traceId).not.toBe(query?.traceId)
})

test('a sampling rate of 0 records nothing, even if the trace flags of the caller request a record', async () => {
  const collector = await startCollector()
  const { tracing } = await open(collector.url, { OTEL_TRACES_SAMPLER_ARG: '0' })
  expect(await tracing.span('render', {}, () => Promise.resolve(tracing.traceparent()))).toMatch(
    /-00$/,
  )
  await tracing.close()
  expect(collector.bodies).toEqual([])
})

test.each([
  [CALLER, CALLER],
  [`cc-${TRACE}-b7ad6b7169203331-00-more`, `00-${TRACE}-b7ad6b7169203331-00`],
  [`ff-${TRACE}-b7ad6b7169203331-01`, undefined],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined],
  [`00-${TRACE}-b7ad6b7169203331-01\n`, undefined],
  ['<script>', undefined],
  [undefined, undefined],
])('parseTraceparent reads the header %j as %j', (header, expected) => {
  const context = parseTraceparent(header)
  expect(context && formatTraceparent(context)).toBe(expected)
})

test('only server/tracing imports OpenTelemetry, and it does so on demand', async () => {
  const files = execFileSync('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    'server',
    'lake',
    'web',
    'shared',
  ])
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test'))
  const importing = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
  expect(importing(/from '@opentelemetry/)).toEqual([
    'server/tracing/reporting-exporter.ts',
    'server/tracing/traceparent.ts',
    'server/tracing/tracing.ts',
  ])
  expect(importing(/^import (?!type ).*\/tracing\/[\w-]+\.ts'/m)).toEqual([])
  const log = createLogger({ level: 'silent' })
  expect(await openTracing(readConfig({}), log)).toBeUndefined()
})
