import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { loginAnswer } from '#shared/contracts/auth.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authMigrations } from './auth.tables.ts'
import type { AuthTables } from './auth.tables.ts'
import { ADMIN, createTestSite, PASSWORD } from './auth.test-support.ts'

const databases = useDatabases()
const MINUTE = 60_000

describe.each(engines)('sign-in (%s)', (engine) => {
  const open = async () => {
    const database = await databases.open(engine, authMigrations)
    return database.kysely.withTables<AuthTables>()
  }

  it('responds with a token, the user and the cookies of the session', async () => {
    const site = await createTestSite(await open())
    const answer = await site.signIn(`  ${ADMIN.toUpperCase()} `)
    expect(answer.status).toBe(200)
    expect(loginAnswer.parse(answer.body)).toEqual({
      success: true,
      data: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { id: site.admin.id, email: ADMIN, name: 'ada', role: 'admin' },
      },
    })
    const [session, xsrf] = answer.headers.getSetCookie()
    expect(session).toMatch(
      /^staff-session=[\w-]{43}; Path=\/; Max-Age=28800; SameSite=Strict; HttpOnly$/,
    )
    expect(xsrf).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Max-Age=28800; SameSite=Strict$/)
    expect(session).not.toContain(answer.body.data.token)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses an account with an unknown role, ends its sessions, and logs the reason', async () => {
    const db = await open()
    const site = await createTestSite(db)
    const { bearer } = await site.session()
    await db.updateTable('users').set({ role: 'root' }).execute()
    const answer = await site.signIn()
    expect(answer.status).toBe(403)
    expect(answer.body.error.message).toContain('Ask an administrator to give your account a role')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await site.signIn(ADMIN, 'wrong password')).status).toBe(401)
    expect((await site.validate(bearer)).status).toBe(401)
    expect(await site.auth.users.list()).toMatchObject([{ email: ADMIN, role: null }])
    expect(site.logged).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        category: 'security',
        data: { userId: site.admin.id, role: 'root' },
      }),
    )
  })

  it('stores neither passwords nor tokens in plain text', async () => {
    const db = await open()
    const site = await createTestSite(db, { realHashes: true })
    const { token, cookie } = await site.session()
    const users = await db.selectFrom('users').selectAll().execute()
    const tokens = await db.selectFrom('session_tokens').selectAll().execute()
    expect(users[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const kept = JSON.stringify([users, tokens])
    for (const secret of [token, PASSWORD, cookie.Cookie.split(/[=;]/)[1] ?? '']) {
      expect(kept).not.toContain(secret)
    }
  })

  it.each(['known', 'unknown', 'disabled'] as const)(
    'responds with 429 to the sixth failed attempt from one address on an account that is %s',
    async (kind) => {
      const site = await createTestSite(await open())
      if (kind === 'disabled') await site.auth.users.setDisabled(site.admin.id, true, 'ada')
      const email = kind === 'unknown' ? 'nobody@example.com' : ADMIN
      const answers = []
      for (let n = 0; n < 7; n += 1) answers.push(await site.signIn(email, `wrong password ${n}`))
      expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401, 429, 429])
      expect(answers[0]?.body.error).toEqual({
        code: 'authentication_required',
        message: 'Check the email address and the password. Authentication failed',
      })
      expect(answers[5]?.body.error).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringMatching(/Try again in a minute, or .* npm run user -- reset EMAIL/),
      })
      expect(answers[5]?.headers.get('retry-after')).toBe('60')
    },
  )

  it('rejects the right password while an address is blocked for an account, and accepts it from another address', async () => {
    const site = await createTestSite(await open())
    for (let n = 0; n < 5; n += 1) await site.signIn(ADMIN, 'wrong')
    expect((await site.signIn()).status).toBe(429)
    expect((await site.signIn(ADMIN, PASSWORD, '198.51.100.7')).status).toBe(200)
    expect((await site.signIn()).status).toBe(429)
    site.pass(MINUTE)
    expect((await site.signIn()).status).toBe(200)
    expect((await site.signIn(ADMIN, 'wrong')).status).toBe(401)
  })

  it('doubles the blocking time with each further failed attempt, up to 64 minutes', async () => {
    const site = await createTestSite(await open())
    for (let n = 0; n < 5; n += 1) await site.signIn(ADMIN, 'wrong')
    const waits: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const blocked = await site.signIn(ADMIN, 'wrong')
      const seconds = Number(blocked.headers.get('retry-after'))
      waits.push(seconds / 60)
      site.pass(seconds * 1000)
      expect((await site.signIn(ADMIN, 'wrong')).status).toBe(401)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 64])
  })

  it.each(['known', 'unknown'] as const)(
    'delays attempts on an account (%s) by up to 8 seconds while they come from many addresses',
    async (kind) => {
      const site = await createTestSite(await open())
      const email = kind === 'known' ? ADMIN : 'nobody@example.com'
      for (let n = 0; n < 14; n += 1) {
        expect((await site.signIn(email, 'wrong', `192.0.2.${n}`)).status).toBe(401)
      }
      expect(site.delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
    },
  )

  it('admits the owner within 8 seconds during attempts from other addresses', async () => {
    const site = await createTestSite(await open())
    for (let hour = 0; hour < 12; hour += 1) {
      await site.signIn(ADMIN, 'wrong', `192.0.2.${hour}`)
      site.pass(60 * MINUTE)
    }
    expect((await site.signIn(ADMIN, PASSWORD, '198.51.100.7')).status).toBe(200)
    expect(site.delays.at(-1)).toBe(8000)
  })

  it('counts concurrent attempts', async () => {
    const site = await createTestSite(await open())
    const together = async (address: (n: number) => string) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, n) => site.signIn(ADMIN, 'wrong', address(n))),
      )
    const from1 = (await together(() => '198.51.100.7')).map(({ status }) => status)
    expect(from1.filter((status) => status === 401)).toHaveLength(5)
    expect(from1.filter((status) => status === 429)).toHaveLength(15)
    const from20 = (await together((n) => `192.0.2.${n}`)).map(({ status }) => status)
    expect(new Set(from20)).toEqual(new Set([401]))
    expect(site.delays).toHaveLength(20)
  })

  it('blocks an address that tries many accounts, and no other address', async () => {
    const site = await createTestSite(await open())
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await site.signIn(`user${n}@example.com`, 'wrong')).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses.slice(10)).toEqual([429, 429])
    expect((await site.signIn(ADMIN, PASSWORD, '198.51.100.7')).status).toBe(200)
  })

  it('does not reset the failed attempts on other accounts after a sign-in to one account', async () => {
    const site = await createTestSite(await open())
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await site.signIn(`user${n}@example.com`, 'wrong')).status)
      if (n < 9) statuses.push((await site.signIn()).status)
    }
    expect(statuses.slice(0, 18)).toEqual(Array.from({ length: 18 }, (_, n) => (n % 2 ? 200 : 401)))
    expect(statuses.at(-1)).toBe(429)
  })

  it('still counts failed attempts from before a restart', async () => {
    const db = await open()
    const first = await createTestSite(db)
    for (let n = 0; n < 5; n += 1) await first.signIn(ADMIN, 'wrong')
    await db.deleteFrom('users').execute()
    const second = await createTestSite(db)
    expect((await second.signIn()).status).toBe(429)
    expect((await second.signIn(ADMIN, 'wrong', '198.51.100.7')).status).toBe(401)
    expect(second.delays).toEqual([250])
  })

  it('responds to malicious bodies with a 4xx status and the standard error format', async () => {
    const site = await createTestSite(await open())
    const hostile = fc.oneof(
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc
        .record({
          email: fc.anything({ withNullPrototype: true }),
          password: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a\0b')),
        })
        .map((body) => {
          try {
            return JSON.stringify(body)
          } catch {
            return '{"__proto__":{"email":"x"}}'
          }
        }),
    )
    let n = 0
    await fc.assert(
      fc.asyncProperty(hostile, async (body) => {
        n += 1
        const request = new Request('http://localhost:3000/api/auth/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        })
        const address = `10.${n >> 8}.${n & 255}.1`
        const response = await site.api.fetch(request, { address })
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
        expect(await response.json()).toMatchObject({
          success: false,
          error: { code: expect.any(String), message: expect.any(String) },
          request_id: response.headers.get('x-request-id'),
        })
      }),
      { numRuns: 150 },
    )
  })
})

