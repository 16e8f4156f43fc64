import type { WireCredentials } from '#lake/access/session-port.ts'
import { HOUR } from '#shared/time/units.ts'
import { authMigrations, type AuthTables } from '#server/auth/auth.tables.ts'
import { createAuth, type Auth } from '#server/auth/auth.ts'
import type { SessionCookies } from '#server/auth/cookies.ts'
import type { PasswordCost } from '#server/auth/passwords.ts'
import type { SessionLife } from '#server/auth/live-sessions.ts'
import type { Session } from '#server/auth/sessions.ts'
import { createSignInThrottle } from '#server/auth/throttle.ts'
import { createWaitingRoom } from '#server/auth/login-queue.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { HttpError, type ErrorCode } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { cookieValues } from '#lake/common/cookie-values.ts'
import { type LakePeople, type LakePeopleOptions, SIGN_IN_PATH } from '#lake/sign-in/people.ts'
import { RefusedSignIn, type SignInRefusal } from '#lake/sign-in/refused-sign-in.ts'
import { sessionCookie } from '#lake/sign-in/session-cookie.ts'
import { createTokenSignIn, type TokenTries } from '#lake/sign-in/token-sign-in.ts'
import type { WireCaller } from '#lake/wire/callers.ts'

/** Lifetime of a user's session: 7 days at most, 24 hours without activity. */
const LIFE: SessionLife = { absolute: 7 * 24 * HOUR, idle: 24 * HOUR }

export interface AccountOptions extends LakePeopleOptions {
  readonly log: Log
  /** Cost of password hashes. Tests that do not check hashing pass a low cost. */
  readonly passwordCost?: PasswordCost
}

/** Opens the accounts of the lake in `directory`. They are independent of the site's accounts. */
export async function openLakeAccounts(
  options: Pick<AccountOptions, 'directory' | 'origin' | 'log' | 'passwordCost'> & {
    readonly sweepEvery?: number
  },
): Promise<{ readonly auth: Auth; readonly database: Database }> {
  const { directory, log, origin, passwordCost, sweepEvery } = options
  const database = await openDatabase({ dataDir: directory })
  await database.migrate(authMigrations)
  const auth = await createAuth({
    db: database.kysely.withTables<AuthTables>(),
    log,
    origin,
    life: LIFE,
    cookies: lakeCookies,
    ...(passwordCost === undefined ? {} : { passwordCost }),
    ...(sweepEvery === undefined ? {} : { sweepEvery }),
  })
  return { auth, database }
}

/** Returns the cookies of a lake: the session cookie, and a cookie that recognizes the browser at its next sign-in. */
function lakeCookies(https: boolean): SessionCookies {
  const cookie = sessionCookie(https)
  const deviceName = 'lake-known-device'
  return {
    name: cookie.name,
    deviceName,
    set: (session, _xsrf, seconds) => [cookie.set(session, seconds)],
    setDevice: (value, seconds) =>
      `${deviceName}=${value}; Path=${SIGN_IN_PATH}; Max-Age=${seconds}; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`,
    clear: () => [cookie.clear()],
  }
}

const REFUSALS: Partial<Readonly<Record<ErrorCode, SignInRefusal>>> = {
  validation_failed: 'incomplete',
  authentication_required: 'wrong',
  forbidden: 'forbidden',
  too_many_requests: 'too-many',
  unavailable: 'unavailable',
  insufficient_storage: 'disk-full',
}

/** Converts an error of the accounts to the error that the sign-in page shows. Returns other errors unchanged. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error
  const reason = REFUSALS[error.code] ?? (error.status < 500 ? 'bad-request' : 'unavailable')
  const after = error.headers['Retry-After']
  return new RefusedSignIn(reason, error.message, {
    cause: error,
    ...(after === undefined ? {} : { retryAfter: Number(after) }),
  })
}

const BEARER = /^Bearer +(\S+)$/i

const toCaller = ({ user, id }: Session, via: 'bearer' | 'cookie'): WireCaller => ({
  ...user,
  via,
  sessionId: id,
})

/**
 * Creates the users of a standalone lake. The database of accounts is opened on first use, because many lakes have only machine clients.
 */
