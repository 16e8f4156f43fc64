import { logoutAnswer, validateAnswer } from '#shared/contracts/auth.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { authMigrations } from './auth.tables.ts'
import type { AuthTables } from './auth.tables.ts'
import { createTestSite } from './auth.test-support.ts'

const databases = useDatabases()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const background = { 'X-Background': '1' }
const request = (headers: Readonly<Record<string, string>>) => ({ headers: new Headers(headers) })

describe.each(engines)('a session (%s)', (engine) => {
  const open = async (origin?: string) => {
    const database = await databases.open(engine, authMigrations)
    const db = database.kysely.withTables<AuthTables>()
    return { db, site: await createTestSite(db, origin === undefined ? {} : { origin }) }
  }

  it('a session is authenticated by its bearer token', async () => {
    const { site } = await open()
    const { bearer } = await site.session()
    const answer = await site.validate(bearer)
    expect(answer.status).toBe(200)
    expect(validateAnswer.parse(answer.body)).toEqual({ success: true, data: { user: site.admin } })
  })

  it.each([
    { name: 'a missing token', headers: {} },
    { name: 'the demo token', headers: { Authorization: 'Bearer demo-token' } },
    { name: 'a made-up token', headers: { Authorization: `Bearer ${'A'.repeat(43)}` } },
    { name: 'another scheme', headers: { Authorization: 'Basic YTpi' } },
  ])('a session is not authenticated by $name', async ({ headers }) => {
    const { site } = await open()
    const answer = await site.validate(headers)
    expect(answer.status).toBe(401)
    expect(answer.body.error.message).toMatch(/authentication/i)
  })

  it('a session is valid by its cookie on routes that accept cookies, and never on /api', async () => {
    const { site } = await open()
    const { cookie, bearer } = await site.session()
    expect((await site.validate(cookie)).status).toBe(401)
    expect((await site.auth.fromCookie(request(cookie)))?.user).toEqual(site.admin)
    const value = cookie.Cookie.split(/[=;]/)[1] ?? ''
    expect((await site.validate({ Authorization: `Bearer ${value}` })).status).toBe(401)
    const token = bearer.Authorization.slice(7)
    expect(await site.auth.fromCookie(request({ Cookie: `staff-session=${token}` }))).toBe(
      undefined,
    )
  })

  it('a session ends 30 minutes after the last activity of its user', async () => {
    const { site } = await open()
    const { bearer } = await site.session()
    for (let n = 0; n < 3; n += 1) {
      site.pass(29 * MINUTE)
      expect((await site.validate(bearer)).status).toBe(200)
    }
    site.pass(30 * MINUTE)
    expect((await site.validate(bearer)).status).toBe(401)
  })

  it('a session is not extended by background refetches, listeners and pings', async () => {
    const { site } = await open()
    const { bearer, cookie, token } = await site.session()
    for (let n = 0; n < 29; n += 1) {
      site.pass(MINUTE)
      expect(await site.auth.fromToken(token, { touch: false })).toBeDefined()
      expect((await site.validate({ ...bearer, ...background })).status).toBe(200)
      expect(await site.auth.fromCookie(request(cookie), { touch: false })).toBeDefined()
    }
    site.pass(MINUTE)
    expect((await site.validate({ ...bearer, ...background })).status).toBe(401)
  })

  it('a session ends 8 hours after sign-in, despite activity', async () => {
    const { site } = await open()
    const { bearer } = await site.session()
    for (let time = 0; time < 8 * HOUR - 20 * MINUTE; time += 20 * MINUTE) {
      site.pass(20 * MINUTE)
      expect((await site.validate(bearer)).status).toBe(200)
    }
    site.pass(20 * MINUTE)
    expect((await site.validate(bearer)).status).toBe(401)
  })

  it('a session ends at sign-out, for its token and its cookie, and the listeners are notified', async () => {
    const { db, site } = await open()
    const { bearer, cookie } = await site.session()
    const other = await site.session()
    const ended: string[] = []
    site.auth.onSessionEnd(({ userId }) => ended.push(userId))
    const answer = await site.call('POST', '/api/auth/logout/', { headers: bearer })
    expect(answer.status).toBe(200)
    expect(logoutAnswer.parse(answer.body)).toEqual({ success: true, data: {} })
    expect(answer.headers.getSetCookie()).toEqual([
      'staff-session=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly',
      'XSRF-TOKEN=; Path=/; Max-Age=0; SameSite=Strict',
    ])
    expect(ended).toEqual([site.admin.id])
    expect((await site.validate(bearer)).status).toBe(401)
    expect(await site.auth.fromCookie(request(cookie))).toBe(undefined)
    expect((await site.validate(other.bearer)).status).toBe(200)
    expect(await db.selectFrom('session_tokens').selectAll().execute()).toHaveLength(2)
  })

  it('listeners are notified of the end of a session after expiry and after sign-out in another process', async () => {
    const { db, site } = await open()
    const ended: string[] = []
    site.auth.onSessionEnd(({ sessionId }) => ended.push(sessionId))
    const idle = await site.session()
    const idleId = (await site.auth.fromBearer(request(idle.bearer)))?.id ?? ''
    site.pass(20 * MINUTE)
    const removed = await site.session()
    const removedId = (await site.auth.fromBearer(request(removed.bearer)))?.id ?? ''
    await site.auth.sweep()
    expect(ended).toEqual([])
    site.pass(10 * MINUTE)
    await site.auth.sweep()
    expect(ended).toEqual([idleId])
    await db.deleteFrom('sessions').where('id', '=', removedId).execute()
    await site.auth.sweep()
    await site.auth.sweep()
    expect(ended).toEqual([idleId, removedId])
  })

  it.each(['password', 'disabled'] as const)(
    'a session ends when its account changes: %s',
    async (change) => {
      const { site } = await open()
      const { bearer } = await site.session()
      const { users } = site.auth
      if (change === 'password') await users.setPassword(site.admin.id, 'seven green umbrellas')
      if (change === 'disabled') await users.setDisabled(site.admin.id, true, 'ada')
      expect((await site.validate(bearer)).status).toBe(401)
    },
  )

  it('the session cookie is bound to host and TLS if the site uses https', async () => {
    const { site } = await open('https://www.example.com')
    const answer = await site.signIn()
    for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/; Secure$/)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-staff-session=/)
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
    const { cookie } = await site.session()
    expect(await site.auth.fromCookie(request(cookie))).toBeDefined()
    const plain = { Cookie: cookie.Cookie.replace('__Host-', '') }
    expect(await site.auth.fromCookie(request(plain))).toBe(undefined)
  })

  it('a session accepts writes by cookie only from pages of this site and with the XSRF token', async () => {
    const { site } = await open()
    const { cookie, xsrf } = await site.session()
    const other = await site.session()
    const Origin = 'http://localhost:3000'
    const check = (headers: Readonly<Record<string, string>>) =>
      site.auth.checkXsrf(request({ ...cookie, ...headers }))
    expect(check({ Origin, 'X-XSRF-TOKEN': xsrf })).toBe(true)
    expect(check({ Origin })).toBe(false)
    expect(check({ 'X-XSRF-TOKEN': xsrf })).toBe(false)
    expect(check({ Origin, 'X-XSRF-TOKEN': other.xsrf })).toBe(false)
    expect(check({ Origin: 'null', 'X-XSRF-TOKEN': xsrf })).toBe(false)
    expect(check({ Origin: 'http://localhost:3001', 'X-XSRF-TOKEN': xsrf })).toBe(false)
    expect(site.auth.checkOrigin(request({ Origin }))).toBe(true)
    expect(site.auth.checkOrigin(request({ Origin: 'https://evil.example' }))).toBe(false)
    expect(site.auth.checkOrigin(request({}))).toBe(false)
  })
})

