import type { RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import {
  blog,
  openTestLake,
  PROJECT,
  put,
  serveWire,
  testLog,
  TOKEN,
} from '#server/testing/content.test-support.ts'
import { PATIENT, stopClock } from '#server/testing/patience.test-support.ts'
import { CMS_DEADLINE_MS, createCms } from './cms.ts'
import { createLakeClient } from './lake-client.ts'

async function openSite(options: { readonly token?: string; readonly deadlineMs?: number } = {}) {
  const { dataset, wire } = openTestLake()
  await put(dataset, blog('a'), blog('b', { status: 'draft' }))
  const server = await serveWire(wire)
  const { log, entries } = testLog()
  const cms = createCms({
    client: createLakeClient(
      {
        apiHost: server.apiHost,
        projectId: PROJECT,
        dataset: 'production',
        token: options.token ?? TOKEN,
      },
      (request) => fetch(request),
    ),
    log,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
  })
  onTestFinished(() => cms.close())
  return { cms, server, dataset, entries }
}

/** Long timeout for tests that check results, so that they do not fail on a busy machine. */
const UNHURRIED = { deadlineMs: PATIENT.timeout } as const

it('the CMS client runs the public queries on a real lake and returns their dependencies', async () => {
  const { cms, dataset } = await openSite(UNHURRIED)
  const list = await cms.query('blogList', { page: 1 })
  expect(list.data.items.map(({ id }) => id)).toEqual(['a'])
  expect(list.data.total).toBe(1)
  expect(list.tags).toContain('blog')
  expect(list.syncTags.length).toBeGreaterThan(0)
  const detail = await cms.query('blogDetail', { id: 'slug-a' })
  expect(detail.data?.id).toBe('a')
  expect(detail.tags).toEqual(expect.arrayContaining(['id:a', 'name:blog:slug-a']))
  expect((await cms.query('blogDetail', { id: 'b' })).data).toBeNull()
  await put(dataset, { ...blog('a', { title: 'Secret edit' }), _id: 'drafts.a' })
  expect((await cms.query('blogDetail', { id: 'a' })).data?.title).toBe('Title of a')
  expect((await cms.query('highlights', {})).data.blogs).toHaveLength(1)
  expect((await cms.query('caseStudyList', { page: 1 })).data.items).toEqual([])
})

it.each([
  [{ page: 0 }, 'page'],
  [{ page: 1, category: 'x'.repeat(201) }, 'category'],
  [{}, 'page'],
])(
  'the CMS client rejects the parameters %j without a request to the lake',
  async (params, field) => {
    const { cms, server } = await openSite()
    await server.stop()
    await expect(cms.queryUnchecked('blogList', params)).rejects.toMatchObject({
      status: 422,
      fields: { [field]: expect.any(String) },
    })
    expect(cms.state).toBe('up')
  },
)

const json =
  (status: number, body: string): RequestListener =>
  (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }

const PROBE_EVERY = 1_000

const faults: readonly [string, RequestListener | 'refused'][] = [
  ['refuses connections', 'refused'],
  ['hangs up', (_request, response) => response.destroy()],
  [
    'sends half a response and disconnects',
    (request, response) => {
      request.resume()
      response.writeHead(200, { 'content-length': '5000' })
      response.write('{"result": {"items": [', () => response.destroy())
    },
  ],
  ['answers 500', json(500, '{"statusCode":500}')],
  ['answers 503', json(503, '')],
  ['answers 401', json(401, '{"statusCode":401}')],
  ['answers 429', json(429, '{}')],
  ['responds with an HTML page', json(200, '<!doctype html>')],
  ['responds without a result', json(200, '{"ok": true}')],
  [
    'responds with a result of another shape',
    json(200, '{"result": {"items": [{"id": 1}], "total": "many"}}'),
  ],
  ['responds with null for a required result', json(200, '{"result": null}')],
  ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end()],
]

const silences: readonly [string, RequestListener][] = [
  ['never answers', () => undefined],
  [
    'sends half a response and then no more data',
    (_request, response) => void response.writeHead(200).write('{"result": {"items": ['),
  ],
]

const REFUSAL = { status: 503, headers: { 'Retry-After': '2' } }

