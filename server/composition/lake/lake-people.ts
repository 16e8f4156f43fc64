import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { authMigrations, type AuthTables } from '#server/auth/auth.tables.ts'
import { createAuth, type Auth } from '#server/auth/auth.ts'
import { cookieValues, type SessionCookies } from '#server/auth/cookies.ts'
import type { PasswordCost } from '#server/auth/passwords.ts'
import type { Session, SessionLife } from '#server/auth/sessions.ts'
import { createSignInThrottle } from '#server/auth/throttle.ts'
import { createWaitingRoom } from '#server/auth/login-queue.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { SIGN_IN_PATH, type SignInPort, type TryOrigin } from '#server/lake-sign-in/sign-in.ts'
import type { SessionPort, WireCredentials } from '#lake/wire/types.ts'
import type { WireCaller, WirePerson } from '#lake/wire/callers.ts'

const HOUR = 60 * 60_000
/** People who write in a Studio all day, and come back to it the next. */
const LIFE: SessionLife = { absolute: 7 * 24 * HOUR, idle: 24 * HOUR }
/** How long the code is good that a Studio exchanges for a token, milliseconds. */
const SID_LIFE = 60_000
const MOST_SIDS = 10_000

export interface LakePeopleOptions {
  /** Where the accounts lie; made when somebody is first asked for. */
  readonly directory: string
  /** Scheme, host and port under which the lake is reached. */
  readonly origin: () => string
  /** What Studios show on the button that leads to the sign-in page. */
  readonly title: () => string
  /** Who a token stands for that is no session's; undefined when it is none of this lake's. */
  readonly callerOfToken: (token: string) => WireCaller | undefined
  readonly log: Log
  /** Tests whose matter is not the hash take a cheap one. */
  readonly passwordCost?: PasswordCost
}

/** People who sign in to a lake that runs alone. */
export interface LakePeople {
  /** Whom a session's token or cookie stands for, or a token that somebody has signed in with. */
  readonly caller: (request: WireCredentials) => Promise<WireCaller | undefined>
  readonly byIds: (ids: readonly string[]) => Promise<readonly WirePerson[]>
  /** What Studios ask of a sign-in. */
  readonly sessions: SessionPort
  /** What the sign-in page asks. */
  readonly signIn: SignInPort
  /** Calls back when a session ends. Nobody is told twice. */
  readonly onSessionEnd: (listener: (sessionId: string) => void) => void
  readonly close: () => Promise<void>
}

/** Opens the accounts of the lake whose data lie in `directory`. They are its own, whatever the site's settings say. */
export async function openLakeAccounts(
  options: Pick<LakePeopleOptions, 'directory' | 'origin' | 'log' | 'passwordCost'> & {
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

/**
 * The site may run on the same machine, and cookies don't tell ports apart: these have names of their own. `Lax` lets the Studios of
 * the same site use them, and no others.
 */
function lakeCookies(https: boolean): SessionCookies {
  const prefix = https ? '__Host-' : ''
  const name = `${prefix}lake-session`
  const deviceName = 'lake-known-device'
  const line = (cookie: string, value: string, seconds: number, path: string) =>
    `${cookie}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax; HttpOnly${https ? '; Secure' : ''}`
  return {
    name,
    deviceName,
    set: (session, _xsrf, seconds) => [line(name, session, seconds, '/')],
    setDevice: (value, seconds) => line(deviceName, value, seconds, SIGN_IN_PATH),
    clear: () => [line(name, '', 0, '/')],
  }
}

const BEARER = /^Bearer +(\S+)$/i

const toCaller = ({ user, id }: Session, via: 'bearer' | 'cookie'): WireCaller => ({
  ...user,
  via,
  sessionId: id,
})

/** Makes the people of a lake that runs alone. Their store is opened when it is first needed: many lakes are asked by machines only. */
export function createLakePeople(options: LakePeopleOptions): LakePeople {
  const { log, callerOfToken } = options
  const ended = new Set<(sessionId: string) => void>()
  const cookies = () => lakeCookies(options.origin().startsWith('https:'))
  /** Tokens on their way to the Studio whose person has shown them. */
  const tokens = new LRUCache<string, string>({ max: MOST_SIDS, ttl: SID_LIFE })
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
    // A store that could not be opened may be there the next time.
    opening.catch(() => (opening = undefined))
    return opening
  }

  function handOver(token: string): string {
    const sid = randomBytes(32).toString('base64url')
    tokens.set(sid, token)
    return sid
  }

  /** The first token among the cookies that stands for somebody. */
  function tokenOfCookie(headers: Headers): string | undefined {
    return cookieValues(headers, cookies().name).find((value) => callerOfToken(value))
  }

  async function caller(request: WireCredentials): Promise<WireCaller | undefined> {
    const isBearer = request.headers.has('authorization')
    if (!isBearer && cookieValues(request.headers, cookies().name).length === 0) return undefined
    const touch = request.method !== 'GET' && request.method !== 'HEAD'
    if (!isBearer) {
      const token = tokenOfCookie(request.headers)
      const known = token === undefined ? undefined : callerOfToken(token)
      if (known !== undefined) return { ...known, via: 'cookie' }
    }
    const { auth } = await store()
    const session = isBearer
      ? await auth.fromBearer(request, { touch })
      : await auth.fromCookie(request, { touch })
    return session && toCaller(session, isBearer ? 'bearer' : 'cookie')
  }

  async function withToken(token: string, { address }: TryOrigin) {
    const { throttle } = await store()
    const trier = { kind: 'address', email: 'token', address } as const
    return room.enter(async () => {
      const admission = await throttle.admit(trier)
      if (admission.kind === 'refused') {
        log.warn('security', 'Sign-in refused after too many wrong tokens', { address })
        throw new HttpError('too_many_requests', 'Too many wrong tokens from here', {
          headers: { 'Retry-After': String(Math.ceil(admission.wait / 1000)) },
        })
      }
      await room.wait(admission.delay)
      const known = callerOfToken(token)
      if (known === undefined) {
        log.warn('security', 'Sign-in with a token failed', { address })
        throw new HttpError('authentication_required', 'Authentication failed: an unknown token')
      }
      await throttle.forgive(trier)
      log.info('security', 'Signed in with a token', { userId: known.id, address })
      const setCookies = cookies().set(token, '', LIFE.absolute / 1000)
      return { sid: handOver(token), setCookies }
    })
  }

  return {
    caller,
    byIds: async (ids) => (await store()).auth.usersByIds(ids),
    sessions: {
      providers: () => [
        { name: 'lake', title: options.title(), url: options.origin() + SIGN_IN_PATH },
      ],
      exchange: async (sid) => {
        const handed = tokens.get(sid)
        tokens.delete(sid)
        const token = handed ?? (await (await store()).auth.redeemSid(sid))?.token
        return token === undefined ? undefined : { token, label: options.title() }
      },
      end: async (request) => {
        const bearer = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
        if (bearer === undefined || callerOfToken(bearer) === undefined) {
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
        const token = tokenOfCookie(headers)
        if (token !== undefined) return handOver(token)
        const { auth } = await store()
        const session = await auth.fromCookie({ headers })
        return session && auth.createSid(session)
      },
      withPassword: async (input, from) => {
        const { auth } = await store()
        const { sessionId, setCookies } = await auth.signIn(input, from)
        return { sid: await auth.createSid({ id: sessionId }), setCookies }
      },
      withToken,
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
