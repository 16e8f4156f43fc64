import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLERS, refusalOf, type Shown } from '../support/checks/expected-access.ts'
import { temporaryDirectory } from '../support/sites/processes.ts'
import { createApp, type App } from '#server/composition/app.ts'
import { createAuth, type Auth } from '#server/auth/auth.ts'
import type { AuthTables } from '#server/auth/auth.tables.ts'
import { readConfig, type Config } from '#server/config/config.ts'
import { openDeps } from '#server/composition/deps.ts'
import type { Route } from '#server/http/route.ts'
import { openBuiltWeb } from '#server/composition/site/web.ts'
import { ABILITIES, TOKEN_ABILITIES } from '#shared/access/abilities.ts'
import { operations } from '#shared/contracts/operations/operations.ts'
import { healthPaths } from '#shared/paths/paths.ts'

const PASSWORD = 'correct horse battery'
const stack = new AsyncDisposableStack()
let config: Config
let app: App
/** Account service on the site's database, which creates the callers. */
let auth: Auth
let db: Kysely<AuthTables>

beforeAll(async () => {
  config = readConfig({
    DATA_DIR: stack.use(await temporaryDirectory()).path,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
  })
  const deps = await openDeps(config)
  stack.defer(() => deps.close())
  app = await createApp(config, deps, await openBuiltWeb(config))
  stack.defer(() => app.close())
  db = deps.database.kysely.withTables<AuthTables>()
  auth = await createAuth({
    db,
    log: deps.log,
    origin: () => config.origin,
    sweepEvery: 0,
  })
  stack.defer(() => auth.close())
  for (const role of ['editor', 'viewer'] as const) {
    await auth.users.create({ email: `${role}@example.com`, role, password: PASSWORD })
  }
})

afterAll(() => stack.disposeAsync())

const ask = async (method: string, path: string, headers: Readonly<Record<string, string>>) => {
  const body = method === 'GET' || method === 'HEAD' ? null : '{}'
  const request = new Request(config.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return (await app.fetch(request, { address: '192.0.2.1' })).status
}

const signIn = (who: 'admin' | 'editor' | 'viewer') =>
  auth.signIn(
    { email: `${who}@example.com`, password: PASSWORD },
    { address: '192.0.2.7', headers: new Headers() },
  )

/** Routes with restricted access. */
const guarded = () => app.routes.filter(({ access }) => access !== 'public')

const pathOf = ({ path }: Route) => path.replaceAll(/:\w+/g, 'some-id')

/** True for public operations. Visitors and staff share some paths: reads are public, writes are not. */
const isPublic = (method: string, path: string) =>
  app.routes.some(
    (route) => route.access === 'public' && route.method === method && pathOf(route) === path,
  )

test('the API description lists exactly the routes of the site, with their access', () => {
  const described = operations.map(
    ({ method, path, access }) =>
      `${access} ${method} ${path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  const served = app.routes.map(({ access, method, path }) => `${access} ${method} ${path}`)
  expect(served.toSorted()).toEqual(described.toSorted())
})

test('every operation declares its access', () => {
  expect(app.routes.length).toBeGreaterThan(5)
  const known = ['public', 'signed-in', ...Object.keys(ABILITIES)]
  for (const { access } of app.routes) expect(known).toContain(access)
  expect(guarded().length).toBeGreaterThan(0)
})

/** Equivalent and similar forms of a path, such as encoded ones. Some of them lead to the same operation. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `${path}//`,
  `/${path}`,
  path.replace('/api/', '/api//'),
  path.replace('/api/', '/api/%2e/'),
  path.replace('/api/', '/x/..%2fapi/'),
  path.replace('/api/', '/x/../api/'),
  path.replace('/api/', '/%61pi/'),
  path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
  path.replace(/.$/, (last) => `%25${last.charCodeAt(0).toString(16)}`),
  path.toUpperCase(),
  `${path}?access=public`,
  `${path};x=1`,
]

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override']

describe('restricted routes', () => {
  test('reject callers without access, whatever the form of path and method', async () => {
    const { token, setCookies } = await signIn('admin')
    const revoked = (await signIn('admin')).token
    const ended = await auth.fromBearer({
      headers: new Headers({ authorization: `Bearer ${revoked}` }),
    })
    await auth.endSession(ended?.id ?? '')
    const cookie = setCookies.map((line) => line.split(';')[0]).join('; ')
    const strangers: readonly Readonly<Record<string, string>>[] = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: 'Bearer demo-token' },
      { authorization: `Bearer ${revoked}` },
      { authorization: `Bearer ${'a'.repeat(43)}` },
      { authorization: `Bearer ${token} x` },
      { authorization: `Basic ${btoa(`admin@example.com:${PASSWORD}`)}` },
      { cookie },
      { cookie, origin: config.origin },
      { 'x-forwarded-user': 'admin', 'x-real-ip': '127.0.0.1' },
    ]
    for (const route of guarded()) {
      const { method } = route
      const path = pathOf(route)
      for (const stranger of strangers) {
        expect(await ask(method, path, stranger), `${method} ${path}`).toBe(401)
      }
      for (const spelling of spellings(path)) {
        expect([308, 401, 404, 405], spelling).toContain(await ask(method, spelling, {}))
      }
      for (const name of OVERRIDES) {
        for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
          const sent = other === 'GET' ? 'POST' : 'GET'
          const answer = await ask(sent, path, { [name]: other })
          const plain = isPublic(sent, path) ? [await ask(sent, path, {})] : [401, 404, 405]
          expect(plain).toContain(answer)
        }
      }
      const head = await ask('HEAD', path, {})
      const read = isPublic('GET', path) ? [await ask('GET', path, {})] : [401, 405]
      expect(read).toContain(head)
      expect(await ask('OPTIONS', path, {})).toBe(204)
    }
  })
})

