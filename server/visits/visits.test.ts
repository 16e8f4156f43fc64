import { DAY } from '#shared/time/units.ts'
import { describe, expect, it } from 'vitest'
import { testLog } from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { stopClock } from '#server/testing/patience.test-support.ts'
import { ALL_OFF, ALL_ON, CONSENT_VERSION } from '#shared/browser/consent.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'
import { createVisitCounter } from './visit-counter.ts'
import { NOON, openVisits, SENDER } from '#server/testing/visits.test-support.ts'
import {
  MOST_HOST_ROWS,
  MOST_HOST_ROWS_OF_NETWORK,
  MOST_HOST_ROWS_OF_SENDER,
  MOST_ROWS,
} from './visits.store.ts'

const databases = useDatabases()
const HOME = { route: '/', referrer: '', device: 'desktop' }
/** Address in a separate network for each number. */
const senderOf = (n: number) => `10.${Math.floor(n / 200)}.${n % 200}.7`

const open = async (engine: Engine) => openVisits(databases, engine)

describe.each(engines)('the table of page views (%s)', (engine) => {
  it('page views are summed up by day, route, host and device', async () => {
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
      { name: '/', views: 4, before: 0 },
      { name: '/blogs/:id', views: 1, before: 0 },
    ])
    expect(found.referrers).toEqual([
      { name: '', views: 4, before: 0 },
      { name: 'news.example', views: 1, before: 0 },
    ])
    expect(found.devices).toEqual([
      { name: 'desktop', views: 4, before: 0 },
      { name: 'phone', views: 1, before: 0 },
    ])
  })

  it('page views are stored for one year', async () => {
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

  it('page views take at most 1,000 rows a day; the last row sums up all other views', async () => {
    const { send, read, counter, store, clock } = await open(engine)
    for (let host = 0; host < 1_100; host += 1) {
      const visit = { route: '/', referrer: `host-${host}.example`, device: 'desktop' } as const
      counter.count(visit, senderOf(host))
    }
    await send({ route: '/about', referrer: '', device: 'phone' })
    for (let route = 0; route < 500; route += 1) {
      counter.count({ route: `/${route}`, referrer: '', device: 'desktop' }, SENDER)
    }
    await counter.flush()
    const today = await store.between('2026-11-22', '2026-11-22')
    expect(today.length).toBe(MOST_ROWS)
    const found = await read()
    expect(found.total).toBe(1_601)
    expect(found.routes).toContainEqual({ name: '/about', views: 1, before: 0 })
    expect(found.referrers.slice(0, 2)).toEqual([
      { name: 'other', views: 603, before: 0 },
      { name: '', views: 398, before: 0 },
    ])
    expect(found.routes.find(({ name }) => name === 'other')?.views).toBe(103)

    // Simulates a restart: the new counter loads the existing rows.
    const again = createVisitCounter({ store, log: testLog().log, now: () => clock.now })
    await again.start()
    again.count({ route: '/new', referrer: 'new.example', device: 'desktop' }, SENDER)
    await again.stop()
    expect(await store.between('2026-11-22', '2026-11-22')).toHaveLength(MOST_ROWS)
  })
})