export function createLakePeople(options: AccountOptions): LakePeople {
  const { log, callerOfToken } = options
  const ended = new Set<(sessionId: string) => void>()
  const cookies = () => lakeCookies(options.origin().startsWith('https:'))
  const room = createWaitingRoom()
  let opening: ReturnType<typeof open> | undefined

  async function open() {
    const accounts = await openLakeAccounts(options)
    accounts.auth.onSessionEnd(({ sessionId }) => {
      for (const listener of ended) listener(sessionId)
    })
    const throttle = createSignInThrottle(
      accounts.database.kysely.withTables<AuthTables>(),
      Date.now,
    )
    return { ...accounts, throttle }
  }

  function store() {
    opening ??= open()
    // Forgets a failed attempt to open the store, so that the next call retries.
    opening.catch(() => (opening = undefined))
    return opening
  }

  const tries: TokenTries = {
    attempt: async (address, check) => {
      const { throttle } = await store()
      const trier = { kind: 'address', email: 'token', address } as const
      return room.enter(async () => {
        const admission = await throttle.admit(trier)
        if (admission.kind === 'refused') {
          log.warn('security', 'Sign-in refused after too many wrong tokens', { address })
          throw new RefusedSignIn('too-many', 'Too many wrong tokens from here', {
            retryAfter: Math.ceil(admission.wait / 1000),
          })
        }
        await room.wait(admission.delay)
        const result = await check()
        if (result !== undefined) await throttle.forgive(trier)
        return result
      })
    },
  }
  const tokens = createTokenSignIn({ ...options, tries })

  async function caller(request: WireCredentials): Promise<WireCaller | undefined> {
    const isBearer = request.headers.has('authorization')
    if (!isBearer && cookieValues(request.headers, cookies().name).length === 0) return undefined
    const touch = request.method !== 'GET' && request.method !== 'HEAD'
    if (!isBearer) {
      const known = await tokens.callerOfCookie(request.headers)
      if (known !== undefined) return known
    }
    const { auth } = await store()
    const session = isBearer
      ? await auth.fromBearer(request, { touch })
      : await auth.fromCookie(request, { touch })
    return session && toCaller(session, isBearer ? 'bearer' : 'cookie')
  }

  const refusing = async <T>(entry: Promise<T>): Promise<T> => {
    try {
      return await entry
    } catch (error) {
      throw toRefusal(error)
    }
  }

  return {
    caller,
    byIds: async (ids) => (await store()).auth.usersByIds(ids),
    sessions: {
      providers: () => [
        { name: 'lake', title: options.title(), url: options.origin() + SIGN_IN_PATH },
      ],
      exchange: async (sid) => {
        const token = tokens.redeem(sid) ?? (await (await store()).auth.redeemSid(sid))?.token
        return token === undefined ? undefined : { token, label: options.title() }
      },
      end: async (request) => {
        const bearer = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
        if (bearer === undefined || (await callerOfToken(bearer)) === undefined) {
          const { auth } = await store()
          const session = (await auth.fromBearer(request)) ?? (await auth.fromCookie(request))
          if (session !== undefined) await auth.endSession(session.id)
        }
        return { cookies: cookies().clear() }
      },
    },
    signIn: {
      again: async (headers) => {
        if (cookieValues(headers, cookies().name).length === 0) return undefined
        const sid = await tokens.again(headers)
        if (sid !== undefined) return sid
        const { auth } = await store()
        const session = await auth.fromCookie({ headers })
        return session && auth.createSid(session)
      },
      withPassword: (input, from) =>
        refusing(
          store().then(async ({ auth }) => {
            const { sessionId, setCookies } = await auth.signIn(input, from)
            return { sid: await auth.createSid({ id: sessionId }), setCookies }
          }),
        ),
      withToken: (token, from) => refusing(tokens.withToken(token, from)),
    },
    onSessionEnd: (listener) => void ended.add(listener),
    close: async () => {
      if (opening === undefined) return
      const { auth, database } = await opening
      auth.close()
      await database.close()
    },
  }
}