it('sign-in ignores forged forwarding headers', async () => {
  const database = await databases.open('sqlite', authMigrations)
  const site = await createTestSite(database.kysely.withTables<AuthTables>())
  const statuses: number[] = []
  for (let n = 0; n < 11; n += 1) {
    const forged = `203.0.113.${n}`
    const answer = await site.call('POST', '/api/auth/login/', {
      json: { email: `user${n}@example.com`, password: 'wrong' },
      headers: { 'X-Forwarded-For': forged, Forwarded: `for=${forged}`, 'X-Real-IP': forged },
    })
    statuses.push(answer.status)
  }
  expect(statuses.at(-1)).toBe(429)
})

it('sign-in distinguishes addresses behind a trusted proxy', async () => {
  const database = await databases.open('sqlite', authMigrations)
  const db = database.kysely.withTables<AuthTables>()
  const site = await createTestSite(db, { trustProxy: '1' })
  for (let n = 0; n < 11; n += 1) {
    const answer = await site.call('POST', '/api/auth/login/', {
      json: { email: `user${n}@example.com`, password: 'wrong' },
      headers: { 'X-Forwarded-For': `198.51.100.1, 203.0.113.${n}` },
    })
    expect(answer.status).toBe(401)
  }
})

it('sign-in takes as long for an unknown account as for an existing one', async () => {
  const database = await databases.open('sqlite', authMigrations)
  const site = await createTestSite(database.kysely.withTables<AuthTables>(), { realHashes: true })
  const times: Readonly<Record<'known' | 'unknown', number[]>> = { known: [], unknown: [] }
  for (let n = 0; n < 24; n += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const email = kind === 'known' ? ADMIN : 'nobody@example.com'
      // Measures processor time, because the elapsed time depends on the load of the machine.
      const start = process.cpuUsage()
      const answer = await site.signIn(email, 'wrong', `10.0.${n}.${kind.length}`)
      const { user, system } = process.cpuUsage(start)
      times[kind].push(user + system)
      expect(answer.status).toBe(401)
      site.pass(64 * MINUTE)
    }
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const ratio = median(times.unknown) / median(times.known)
  expect(ratio).toBeGreaterThan(0.67)
  expect(ratio).toBeLessThan(1.5)
})

it('sign-ins are logged in the category `security`, without email addresses or secrets', async () => {
  const database = await databases.open('sqlite', authMigrations)
  const site = await createTestSite(database.kysely.withTables<AuthTables>())
  await site.signIn(ADMIN, 'a wrong password')
  const { token } = await site.session()
  expect(site.logged.filter((entry) => entry.category === 'security').length).toBeGreaterThan(1)
  const text = JSON.stringify(site.logged)
  for (const secret of [token, PASSWORD, 'a wrong password', ADMIN]) {
    expect(text).not.toContain(secret)
  }
})