/** Creates a site with a stopped clock and records the state changes of its lake. */
async function openWatched() {
  const clock = stopClock()
  const site = await openSite()
  const states: string[] = []
  site.cms.onStateChange((state) => states.push(state))
  await site.cms.query('blogList', { page: 1 })
  return {
    ...site,
    clock,
    list: async () => site.cms.query('blogList', { page: 1 }),
    /** Asserts that the state is `down` and that no query reaches the lake until `heal` has run and a probe has succeeded. */
    expectRest: async (heal: () => unknown, heard: () => number) => {
      expect(site.cms.state).toBe('down')
      const before = heard()
      await expect(site.cms.query('blogDetail', { id: 'a' })).rejects.toMatchObject(REFUSAL)
      expect(heard()).toBe(before)
      expect(site.entries.filter(({ level }) => level === 'warn')).toHaveLength(1)

      await heal()
      await clock.pass(PROBE_EVERY - 1)
      expect([heard(), site.cms.state]).toEqual([before, 'down'])
      await clock.pass(1)
      await clock.until(() => site.cms.state === 'up')
      expect((await site.cms.query('blogList', { page: 1 })).data.total).toBe(1)
      expect(states).toEqual(['down', 'up'])
    },
  }
}

it.each(faults)(
  'the CMS client fails at once if the lake %s, and recovers',
  async (_name, fault) => {
    const { server, list, expectRest } = await openWatched()
    let heard = 0
    if (fault === 'refused') await server.stop()
    else {
      server.setFault((request, response) => {
        heard += 1
        fault(request, response)
      })
    }
    // The stopped clock does not advance in this loop, so a query that waited for a timer would never reject.
    for (let attempt = 0; attempt < 3; attempt += 1)
      await expect(list()).rejects.toMatchObject(REFUSAL)
    expect(heard).toBe(fault === 'refused' ? 0 : 3)
    const heal = () => (fault === 'refused' ? server.restart() : server.setFault(undefined))
    await expectRest(heal, () => heard)
  },
)

it.each(silences)(
  'the CMS client fails at the timeout if the lake %s, and recovers',
  async (_name, fault) => {
    const { cms, clock, server, list, expectRest } = await openWatched()
    let heard = 0
    server.setFault((request, response) => {
      heard += 1
      fault(request, response)
    })
    let isRefused = false
    const refused = list().catch((error: unknown) => {
      isRefused = true
      return error
    })
    await clock.until(() => heard === 1)
    await clock.pass(CMS_DEADLINE_MS - 1)
    expect([isRefused, cms.state]).toEqual([false, 'up'])
    await clock.pass(1)
    expect(await refused).toMatchObject(REFUSAL)
    // After one timeout the breaker is open, so further queries are rejected without a request.
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(list()).rejects.toMatchObject(REFUSAL)
    expect(heard).toBe(1)
    await expectRest(
      () => server.setFault(undefined),
      () => heard,
    )
  },
)

it('the CMS client reports the state `down` as long as the token is wrong', async () => {
  const { cms } = await openSite({ ...UNHURRIED, token: 'wrong' })
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(cms.query('highlights', {})).rejects.toMatchObject({ status: 503 })
  }
  expect(cms.state).toBe('down')
})

it('the CMS client detects an outage by check(), without a query', async () => {
  const clock = stopClock()
  const { cms, server } = await openSite()
  await cms.check()
  expect(cms.state).toBe('up')
  await server.stop()
  await cms.check()
  expect(cms.state).toBe('down')
  await cms.check()
  await server.restart()
  await clock.pass(PROBE_EVERY)
  await clock.until(() => cms.state === 'up')
})

it('the CMS client still reports the state up after single failures', async () => {
  const { cms, server } = await openSite(UNHURRIED)
  for (let round = 0; round < 4; round += 1) {
    server.setFault(json(500, ''))
    await expect(cms.query('highlights', {})).rejects.toMatchObject({ status: 503 })
    server.setFault(undefined)
    await cms.query('highlights', {})
  }
  expect(cms.state).toBe('up')
})

it('the CMS client returns a document with any content', async () => {
  const { cms, dataset } = await openSite(UNHURRIED)
  await put(dataset, {
    ...blog('a'),
    title: 7,
    slug: 'text',
    publishedAt: 'soon',
    tags: [null, 'x', 1],
  })
  const { data } = await cms.query('blogDetail', { id: 'a' })
  expect(data).toMatchObject({ title: '7', slug: 'a', published_at: null, tags: ['x'] })
})
