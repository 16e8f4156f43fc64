import { DAY } from '#shared/time/units.ts'
import { describe, expect, it } from 'vitest'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'
import { ALL_ON, CONSENT_VERSION } from '#shared/browser/consent.ts'
import { createSpeedCounter, MOST_EVENT_ROWS, MOST_SPEED_ROWS } from './measurement-counters.ts'
import { NOON, openVisits } from '#server/testing/visits.test-support.ts'

const databases = useDatabases()
const open = async (engine: Engine) => openVisits(databases, engine)

const LCP = { route: '/', device: 'desktop', metric: 'LCP', value: 1_200 } as const
const HOME = { route: '/', referrer: '', device: 'desktop' } as const

describe.each(engines)('the statistics of speed (%s)', (engine) => {
  it('staff see the 75th percentiles by route, device and metric, if there are at least fifty measurements', async () => {
    const { measure, read, clock } = await open(engine)
    for (let n = 1; n <= 60; n += 1) {
      expect(await measure({ ...LCP, value: n * 100 })).toBe(201)
      await measure({ ...LCP, route: '/blogs/:id', device: 'phone', metric: 'CLS', value: 0.05 })
      if (n < 50) await measure({ ...LCP, metric: 'INP', value: 90 })
    }
    clock.now += DAY
    for (let n = 0; n < 5; n += 1) await measure({ ...LCP, metric: 'CLS', value: 0 })
    const { speed } = await read()
    expect(speed).toEqual([
      { route: '/', device: 'desktop', metric: 'LCP', measured: 60, p75: expect.any(Number) },
      { route: '/', device: 'desktop', metric: 'INP', measured: 49, p75: null },
      { route: '/', device: 'desktop', metric: 'CLS', measured: 5, p75: null },
      {
        route: '/blogs/:id',
        device: 'phone',
        metric: 'CLS',
        measured: 60,
        p75: expect.any(Number),
      },
    ])
    expect(speed[0]?.p75).toBeGreaterThan(4_500 * 0.95)
    expect(speed[0]?.p75).toBeLessThan(4_500 * 1.05)
  })

  it('measurements are stored for a year', async () => {
    const { measure, speed, speedStore, clock } = await open(engine)
    await measure(LCP)
    await speed.flush()
    clock.now = NOON + 364 * DAY
    await speed.flush()
    expect(await speedStore.ofDay('2026-11-22')).toHaveLength(1)
    clock.now = NOON + 365 * DAY
    await speed.flush()
    expect(await speedStore.ofDay('2026-11-22')).toHaveLength(0)
  })

  it('the measurements of two processes are added up', async () => {
    const { speed, speedStore, run } = await open(engine)
    const other = run('one').speed
    speed.measured(LCP)
    other.measured(LCP)
    await Promise.all([speed.flush(), other.flush()])
    expect(await speedStore.ofDay('2026-11-22')).toMatchObject([{ version: 'one', hits: 2 }])
  })
})

it('the table of measurements has a limited number of rows a day, also after a restart', async () => {
  const { speedStore, log, clock } = await open('sqlite')
  const start = () =>
    createSpeedCounter({ store: speedStore, version: 'one', log, now: () => clock.now })
  const first = start()
  for (let n = 0; n < MOST_SPEED_ROWS + 50; n += 1) first.measured({ ...LCP, route: `/${n}` })
  await first.flush()
  expect(await speedStore.ofDay('2026-11-22')).toHaveLength(MOST_SPEED_ROWS + 1)
  const second = start()
  await second.start()
  second.measured({ ...LCP, route: '/late' })
  second.measured({ ...LCP, route: '/7' })
  await second.stop()
  const rows = await speedStore.ofDay('2026-11-22')
  expect(rows).toHaveLength(MOST_SPEED_ROWS + 1)
  expect(rows.find(({ route }) => route === 'other')?.hits).toBe(51)
  expect(rows.find(({ route }) => route === '/7')?.hits).toBe(2)
})

describe('a request with a measurement', () => {
  const cookie = (analytics: boolean) =>
    `${cookieNames.consent}=${encodeURIComponent(
      JSON.stringify({
        essential: true,
        ...ALL_ON,
        analytics,
        timestamp: NOON,
        version: CONSENT_VERSION,
      }),
    )}`

  it.each([
    ['from a page of this site', LCP, { 'sec-fetch-site': 'same-origin' }, 201, 1],
    ['from a page of another site', LCP, { 'sec-fetch-site': 'cross-site' }, 403, 0],
    ['from a bot', LCP, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 201, 0],
    ['with Global Privacy Control, without consent', LCP, { 'sec-gpc': '1' }, 201, 0],
    [
      'with Global Privacy Control, analytics refused',
      LCP,
      { 'sec-gpc': '1', cookie: cookie(false) },
      201,
      0,
    ],
    [
      'with Global Privacy Control, analytics allowed',
      LCP,
      { 'sec-gpc': '1', cookie: cookie(true) },
      201,
      1,
    ],
    ['a personal page', { ...LCP, route: '/contact/received/:key' }, {}, 201, 0],
    ['an address', { ...LCP, address: '192.0.2.1' }, {}, 422, 0],
    ['an empty route', { ...LCP, route: '' }, {}, 422, 0],
    ['a long route', { ...LCP, route: `/${'a'.repeat(200)}` }, {}, 422, 0],
    ['an unknown class of device', { ...LCP, device: 'watch' }, {}, 422, 0],
    ['an unknown metric', { ...LCP, metric: 'TTFB' }, {}, 422, 0],
    ['a negative value', { ...LCP, value: -1 }, {}, 422, 0],
    ['a value of more than an hour', { ...LCP, value: 3_600_001 }, {}, 422, 0],
    ['a value that is not a number', { ...LCP, value: '1' }, {}, 422, 0],
    ['a body that is not an object', [LCP], {}, 422, 0],
    ['a body of more than a kilobyte', { ...LCP, more: 'a'.repeat(1_100) }, {}, 413, 0],
  ] as const)(
    'a measurement is answered with status $3, and its count is $4: %s',
    async (_name, body, headers, status, counted) => {
      const { measure, read } = await open('sqlite')
      expect(await measure(body, headers)).toBe(status)
      expect((await read()).speed).toHaveLength(counted)
    },
  )

  it('a measurement above the rate limit of its address is rejected, and measurements of other addresses are accepted', async () => {
    const { measure } = await openVisits(databases, 'sqlite', { limits: true })
    const statuses = new Map<number, number>()
    for (let n = 0; n < 200; n += 1) {
      const status = await measure(LCP)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 201: 180, 429: 20 })
    expect(await measure(LCP, {}, '198.51.100.7')).toBe(201)
  })

  it('the response to a measurement sets no cookie', async () => {
    const { call } = await open('sqlite')
    const answer = await call('/api/speed/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LCP),
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.has('set-cookie')).toBe(false)
  })
})