it('a session continues when the disk is full, although new sign-ins fail', async () => {
  const database = await databases.open('sqlite', authMigrations)
  const db = database.kysely.withTables<AuthTables>()
  const site = await createTestSite(db)
  const { bearer } = await site.session()
  // Fills the database file, so that each write needs more space than is available.
  await sql`create table filler (bytes blob)`.execute(db)
  for (const event of ['insert', 'update']) {
    await sql`create trigger ${sql.id(`full_${event}`)} after ${sql.raw(event)} on sessions
      begin insert into filler values (zeroblob(1000000)); end`.execute(db)
  }
  await sql`pragma max_page_count = 1`.execute(db)
  site.pass(MINUTE)
  expect((await site.validate(bearer)).status).toBe(200)
  const refused = await site.signIn()
  expect(refused.status).toBe(507)
  expect(refused.body.error.code).toBe('insufficient_storage')
})

describe.each(engines)('sign-in to the Studio (%s)', (engine) => {
  const open = async () => {
    const database = await databases.open(engine, authMigrations)
    return createTestSite(database.kysely.withTables<AuthTables>())
  }
  const provider = (origin: string, more = '') =>
    `/api/auth/studio/?origin=${encodeURIComponent(origin)}&projectId=local&type=cookie${more}`
  const STUDIO = 'http://localhost:3000/studio/structure/blog'

  it('redirects staff with a session back to the Studio at once', async () => {
    const site = await open()
    const { cookie } = await site.session()
    const answer = await site.call('GET', provider(`${STUDIO}#old`), { headers: cookie })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(STUDIO)
  })

  it('returns a code that is valid once, for one minute, while the session lasts', async () => {
    const site = await open()
    const { cookie, bearer } = await site.session()
    const sid = async () => {
      const answer = await site.call('GET', provider(STUDIO, '&withSid=true'), { headers: cookie })
      return answer.headers.get('location')?.split('#sid=')[1] ?? ''
    }
    const code = await sid()
    expect(code).toMatch(/^[\w-]{43}$/)
    expect((await site.validate({ Authorization: `Bearer ${code}` })).status).toBe(401)
    const redeemed = await site.auth.redeemSid(code)
    expect((await site.validate({ Authorization: `Bearer ${redeemed?.token}` })).status).toBe(200)
    expect(await site.auth.redeemSid(code)).toBe(undefined)
    expect(await site.auth.redeemSid('x')).toBe(undefined)

    const late = await sid()
    site.pass(MINUTE)
    expect(await site.auth.redeemSid(late)).toBe(undefined)

    const unused = await sid()
    await site.call('POST', '/api/auth/logout/', { headers: bearer })
    expect(await site.auth.redeemSid(unused)).toBe(undefined)
    expect((await site.validate({ Authorization: `Bearer ${redeemed?.token}` })).status).toBe(401)
  })

  it('redirects users without a session to the sign-in page, and back to this route after the sign-in', async () => {
    const site = await open()
    const answer = await site.call('GET', provider(STUDIO))
    expect(answer.status).toBe(302)
    const location = new URL(answer.headers.get('location') ?? '', 'http://localhost:3000')
    expect(location.pathname).toBe('/admin')
    expect(location.searchParams.get('next')).toBe(provider(STUDIO))
  })

  it.each([
    'https://evil.example/studio',
    'http://localhost:3000.evil.example/studio',
    'http://localhost:3000@evil.example/studio',
    'http://user:pass@localhost:3000/studio',
    'http://localhost:3000/studio-evil',
    'http://localhost:3000/studio/../admin',
    'http://localhost:3001/studio',
    '//evil.example/studio',
    'javascript:alert(1)//studio',
    '/studio',
    '',
  ])('refuses to redirect to %s', async (origin) => {
    const site = await open()
    const { cookie } = await site.session()
    const answer = await site.call('GET', provider(origin), { headers: cookie })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBe(null)
  })
})
