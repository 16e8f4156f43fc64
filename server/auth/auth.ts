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
import type { Session, SessionLife } from './sessions.ts'
import { createSessions, STAFF_LIFE } from './sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInThrottle } from './throttle.ts'
import { createUsers, type Person } from './users.ts'
import { createWaitingRoom } from './login-queue.ts'

export interface AuthOptions {
  readonly db: Kysely<AuthTables>
  readonly log: Log
  /** Scheme, host and port under which visitors see the site; asked at each request. */
  readonly origin: () => string
  /** Origins of the site's own pages. @default `origin` alone */
  readonly ownOrigins?: readonly string[]
  readonly now?: () => number
  /** How long sessions last; those of the site's staff unless told. */
  readonly life?: SessionLife
  /** The cookies of a place that is reached over https or not; the site's unless told. */
  readonly cookies?: (https: boolean) => SessionCookies
  /** Tests whose matter is not the hash take a cheap one. @default what OWASP recommends */
  readonly passwordCost?: PasswordCost
  /** How often ended sessions are looked for, milliseconds. 0 leaves it to `sweep`. */
  readonly sweepEvery?: number
  /** Waits so many milliseconds; by the clock unless told. */
  readonly pause?: (milliseconds: number) => Promise<void>
}

/** What is needed of a request to know who sent it; WebSocket upgrades have no more. */
export interface Credentials {
  readonly headers: Headers
}

/** Whether a request counts as activity of the user. Unless told, it does when it has no `X-Background` header. */
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

/** Staff accounts and their sessions: signing in, knowing a caller again, signing out. */
export async function createAuth(options: AuthOptions) {
  const { db, log, origin } = options
  const fromOwnPage = ({ headers }: Credentials) =>
    (options.ownOrigins ?? [origin()]).includes(headers.get('origin') ?? '')
  const now = options.now ?? Date.now
  const passwords = await createPasswords(options.passwordCost)
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
  }
  const every = options.sweepEvery ?? 10_000
  const timer =
    every === 0
      ? undefined
      : setInterval(() => {
          sweep().catch((error: unknown) => {
            log.error('database', 'Looking for ended sessions failed', { error })
          })
        }, every)
  timer?.unref()

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
    /** Ends sessions of a user: the named one, or all but one. Gives how many. */
    endSessionsOf: sessions.endSome,
    fromBearer,
    /** The session of a bearer token that came otherwise than in a header. */
    fromToken: async (token: string, { touch = true }: Activity = {}) =>
      sessions.find(token, 'bearer', touch),
    /** The session of the cookie. Ask only where cookies count: /lake, /studio, /media and previews, never /api. */
    fromCookie: async (
      request: Credentials,
      activity: Activity = {},
    ): Promise<Session | undefined> => (await cookieSession(request, activity))?.session,
    /** Who calls the REST API: by the bearer alone. */
    authenticate: async (request: Credentials): Promise<Caller | { kind: 'rejected' }> => {
      if (!request.headers.has('authorization')) return { kind: 'visitor' }
      const session = await fromBearer(request)
      if (session === undefined) return { kind: 'rejected' }
      return { kind: 'staff', ...session.user, sessionId: session.id }
    },
    /** Whether the request comes from a page of this site. For WebSocket upgrades, which carry no other proof. */
    checkOrigin: fromOwnPage,
    /** Whether a write by cookie was meant by the user: a same-origin `Origin`, and the XSRF header that fits the cookie. */
    checkXsrf: (request: Credentials): boolean => {
      const header = request.headers.get(XSRF.header) ?? ''
      return (
        fromOwnPage(request) &&
        cookieValues(request.headers, cookies().name).some((value) => equal(xsrfOf(value), header))
      )
    },
    /** A code for the URL's fragment, good once and for a minute. */
    createSid: async (session: { readonly id: string }): Promise<string> =>
      sessions.createSid(session.id),
    /** A bearer token of the session that the code was made for. Undefined when it is used up, old or unknown. */
    redeemSid: async (sid: string): Promise<{ token: string } | undefined> => {
      const token = await sessions.redeemSid(sid)
      return token === undefined ? undefined : { token }
    },
    /** Ends a session everywhere and tells the listeners before it resolves. */
    endSession: async (sessionId: string) => {
      await sessions.end([sessionId])
    },
    isLive: sessions.isLive,
    /** Calls back when a session ends: sign-out, expiry, or a change of the account. Gives the way to stop. */
    onSessionEnd: sessions.onEnd,
    /** Calls back when an account has got another role; its sessions go on. */
    onRoleChange: (listener: (userId: string) => void) => void roleListeners.add(listener),
    /** `Set-Cookie` lines that remove the cookies of a session. */
    clearCookies: (): string[] => cookies().clear(),
    usersByIds: async (ids: readonly string[]): Promise<Person[]> => users.byIds(ids),
    /**
     * Makes the first account when there is none. Gives the account, and its password when it had to be made up: show
     * that once, it is kept nowhere. Undefined when there were accounts already.
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