describe.each(engines)('the statistics of articles and conversions (%s)', (engine) => {
  it('views and conversions are summed up by name and day, and compared with the previous period', async () => {
    const { send, events, read, clock } = await open(engine)
    const blog = { ...HOME, route: '/blogs/:id' }
    clock.now = NOON - 7 * DAY
    await send({ ...blog, article: 'a' })
    await send(HOME)
    events.conversion('inquiry', '/criminal-check')
    events.conversion('inquiry', '/contact')
    clock.now = NOON
    for (const article of ['b', 'b', 'a', 'not-published']) await send({ ...blog, article })
    await send({ ...HOME, article: 'a' })
    events.conversion('inquiry', '/criminal-check')
    events.conversion('not_found', '/blogs/:id')
    events.conversion('not_found', '/blogs/:id')
    const found = await read()
    expect(found.previous).toEqual({ from: '2026-11-09', to: '2026-11-15', total: 2 })
    expect(found.total).toBe(5)
    expect(found.articles).toEqual([
      { title: 'Second article', path: '/blogs/second', views: 2, before: 0 },
      { title: 'First article', path: '/blogs/first', views: 1, before: 1 },
    ])
    expect(found.conversions).toEqual([
      {
        kind: 'inquiry',
        views: 1,
        before: 2,
        routes: [{ name: '/criminal-check', views: 1, before: 1 }],
      },
      { kind: 'meeting', views: 0, before: 0, routes: [] },
      { kind: 'nothing_found', views: 0, before: 0, routes: [] },
      {
        kind: 'not_found',
        views: 2,
        before: 0,
        routes: [{ name: '/blogs/:id', views: 2, before: 0 }],
      },
    ])
    expect(found.days.at(-1)).toEqual({
      day: '2026-11-22',
      views: 5,
      before: 2,
      inquiry: 1,
      meeting: 0,
      nothing_found: 0,
      not_found: 2,
    })
  })

  it('the views of an article that is not published any more have no title', async () => {
    const { events, read } = await open(engine)
    events.article('gone')
    expect((await read()).articles).toEqual([{ title: null, path: null, views: 1, before: 0 }])
  })

  it('views and conversions are deleted after a year', async () => {
    const { events, eventStore, clock } = await open(engine)
    events.conversion('meeting', '/booking')
    await events.flush()
    clock.now = NOON + 365 * DAY
    await events.flush()
    expect(await eventStore.ofDay('2026-11-22')).toEqual([])
  })
})

it('the table of views and conversions has a limited number of rows a day, and one row per kind for all others', async () => {
  const { events, eventStore, read } = await open('sqlite')
  for (let n = 0; n < MOST_EVENT_ROWS + 30; n += 1) events.article(`article-${n}`)
  await events.flush()
  const rows = await eventStore.ofDay('2026-11-22')
  expect(rows).toHaveLength(MOST_EVENT_ROWS + 1)
  expect(rows.find(({ name }) => name === 'other')?.hits).toBe(30)
  // The row that sums up all other articles has the most views, but is not listed as an article.
  expect((await read()).articles[0]).toMatchObject({ views: 1 })
})

it('a view is counted without its article if the content cannot be read', async () => {
  const { send, read } = await openVisits(databases, 'sqlite', { hasContent: false })
  expect(await send({ ...HOME, route: '/blogs/:id', article: 'a' })).toBe(201)
  const { total, articles } = await read()
  expect({ total, articles }).toEqual({ total: 1, articles: [] })
})

it('a period of a year has no comparison, because counts of the year before are deleted', async () => {
  const { send, read } = await open('sqlite')
  await send(HOME)
  const found = await read(365)
  expect(found.previous).toBeNull()
  expect(found.routes).toEqual([{ name: '/', views: 1, before: null }])
  expect(found.days.every(({ before }) => before === null)).toBe(true)
})

it('views of bots are not counted', async () => {
  const { send, read } = await open('sqlite')
  const agent = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }
  expect(await send({ ...HOME, route: '/blogs/:id', article: 'a' }, agent)).toBe(201)
  const { total, articles } = await read()
  expect({ total, articles }).toEqual({ total: 0, articles: [] })
})