/** Creates a personal token for an administrator. */
async function personalToken(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const owner = await auth.users.create({ email, role: 'admin', password: PASSWORD })
  const token = { name: 'A program', abilities: TOKEN_ABILITIES, days: 1 }
  return (await auth.tokens.create(owner, token)).secret
}

/** Creates a token in the named state. */
async function tokenOf(shown: Shown): Promise<string | undefined> {
  if (shown === 'none') return undefined
  if (shown === 'demo') return 'demo-token'
  if (shown === 'personal') return personalToken()
  if (shown === 'disabled' || shown === 'unknown-role') {
    const email = `${randomUUID()}@example.com`
    const user = await auth.users.create({ email, role: 'admin', password: PASSWORD })
    const { token } = await auth.signIn(
      { email, password: PASSWORD },
      { address: '192.0.2.8', headers: new Headers() },
    )
    const values = shown === 'disabled' ? { disabled: 1 } : { role: 'root' }
    await db.updateTable('users').set(values).where('id', '=', user.id).execute()
    return token
  }
  if (shown === 'viewer' || shown === 'editor' || shown === 'admin') {
    return (await signIn(shown)).token
  }
  const { token } = await signIn('admin')
  const session = await auth.fromBearer({
    headers: new Headers({ authorization: `Bearer ${token}` }),
  })
  const id = session?.id ?? ''
  if (shown === 'revoked') await auth.endSession(id)
  else {
    const column = shown === 'expired' ? 'expires_at' : 'last_active_at'
    const past = Date.now() - 31 * 60_000
    await db
      .updateTable('sessions')
      .set({ [column]: past })
      .where('id', '=', id)
      .execute()
  }
  return token
}

/** Operations that end the session or the account. They have their own tests. */
const ENDS = new Set(['POST /api/auth/logout', 'DELETE /api/auth/sessions'])

/** Statuses which prove that the access check passed: the handler responds, or rejects the empty body or the id. */
const LET_IN = [200, 201, 302, 400, 404, 409, 410, 415, 422, 503]

describe.each(CALLERS)('the caller “%s”', (_name, shown, abilities) => {
  test('gets the declared access on every route', async () => {
    const token = await tokenOf(shown)
    const headers: Record<string, string> =
      token === undefined ? {} : { authorization: `Bearer ${token}` }
    for (const route of app.routes) {
      const name = `${route.method} ${route.path}`
      const isRead = route.method === 'GET'
      // Public writes ignore tokens, so an expired token has no effect there.
      const refusal =
        route.access === 'public' && !isRead && route.tokens === undefined
          ? undefined
          : refusalOf(route, shown, abilities)
      if (refusal === undefined && ENDS.has(name)) continue
      for (const path of [pathOf(route), `${pathOf(route)}/`]) {
        const status = await ask(route.method, path, headers)
        expect(refusal === undefined ? LET_IN : [refusal], name).toContain(status)
      }
    }
  })
})

describe.each(CALLERS)(
  'with other paths and methods, the caller “%s”',
  (_name, shown, abilities) => {
    test('gets no additional access', async () => {
      const token = await tokenOf(shown)
      const headers: Record<string, string> =
        token === undefined ? {} : { authorization: `Bearer ${token}` }
      for (const route of guarded()) {
        const { method } = route
        const path = pathOf(route)
        const refusal = refusalOf(route, shown, abilities)
        // Callers with access may use any form of the path that leads to the route.
        if (refusal === undefined) continue
        for (const spelling of spellings(path)) {
          expect([308, refusal, 404, 405], `${method} ${spelling}`).toContain(
            await ask(method, spelling, headers),
          )
        }
        for (const name of OVERRIDES) {
          for (const sent of ['GET', 'POST']) {
            const plain = await ask(sent, path, headers)
            const answer = await ask(sent, path, { ...headers, [name]: method })
            expect(answer, `${sent} as ${method} ${path}`).toBe(plain)
          }
        }
      }
    })
  },
)

test('a read with an expired token is rejected, and not treated as anonymous', async () => {
  for (const route of app.routes) {
    if (route.access !== 'public' || route.method !== 'GET') continue
    const status = await ask('GET', pathOf(route), { authorization: 'Bearer demo-token' })
    expect(status, route.path).toBe(401)
  }
})

test('metrics return 404 if no token is configured', async () => {
  expect(await ask('GET', healthPaths.metrics, { authorization: 'Bearer undefined' })).toBe(404)
})
