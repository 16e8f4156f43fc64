import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Log } from '#server/http/logging.ts'
import type { Caller } from '#server/http/route.ts'
import { BACKGROUND_HEADER, XSRF } from '#shared/contracts/auth.ts'
import { createAccountActs } from './account-acts.ts'
import type { AuthTables } from './auth.tables.ts'
import { cookieValues } from '#lake/common/cookie-values.ts'
import { sessionCookies, xsrfOf, type SessionCookies } from './cookies.ts'
import { createKnownDevices } from './known-devices.ts'
import { createPasswordChoices } from './password-choices.ts'
import { createPasswords, generatePassword, type PasswordCost } from './passwords.ts'
import { createResetLinks } from './reset-links.ts'
import type { SessionLife } from './live-sessions.ts'
import type { Session } from './sessions.ts'
import { createSessions, STAFF_LIFE } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInThrottle } from './throttle.ts'
import { createPersonalTokens } from './tokens/personal-tokens.ts'
import { createPeopleByIds } from './tokens/token-author.ts'
import { createUsers } from './users.ts'
import { createWaitingRoom } from './login-queue.ts'

export interface AuthOptions {
  readonly db: Kysely<AuthTables>
  readonly log: Log
  /** Returns the public origin of the site. Called for each request. */
  readonly origin: () => string
  /** Origins of the site's own pages. Default: only `origin`. */
  readonly ownOrigins?: readonly string[]
  readonly now?: () => number
  /** Lifetime of sessions. Default: {@link STAFF_LIFE}. */
  readonly life?: SessionLife
  /** Returns the session cookies for an https or http origin. Default: the cookies of the site. */
  readonly cookies?: (https: boolean) => SessionCookies
  /** Cost of password hashes. Tests that do not check hashing pass a low cost. Default: OWASP's recommendation. */
  readonly passwordCost?: PasswordCost
  /** Interval at which expired sessions are deleted, in milliseconds. 0 starts no timer; the caller then calls `sweep`. */
  readonly sweepEvery?: number
  /** Replaces the timer that delays sign-ins in tests. Takes milliseconds. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

/** Request headers that identify the user. A WebSocket upgrade has no other credentials. */
export interface Credentials {
  readonly headers: Headers
}

/**
 * True if a request counts as activity of the user and thus extends the session. Default: true unless the request has an `X-Background`
 * header.
 */
export interface Activity {
  readonly touch?: boolean
}

const BEARER = /^Bearer +([\w.~+/=-]+)$/i

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const touches = (request: Credentials, activity: Activity) =>
  activity.touch ?? !request.headers.has(BACKGROUND_HEADER)

/** Runs `sweep` every `ms` milliseconds; 0 turns it off. */
function repeatSweep(sweep: () => Promise<void>, ms: number, log: Log): NodeJS.Timeout | undefined {
  if (ms === 0) return undefined
  const run = () => {
    sweep().catch((error: unknown) => {
      log.error('database', 'The search for ended sessions failed', { error })
    })
  }
  return setInterval(run, ms).unref()
}

/** Staff accounts and their sessions: sign-in, authentication, sign-out. */
export async function createAuth(options: AuthOptions) {
  const { db, log, origin } = options
  const fromOwnPage = ({ headers }: Credentials) =>
    (options.ownOrigins ?? [origin()]).includes(headers.get('origin') ?? '')
  const now = options.now ?? Date.now
  const passwords = createPasswords(options.passwordCost)
  const life = options.life ?? STAFF_LIFE
  const sessions = createSessions(db, {
    now,
    life,
    onListenerError: (error) =>
      log.error('security', 'A listener of session ends failed', { error }),
  })
  const roleListeners = new Set<(userId: string) => void>()
  const onRoleChange = (userId: string) => {
    for (const listener of roleListeners) listener(userId)
  }
  const acts = createAccountActs(db, log)
  const tokens = createPersonalTokens(db, { now, acts })
  const users = createUsers(db, { now, passwords, sessions, acts, onRoleChange })
  const resetLinks = createResetLinks(db, now)
  const throttle = createSignInThrottle(db, now)
  const devices = createKnownDevices(db, now)
  const room = createWaitingRoom({ pause: options.pause })
  const cookies = () => (options.cookies ?? sessionCookies)(origin().startsWith('https:'))

  const sweep = async () => {
    await sessions.sweep()
    await throttle.sweep()
    await devices.sweep()
    await tokens.sweep()
  }
  const timer = repeatSweep(sweep, options.sweepEvery ?? 10_000, log)

  const fromBearer = async (request: Credentials, activity: Activity = {}) => {
    const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
    if (token === undefined) return undefined
    return sessions.find(token, 'bearer', touches(request, activity))
  }

  const cookieSession = async (request: Credentials, activity: Activity) => {
    for (const value of cookieValues(request.headers, cookies().name)) {
      const session = await sessions.find(value, 'cookie', touches(request, activity))
      if (session !== undefined) return { session, value }
    }
    return undefined
  }

  const signIn = createSignIn({
    users,
    passwords,
    sessions,
    throttle,
    devices,
    room,
    cookies,
    life,
    signedIn: async (id, address) => acts.own(id, 'signed in', { address }),
    log,
  })
  const choices = createPasswordChoices({ users, passwords, resetLinks, throttle, origin, acts })

  return {
    users,
    signIn,
    ...choices,
    /** Live sessions of a user. */
    sessionsOf: sessions.listOfUser,
    /** Ends one session of a user, or all sessions except one. Returns the number of ended sessions. */
    endSessionsOf: sessions.endSome,
    fromBearer,
    /** Returns the session of a bearer token that did not arrive in an `Authorization` header. */
    fromToken: async (token: string, { touch = true }: Activity = {}) =>
      sessions.find(token, 'bearer', touch),
    /** Returns the session of the cookie. Call this only for /lake, /studio, /media and previews, never for /api. */
    fromCookie: async (
      request: Credentials,
      activity: Activity = {},
    ): Promise<Session | undefined> => (await cookieSession(request, activity))?.session,
    /** Authenticates a REST request by its bearer token; cookies are ignored. */
    authenticate: async (request: Credentials): Promise<Caller | { kind: 'rejected' }> => {
      if (!request.headers.has('authorization')) return { kind: 'visitor' }
      const session = await fromBearer(request)
      if (session === undefined) return { kind: 'rejected' }
      return { kind: 'staff', ...session.user, sessionId: session.id }
    },
    /** Personal tokens of the users. */
    tokens,
    /**
     * True if the request comes from a page of this site. For WebSocket upgrades this is the only protection against cross-site requests.
     */
    checkOrigin: fromOwnPage,
    /**
     * True if a write authenticated by cookie is protected against cross-site request forgery: it has a same-origin `Origin` and an XSRF
     * header that matches the cookie.
     */
    checkXsrf: (request: Credentials): boolean => {
      const header = request.headers.get(XSRF.header) ?? ''
      return (
        fromOwnPage(request) &&
        cookieValues(request.headers, cookies().name).some((value) => equal(xsrfOf(value), header))
      )
    },
    /** Creates a one-time code that is valid for one minute and passed in the URL's fragment. */
    createSid: async (session: { readonly id: string }): Promise<string> =>
      sessions.createSid(session.id),
    /** Exchanges a one-time code for a bearer token of its session. Returns undefined if the code is used, expired or unknown. */
    redeemSid: async (sid: string): Promise<{ token: string } | undefined> => {
      const token = await sessions.redeemSid(sid)
      return token === undefined ? undefined : { token }
    },
    /** Ends a session in all processes. Resolves once the listeners are notified. */
    endSession: async (sessionId: string) => {
      await sessions.end([sessionId])
    },
    isLive: sessions.isLive,
    /**
     * Calls `listener` when a session ends by sign-out, by expiry or by a change of its account. Returns the function that unsubscribes.
     */
    onSessionEnd: sessions.onEnd,
    /** Calls `listener` with the user id when the role of an account changes. The sessions of the account continue. */
    onRoleChange: (listener: (userId: string) => void) => void roleListeners.add(listener),
    /** `Set-Cookie` lines that remove the cookies of a session. */
    clearCookies: (): string[] => cookies().clear(),
    /** Returns accounts by id, and authors of changes that were made through a personal token. */
    usersByIds: createPeopleByIds(users, tokens),
    /**
     * Creates the first administrator account. Returns the account, and its password if one was generated; the password is not stored and
     * must be shown now. Returns undefined if accounts exist already.
     */
    ensureAdmin: async (admin: {
      readonly email: string
      readonly password?: string | undefined
    }) => {
      if (!(await users.isEmpty())) return undefined
      const generated = admin.password === undefined ? generatePassword() : undefined
      const user = await users.createFirst({
        email: admin.email,
        role: 'admin',
        password: admin.password ?? generated ?? '',
      })
      return user === undefined ? undefined : { user, generatedPassword: generated }
    },
    origin,
    sweep,
    close: () => clearInterval(timer),
  }
}

export type Auth = Awaited<ReturnType<typeof createAuth>>
