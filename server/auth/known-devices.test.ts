import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { describe, expect, it } from 'vitest'
import { ADMIN, createTestSite, PASSWORD } from './auth.test-support.ts'
import { authMigrations } from './auth.tables.ts'
import type { AuthTables } from './auth.tables.ts'

const databases = useDatabases()
const DAY = 24 * 60 * 60_000
const ELSEWHERE = '198.51.100.7'

interface Answer {
  readonly headers: Headers
}

async function openOn(engine: Engine, origin?: string) {
  const database = await databases.open(engine, authMigrations)
  const db = database.kysely.withTables<AuthTables>()
  const site = await createTestSite(db, origin === undefined ? {} : { origin })
  /** Makes failed sign-ins from one address until unknown devices at this address are blocked. */
  const exhaust = async () => {
    for (let n = 0; n < 5; n += 1) await site.signIn(ADMIN, 'wrong')
    expect((await site.signIn()).status).toBe(429)
  }
  return { db, site, exhaust }
}

/** The cookie of the known device, as the browser returns it in a request. */
const deviceOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('known-device='))
    ?.split(';')[0] ?? 'none'

describe.each(engines)('a known device (%s)', (engine) => {
  it('a known device is not blocked or delayed by failed sign-ins of other devices at its address, on its account or on all accounts', async () => {
    const { site, exhaust } = await openOn(engine)
    const device = deviceOf(await site.signIn())
    await exhaust()
    for (let n = 0; n < 5; n += 1) await site.signIn(`user${n}@example.com`, 'wrong')
    expect((await site.signIn('another@example.com', 'wrong')).status).toBe(429)
    await site.signIn(ADMIN, 'wrong', ELSEWHERE)
    expect(site.delays).toEqual([250])
    expect((await site.signIn(ADMIN, PASSWORD, undefined, device)).status).toBe(200)
    expect(site.delays).toEqual([250])
  })

  it('a known device expires, and is removed if its account has twenty devices that expire later', async () => {
    const { db, site } = await openOn(engine)
    const rows = Array.from({ length: 25 }, (_, n) => ({
      hash: `hash ${n}`,
      user_id: site.admin.id,
      expires_at: n,
    }))
    await db.insertInto('known_devices').values(rows).execute()
    await site.signIn()
    const kept = await db.selectFrom('known_devices').select('hash').orderBy('expires_at').execute()
    expect(kept).toHaveLength(20)
    expect(kept[0]).toEqual({ hash: 'hash 6' })
    await site.auth.sweep()
    expect(await db.selectFrom('known_devices').select('hash').execute()).toEqual([kept[19]])
  })
})

describe('a known device', () => {
  const open = async (origin?: string) => openOn('sqlite', origin)

  it('a known device is identified by a cookie that browsers send only to the sign-in route, and of which only a hash is stored', async () => {
    for (const [origin, end] of [
      ['http://localhost:3000', ''],
      ['https://www.example.com', '; Secure'],
    ] as const) {
      const { db, site } = await open(origin)
      const line = (await site.signIn()).headers.getSetCookie().at(-1) ?? ''
      const value = /^known-device=([\w-]{43});/.exec(line)?.[1] ?? ''
      expect(line).toBe(
        `known-device=${value}; Path=/api/auth/login; Max-Age=15552000; SameSite=Strict; HttpOnly${end}`,
      )
      expect(
        JSON.stringify(await db.selectFrom('known_devices').selectAll().execute()),
      ).not.toContain(value)
    }
  })

  it.each([
    {
      name: 'the cookie of another account',
      before: async ({ site }: Awaited<ReturnType<typeof open>>) => {
        await site.auth.users.create({ email: 'b@example.com', role: 'editor', password: PASSWORD })
        return deviceOf(await site.signIn('b@example.com', PASSWORD, ELSEWHERE))
      },
    },
    {
      name: 'a cookie from before a password change',
      before: async ({ site }: Awaited<ReturnType<typeof open>>) => {
        const device = deviceOf(await site.signIn())
        await site.auth.users.setPassword(site.admin.id, PASSWORD)
        return device
      },
    },
    {
      name: 'a cookie that is 180 days old',
      before: async ({ site }: Awaited<ReturnType<typeof open>>) => {
        const device = deviceOf(await site.signIn())
        site.pass(180 * DAY)
        return device
      },
    },
    {
      name: 'a copy of a cookie that a later sign-in has replaced',
      before: async ({ site }: Awaited<ReturnType<typeof open>>) => {
        const device = deviceOf(await site.signIn())
        await site.signIn(ADMIN, PASSWORD, undefined, device)
        return device
      },
    },
    { name: 'an invented cookie', before: async () => `known-device=${'A'.repeat(43)}` },
  ])('a device is treated as unknown if it sends $name', async ({ before }) => {
    const all = await open()
    const device = await before(all)
    await all.exhaust()
    expect((await all.site.signIn(ADMIN, PASSWORD, undefined, device)).status).toBe(429)
  })

  it('a known device counts as an unknown one after five failed attempts', async () => {
    const { site } = await open()
    const device = deviceOf(await site.signIn())
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await site.signIn(ADMIN, 'wrong', undefined, device)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  })
})

it('the server delays at most 256 sign-ins at once, and rejects further ones with Retry-After', async () => {
  const database = await databases.open('sqlite', authMigrations)
  const held = Promise.withResolvers<undefined>()
  const site = await createTestSite(database.kysely.withTables<AuthTables>(), {
    pause: () => held.promise,
  })
  const device = deviceOf(await site.signIn())
  for (let n = 0; n < 5; n += 1) await site.signIn(ADMIN, 'wrong', `192.0.2.${n + 10}`)
  const waiting = Array.from({ length: 300 }, async (_, n) =>
    site.signIn(ADMIN, 'wrong', `10.0.${n >> 6}.${n}`),
  )
  const refused = (await Promise.all(waiting.slice(256))).map(({ status, headers }) => [
    status,
    headers.get('retry-after'),
  ])
  expect(refused).toEqual(Array.from({ length: 44 }, () => [429, '10']))
  expect((await site.signIn(ADMIN, PASSWORD, undefined, device)).status).toBe(200)
  held.resolve(undefined)
  const looked = (await Promise.all(waiting.slice(0, 256))).map(({ status }) => status)
  expect(looked.filter((status) => status !== 401 && status !== 429)).toEqual([])
  expect((await site.signIn()).status).toBe(200)
})
