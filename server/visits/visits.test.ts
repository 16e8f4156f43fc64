import { describe, expect, it } from 'vitest'
import { testLog } from '#server/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/database.test-support.ts'
import { createApi } from '#server/http/api.ts'
import { stopClock } from '#server/patience.test-support.ts'
import { ALL_OFF, ALL_ON, DAY } from '#shared/consent.ts'
import { visitsAnswer } from '#shared/contracts/visits.ts'
import { cookieNames } from '#shared/storage-keys.ts'
import { createVisitCounter } from './visit-counter.ts'
import { visitRoutes } from './visits.routes.ts'
import { createVisitStore, MOST_ROWS } from './visits.store.ts'
import { visitMigrations, type VisitTables } from './visits.tables.ts'

const databases = useDatabases()
const NOON = Date.UTC(2026, 10, 22, 12)
const HOME = { route: '/', referrer: '', device: 'desktop' }

async function open(engine: Engine) {
  const database = await databases.open(engine, visitMigrations)
  const clock = { now: NOON }
  const now = () => clock.now
  const { log, entries } = testLog()
  const store = createVisitStore(database.kysely.withTables<VisitTables>())
  const counter = createVisitCounter({ store, log, now })
  const counts = (route: string) => !route.startsWith('/contact/received')
  const api = createApi({
    routes: visitRoutes({ counter, store, counts, host: 'www.example.com', now }),
    authenticate: async ({ headers }) =>
      headers.has('authorization')
        ? { kind: 'staff', id: 'v', email: '', name: '', role: 'viewer', sessionId: 's' }
        : { kind: 'visitor' },
    log,
    trustProxy: { kind: 'none' },
    https: false,
    rateLimit: 'off',
  })
  const call = (path: string, init: RequestInit = {}) =>
    api.fetch(new Request(`http://localhost${path}`, init), { address: '192.0.2.1' })
  const send = async (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    (
      await call('/api/visits/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).status
  const read = async (days = 7) => {
    const answer = await call(`/api/visits/?days=${days}`, { headers: { authorization: 'x' } })
    return visitsAnswer.parse(await answer.json()).data
  }
  return { call, clock, counter, entries, read, send, store }
}

describe.each(engines)('views of pages on %s', (engine) => {
  it('are added up by day, route, host and device', async () => {
    const { send, read, clock, counter } = await open(engine)
    expect(await send(HOME)).toBe(201)
    await send(HOME)
    await counter.flush()
    await send({ route: '/blogs/:id', referrer: 'news.example', device: 'phone' })
    await send({ ...HOME, referrer: 'www.example.com' })
    clock.now += DAY
    await send(HOME)
    const found = await read()
    expect(found).toMatchObject({ from: '2026-11-17', to: '2026-11-23', total: 5 })
    expect(found.days.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 4, 1])
    expect(found.routes).toEqual([
      { name: '/', views: 4 },
      { name: '/blogs/:id', views: 1 },
    ])
    expect(found.referrers).toEqual([
      { name: '', views: 4 },
      { name: 'news.example', views: 1 },
    ])
    expect(found.devices).toEqual([
      { name: 'desktop', views: 4 },
      { name: 'phone', views: 1 },
    ])
  })

  it('are kept for a year', async () => {
    const { send, counter, clock, store } = await open(engine)
    await send(HOME)
    await counter.flush()
    clock.now = NOON + 364 * DAY
    await counter.flush()
    expect(await store.between('2026-11-22', '2026-11-22')).toHaveLength(1)
    clock.now = NOON + 365 * DAY
    await counter.flush()
    expect(await store.between('2026-11-22', '2026-11-22')).toHaveLength(0)
  })

  it('have a thousand rows a day at most; the rest is counted together', async () => {
    const { send, read, counter, store, clock } = await open(engine)
    for (let host = 0; host < 1_100; host += 1) {
      counter.count({ route: '/', referrer: `host-${host}.example`, device: 'desktop' })
    }
    await send({ route: '/about', referrer: '', device: 'phone' })
    for (let route = 0; route < 500; route += 1) {
      counter.count({ route: `/${route}`, referrer: '', device: 'desktop' })
    }
    await counter.flush()
    const today = await store.between('2026-11-22', '2026-11-22')
    expect(today.length).toBe(MOST_ROWS)
    const found = await read()
    expect(found.total).toBe(1_601)
    expect(found.routes).toContainEqual({ name: '/about', views: 1 })
    expect(found.referrers.slice(0, 2)).toEqual([
      { name: 'other', views: 603 },
      { name: '', views: 398 },
    ])
    expect(found.routes.find(({ name }) => name === 'other')?.views).toBe(103)

    // A server that is started again knows them.
    const again = createVisitCounter({ store, log: testLog().log, now: () => clock.now })
    await again.start()
    again.count({ route: '/new', referrer: 'new.example', device: 'desktop' })
    await again.stop()
    expect(await store.between('2026-11-22', '2026-11-22')).toHaveLength(MOST_ROWS)
  })
})

it('are written every thirty seconds and at the end, not at every call', async () => {
  const time = stopClock()
  const { counter, store, send } = await open('sqlite')
  const rows = async () => (await store.between('2026-11-22', '2026-11-22')).length
  await counter.start()
  await send(HOME)
  await time.pass(29_999)
  expect(await rows()).toBe(0)
  await time.pass(1)
  await time.until(async () => (await rows()) === 1)
  await send({ ...HOME, route: '/about' })
  await counter.stop()
  expect(await rows()).toBe(2)
})

it('that cannot be written are kept for the next time', async () => {
  const { store, entries, counter } = await open('sqlite')
  let isFull = true
  const { log } = testLog()
  const own = createVisitCounter({
    store: {
      ...store,
      add: (rows) => (isFull ? Promise.reject(new Error('full')) : store.add(rows)),
    },
    log,
    now: () => NOON,
  })
  own.count({ route: '/', referrer: '', device: 'desktop' })
  await own.flush()
  own.count({ route: '/', referrer: '', device: 'desktop' })
  isFull = false
  await own.flush()
  expect(await store.between('2026-11-22', '2026-11-22')).toMatchObject([{ views: 2 }])
  await counter.stop()
  expect(entries).toEqual([])
})

it('of pages that concern one person are not counted', async () => {
  const { send, read } = await open('sqlite')
  expect(await send({ ...HOME, route: '/contact/received/:key' })).toBe(201)
  expect((await read()).total).toBe(0)
})

it('with the Global Privacy Control are counted only beside the consent', async () => {
  const { send, read } = await open('sqlite')
  const gpc = { 'sec-gpc': '1' }
  const cookie = (record: object) =>
    `a=b; ${cookieNames.consent}=${encodeURIComponent(JSON.stringify(record))}`
  const record = { essential: true, ...ALL_ON, timestamp: NOON, version: '1.0' }
  for (const headers of [
    gpc,
    { ...gpc, cookie: cookie({ ...record, ...ALL_OFF }) },
    { ...gpc, cookie: cookie({ ...record, timestamp: NOON - 366 * DAY }) },
    { ...gpc, cookie: `${cookieNames.consent}=%E0%A4%A` },
  ]) {
    expect(await send(HOME, headers)).toBe(201)
  }
  expect((await read()).total).toBe(0)
  await send(HOME, { ...gpc, cookie: cookie(record) })
  expect((await read()).total).toBe(1)
})

it.each([
  ['an address', { ...HOME, address: '192.0.2.1' }],
  ['a referrer with its path', { ...HOME, referrer: 'news.example/a?b' }],
  ['a device of no class', { ...HOME, device: 'My phone' }],
  ['no route', { ...HOME, route: '' }],
])('take nothing more than they need: %s is refused', async (_name, body) => {
  const { send } = await open('sqlite')
  expect(await send(body)).toBe(422)
})

it('can be had as a file that no spreadsheet calculates', async () => {
  const { call, send, counter } = await open('sqlite')
  await send({ ...HOME, referrer: '-1.example' })
  counter.count({ route: '=1+1', referrer: 'a,b', device: 'desktop' })
  expect((await call('/api/visits.csv')).status).toBe(401)
  const answer = await call('/api/visits.csv?days=7', { headers: { authorization: 'x' } })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="visits-2026-11-22.csv"',
  )
  expect((await answer.text()).trim().split('\n')).toEqual([
    'day,route,referrer,device,views',
    "2026-11-22,/,'-1.example,desktop,1",
    '2026-11-22,\'=1+1,"a,b",desktop,1',
  ])
})
