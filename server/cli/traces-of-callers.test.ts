import { expect, test } from 'vitest'
import { openLake, TOKEN } from './traced-lake.test-support.ts'
import { useDatabases } from '../testing/database.test-support.ts'
import { openSite } from '../testing/site-without-pages.test-support.ts'
import { startCollector } from '../testing/trace-collector.test-support.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const databases = useDatabases()

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = `00-${TRACE}-b7ad6b7169203331-01`

test('the lake continues traces only of callers with its token, and the site only of proxies in TRUST_PROXY', async () => {
  // The sampling rate is so small that no random trace id is recorded. The trace id of this test is recorded at any rate above 0.
  const share = { OTEL_TRACES_SAMPLER_ARG: '0.000000001' }
  const traceId = `${'0'.repeat(31)}1`
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  const collector = await startCollector()
  const lake = await openLake(collector.url, share)
  for (const authorization of [undefined, 'Bearer another', `Bearer ${TOKEN}`]) {
    const sent = authorization === undefined ? headers : { ...headers, authorization }
    await fetch(`${lake.origin}/v2025-02-19/data/query/production?query=1`, { headers: sent })
  }
  await lake.close()
  expect(collector.spans.map((span) => span.traceId)).toEqual([traceId])

  for (const [trusted, spans] of [
    ['off', []],
    ['10.0.0.0/8', []],
    ['127.0.0.0/8', [traceId]],
  ] as const) {
    const received = await startCollector()
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: received.url }
    const site = await openSite(databases, 'sqlite', {
      ...endpoint,
      ...share,
      TRUST_PROXY: trusted,
    })
    await fetch(`${site.origin}${staffApiPaths.lead('one')}`, { headers })
    await site.close()
    expect(received.spans.map((span) => span.traceId)).toEqual(spans)
  }
})

test('a request of an untrusted caller has its own trace with a link to the trace of the caller', async () => {
  const collector = await startCollector()
  const lake = await openLake(collector.url)
  await fetch(`${lake.origin}/v2025-02-19/data/query/production?query=1`, {
    headers: { traceparent: CALLER },
  })
  await lake.close()
  expect(collector.spans).toMatchObject([{ parentSpanId: '', links: [{ traceId: TRACE }] }])
  expect(collector.spans[0]?.traceId).not.toBe(TRACE)
})
