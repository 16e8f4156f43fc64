import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { Caller } from '#server/http/route.ts'
import type { LoginInput } from '#shared/contracts/auth.ts'
import { BACKGROUND_HEADER, XSRF } from '#shared/contracts/auth.ts'
import { paths } from '#shared/paths.ts'
import type { AuthTables } from './auth.tables.ts'
import { cookieValues, sessionCookies, type SessionCookies } from './cookies.ts'
import { createKnownDevices, DEVICE_LIFE } from './known-devices.ts'
import { createPasswords, generatePassword, type PasswordCost } from './passwords.ts'
import { createResetLinks } from './reset-links.ts'
import { sessionPlace } from './session-place.ts'
import type { Session, SessionLife } from './sessions.ts'
import { createSessions, STAFF_LIFE } from './sessions.ts'
import { createSignInThrottle, type Trier } from './throttle.ts'
import { createUsers, normaliseEmail, toUserView, type Person } from './users.ts'
import { createWaitingRoom } from './waiting-room.ts'

export interface AuthOptions {
  readonly db: Kysely<AuthTables>
  readonly log: Log
  /** Scheme, host and port under which visitors see the site; asked at each request. */
  readonly origin: () => string
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

/** Where a try to sign in comes from. */
export interface SignInOrigin {
  /** The client's, as told by those proxies that are trusted. */
  readonly address: string
  readonly headers: Headers
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

/** An anti-forgery value that only who knows the session cookie can make. */
const xsrfOf = (cookie: string) => createHash('sha256').update(`xsrf:${cookie}`).digest('base64url')

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** @param wait milliseconds */
function tooMany(wait: number): HttpError {
  const minutes = Math.ceil(wait / 60_000)
  return new HttpError(
    'too_many_requests',
    `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or ask an administrator for a link to choose a new password (on the server: npm run user -- reset EMAIL). There were too many sign-in attempts from here`,
    { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } },
  )
}

const touches = (request: Credentials, activity: Activity) =>
  activity.touch ?? !request.headers.has(BACKGROUND_HEADER)

/** Staff accounts and their sessions: signing in, knowing a caller again, signing out. */
export async function createAuth(options: AuthOptions) {
  const { db, log, origin } = options
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
  const users = createUsers(db, { now, passwords, sessions, log, onRoleChange })
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

  /** Looks at a password whose try was counted. @throws HttpError `authentication_required` when it is wrong */
  const signInAs = async (
    trier: Trier,
    email: string,
    input: LoginInput,
    { address, headers }: SignInOrigin,
  ) => {
    const user = await users.findByEmail(email)
    const matches = await passwords.verify(user?.password_hash, input.password)
    if (user === undefined || !matches || user.disabled !== 0) {
      log.warn('security', 'Sign-in failed', { address })
      throw new HttpError(
        'authentication_required',
        'Check the email address and the password. Authentication failed',
      )
    }
    await throttle.forgive(trier)
    const view = toUserView(user)
    if (view === undefined) {
      log.warn('security', 'Sign-in refused: this version does not know the role of the account', {
        userId: user.id,
        role: user.role,
      })
      throw new HttpError(
        'forbidden',
        'Ask an administrator to give your account a role. It has none that this site knows',
      )
    }
    const started = await sessions.start(user.id, sessionPlace(headers, address))
    const device = await devices.remember(user.id, trier.kind === 'device' ? trier.hash : undefined)
    log.info('security', 'Signed in', { userId: user.id, address })
    return {
      token: started.token,
      sessionId: started.id,
      user: view,
      setCookies: [
        ...cookies().set(started.cookie, xsrfOf(started.cookie), life.absolute / 1000),
        cookies().setDevice(device, DEVICE_LIFE / 1000),
      ],
    }
  }

  const signIn = async (input: LoginInput, from: SignInOrigin) => {
    const { address, headers } = from
    const email = normaliseEmail(input.email)
    const hash = await devices.find(email, cookieValues(headers, cookies().deviceName))
    if (hash !== undefined) {
      const device = { kind: 'device', hash } as const
      // A device whose own tries are used up is a stranger like any other.
      const admission = await throttle.admit(device)
      if (admission.kind === 'admitted') return signInAs(device, email, input, from)
    }
    const stranger = { kind: 'address', email, address } as const
    return room.enter(async () => {
      const admission = await throttle.admit(stranger)
      if (admission.kind === 'refused') {
        log.warn('security', 'Sign-in refused after too many wrong tries', { address })
        throw tooMany(admission.wait)
      }
      await room.wait(admission.delay)
      return signInAs(stranger, email, input, from)
    })
  }

  /** A link to choose a password by, good once. */
  const issueReset = async (userId: string) => {
    const { token, expiresAt } = await resetLinks.issue(userId)
    // In the fragment, which no server and no log ever sees.
    return { url: `${origin()}${paths.adminReset}#${token}`, expiresAt }
  }

  /** @throws HttpError `gone` for a link that is good no longer, `validation_failed` for a weak password */
  const resetPassword = async (token: string, password: string) => {
    const userId = await resetLinks.find(token)
    // A weak password must not use the link up.
    await users.assertAcceptable(userId, password)
    await resetLinks.consume(token)
    await users.setPassword(userId, password)
    log.info('security', 'A password was chosen by a reset link', { userId })
  }

  /** @throws HttpError `validation_failed` when the current password is wrong or the new one is weak */
  const changeOwnPassword = async (
    user: { readonly id: string; readonly email: string; readonly sessionId: string },
    input: { readonly current: string; readonly next: string },
  ) => {
    const trier = { kind: 'session', userId: user.id } as const
    const admission = await throttle.admit(trier)
    if (admission.kind === 'refused') throw tooMany(admission.wait)
    const row = await users.findByEmail(user.email)
    if (!(await passwords.verify(row?.password_hash, input.current))) {
      throw new HttpError(
        'validation_failed',
        'Enter your current password again. Validation failed',
        {
          fields: { current_password: 'This is not your password' },
        },
      )
    }
    await throttle.forgive(trier)
    await users.setPassword(user.id, input.next, { keep: user.sessionId })
    log.info('security', 'A password was changed by its owner', { userId: user.id })
  }

  return {
    users,
    signIn,
    issueReset,
    resetPassword,
    changeOwnPassword,
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
    checkOrigin: (request: Credentials): boolean => request.headers.get('origin') === origin(),
    /** Whether a write by cookie was meant by the user: a same-origin `Origin`, and the XSRF header that fits the cookie. */
    checkXsrf: (request: Credentials): boolean => {
      const header = request.headers.get(XSRF.header) ?? ''
      return (
        request.headers.get('origin') === origin() &&
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