describe.each(engines)('the limits of rows (%s)', (engine) => {
  const invented = (n: number) => ({ ...HOME, referrer: `made-up-${n}.example` })
  const hostsIn = ({ referrers }: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['read']>>) =>
    referrers.filter(({ name }) => name !== '' && name !== 'other')

  it('the invented referrers of one address get at most twenty rows a day, so that rows remain for other addresses', async () => {
    const { send, read, clock } = await open(engine)
    for (let n = 0; n < 1_210; n += 1) expect(await send(invented(n))).toBe(201)
    const real = Array.from({ length: 300 }, (_, n) => `real-${n}.example`)
    for (const [n, referrer] of real.entries()) {
      expect(await send({ ...HOME, referrer }, {}, senderOf(n))).toBe(201)
    }
    // A host that already has a row is still counted, even for the sender above its limit.
    await send({ ...HOME, referrer: 'real-7.example' })
    const found = await read()
    const hosts = hostsIn(found)
    expect(found.total).toBe(1_511)
    expect(hosts.filter(({ name }) => name.startsWith('made-up-'))).toHaveLength(
      MOST_HOST_ROWS_OF_SENDER,
    )
    expect(hosts.filter(({ name }) => name.startsWith('real-'))).toHaveLength(300)
    expect(hosts).toContainEqual({ name: 'real-7.example', views: 2, before: 0 })
    expect(found.referrers).toContainEqual({ name: 'other', views: 1_190, before: 0 })
    clock.now += DAY
    await send(invented(2_000))
    expect(hostsIn(await read())).toContainEqual({
      name: 'made-up-2000.example',
      views: 1,
      before: 0,
    })
  })

  it.each([
    ['IPv4', (n: number) => `198.51.100.${n % 250}`],
    ['IPv6', (n: number) => `2001:db8:7:${(n % 4_000).toString(16)}::1`],
  ])(
    'the invented referrers of one %s network get at most sixty rows a day',
    async (_name, addressOf) => {
      const { send, read } = await open(engine)
      for (let n = 0; n < 700; n += 1) await send(invented(n), {}, addressOf(n))
      await send({ ...HOME, referrer: 'real.example' }, {}, '203.0.113.9')
      const hosts = hostsIn(await read())
      expect(hosts).toHaveLength(MOST_HOST_ROWS_OF_NETWORK + 1)
      expect(hosts).toContainEqual({ name: 'real.example', views: 1, before: 0 })
    },
  )

  it('invented referrers never replace the row of an existing host', async () => {
    const { send, read } = await open(engine)
    await send({ ...HOME, referrer: 'real.example' })
    for (let n = 0; n < 700; n += 1) await send(invented(n), {}, senderOf(n))
    await send({ ...HOME, referrer: 'real.example' }, {}, '203.0.113.9')
    const hosts = hostsIn(await read())
    expect(hosts).toHaveLength(MOST_HOST_ROWS)
    expect(hosts).toContainEqual({ name: 'real.example', views: 2, before: 0 })
  })
})

it('page views are written every thirty seconds and at shutdown', async () => {
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

it('page views are written later if a write fails', async () => {
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
  own.count({ route: '/', referrer: '', device: 'desktop' }, SENDER)
  await own.flush()
  own.count({ route: '/', referrer: '', device: 'desktop' }, SENDER)
  isFull = false
  await own.flush()
  expect(await store.between('2026-11-22', '2026-11-22')).toMatchObject([{ views: 2 }])
  await counter.stop()
  expect(entries).toEqual([])
})

it('page views of personal pages are not counted', async () => {
  const { send, read } = await open('sqlite')
  expect(await send({ ...HOME, route: '/contact/received/:key' })).toBe(201)
  expect((await read()).total).toBe(0)
})

it('page views with Global Privacy Control are counted only with consent', async () => {
  const { send, read } = await open('sqlite')
  const gpc = { 'sec-gpc': '1' }
  const cookie = (record: object) =>
    `a=b; ${cookieNames.consent}=${encodeURIComponent(JSON.stringify(record))}`
  const record = { essential: true, ...ALL_ON, timestamp: NOON, version: CONSENT_VERSION }
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
  ['an unknown class of device', { ...HOME, device: 'My phone' }],
  ['an empty route', { ...HOME, route: '' }],
])('a page view is rejected if it contains %s', async (_name, body) => {
  const { send } = await open('sqlite')
  expect(await send(body)).toBe(422)
})

it('page views can be exported as CSV, in which no cell is a formula', async () => {
  const { call, send, counter } = await open('sqlite')
  await send({ ...HOME, referrer: '-1.example' })
  counter.count({ route: '=1+1', referrer: 'a,b', device: 'desktop' }, SENDER)
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
