import { createApi } from '#server/http/api.ts'
import { parseTrustProxy } from '#lake/common/client-address.ts'
import type { LogEntry } from '#server/http/logging.ts'
import { createLogger } from '#server/http/logging.ts'
import type { UserView } from '#shared/contracts/auth.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import { createAuth } from './auth.ts'
import { authRoutes } from './auth.routes.ts'
import { tokenRoutes } from './tokens/token.routes.ts'
import { userRoutes } from './user.routes.ts'
import type { AuthTables } from './auth.tables.ts'

export const PASSWORD = 'copper kettle on a ladder'
export const ADMIN = 'ada@example.com'

/**
 * Cost of password hashes in tests: about one hundredth of the production cost, because most tests check access rather than password
 * hashing.
 */
export const CHEAP_HASHES = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const

/** Starts the account routes in the real HTTP API on a real store, with a clock controlled by the test. */
export async function createTestSite(
  db: Kysely<AuthTables>,
  options: {
    readonly origin?: string
    readonly trustProxy?: string
    /** True to hash passwords at the production cost. Slow: hashing takes most of the time of a sign-in. */
    readonly realHashes?: boolean
    /** Replaces the timer that delays sign-ins. Default: no delay. */
    readonly pause?: (milliseconds: number) => Promise<void>
    /** The administrator account, if another process on the same store has already created it. */
    readonly admin?: UserView
  } = {},
) {
  const origin = options.origin ?? 'http://localhost:3000'
  let time = Date.UTC(2026, 10, 21, 9)
  const logged: LogEntry[] = []
  const log = createLogger({ level: 'silent', sinks: [(entry) => logged.push(entry)] })
  const delays: number[] = []
  const auth = await createAuth({
    db,
    log,
    origin: () => origin,
    now: () => time,
    ...(options.realHashes !== true && { passwordCost: CHEAP_HASHES }),
    sweepEvery: 0,
    pause: async (milliseconds) => {
      delays.push(milliseconds)
      await options.pause?.(milliseconds)
    },
  })
  onTestFinished(() => auth.close())
  const admin =
    options.admin ?? (await auth.users.create({ email: ADMIN, role: 'admin', password: PASSWORD }))
  const api = createApi({
    routes: [...authRoutes(auth), ...userRoutes(auth), ...tokenRoutes(auth.tokens)],
    authenticate: auth.authenticate,
    log,
    https: origin.startsWith('https:'),
    trustProxy: parseTrustProxy(options.trustProxy ?? 'off') ?? { kind: 'none' },
    rateLimit: 'off',
  })

  const call = async (
    method: string,
    path: string,
    init: {
      readonly headers?: Readonly<Record<string, string>>
      readonly json?: unknown
      readonly address?: string
    } = {},
  ) => {
    const body = init.json === undefined ? null : JSON.stringify(init.json)
    const headers = {
      ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      ...init.headers,
    }
    const request = new Request(new URL(path, origin), { method, headers, body })
    const response = await api.fetch(request, { address: init.address ?? '192.0.2.1' })
    const text = await response.text()
    // `any`, because the tests check the shape of the responses themselves.
    // oxlint-disable-next-line typescript/no-explicit-any
    const answer: any = text === '' ? undefined : JSON.parse(text)
    return { status: response.status, headers: response.headers, body: answer }
  }

  return {
    auth,
    admin,
    api,
    call,
    logged,
    /** Delays of sign-ins so far, in milliseconds. */
    delays,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    signIn: async (email = ADMIN, password = PASSWORD, address = '192.0.2.1', cookie = '') =>
      call('POST', staffApiPaths.login, {
        json: { email, password },
        address,
        ...(cookie === '' ? {} : { headers: { Cookie: cookie } }),
      }),
    /** Signs in and returns the headers of a request with the bearer token and one with the cookies. */
    session: async () => {
      const answer = await call('POST', staffApiPaths.login, {
        json: { email: ADMIN, password: PASSWORD },
      })
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
      const token = String(answer.body.data.token)
      return {
        token,
        bearer: { Authorization: `Bearer ${token}` },
        cookie: { Cookie: cookies.join('; ') },
        xsrf: cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '',
      }
    },
    validate: async (headers: Readonly<Record<string, string>>) =>
      call('GET', staffApiPaths.validate, { headers }),
  }
}
