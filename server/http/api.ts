import { randomUUID } from 'node:crypto'
import type { TrustProxy } from '#lake/common/client-address.ts'
import { addressBlock, clientAddress } from '#lake/common/client-address.ts'
import { errorResponse, toHttpError } from './errors.ts'
import { apiHeaders, withMissingHeaders, type HeaderSet } from './encoding/headers.ts'
import type { Access } from '#shared/contracts/operations/operation.ts'
import { HttpError } from './http-error.ts'
import type { Log } from './logging.ts'
import type { RateLimit } from '#lake/common/rate-limiter.ts'
import { createRateLimiter } from '#lake/common/rate-limiter.ts'
import { assertMay } from './guards/assert-may.ts'
import { TOKEN_PREFIX } from './guards/personal-token-text.ts'
import { createRouteTable } from './route-table.ts'
import type { Caller, Route, RouteContext, Staff } from './route.ts'

/** Returns the caller of a bearer token, or `rejected` for a token that is invalid or expired. */
type Authenticate = (request: Request) => Promise<Caller | { readonly kind: 'rejected' }>

export interface ApiOptions {
  readonly routes: readonly Route[]
  readonly authenticate: Authenticate
  /** Authenticates requests for operations that accept personal tokens. Default: rejects all tokens. */
  readonly authenticateToken?: Authenticate
  readonly log: Log
  readonly trustProxy: TrustProxy
  /** True if visitors connect over HTTPS. */
  readonly https: boolean
  /** Rate limit per address; `off` only under load tests. */
  readonly rateLimit?: RateLimit | 'off'
  /** Timeout of a response, in milliseconds. Default: 30 s. */
  readonly timeout?: number
  readonly now?: () => number
  /** Returns the contact email of the site settings, which error messages contain. Default: the shipped address. */
  readonly contactEmail?: () => string
  /** Called for every external request with a live session. */
  readonly onStaff?: (request: Request, peer: Peer, caller: Staff) => void
}

/**
 * Sender of a request: the client with its address, or the server itself. Requests of the server itself are made for a client that
 * already counted towards the rate limit.
 */
export interface Peer {
  readonly address: string
  readonly internal?: boolean
}

export interface Api {
  /** Responds to any request. Never throws. */
  readonly fetch: (request: Request, peer: Peer) => Promise<Response>
  /** The route table, for tests. */
  readonly routes: readonly Route[]
}

const API_TIMEOUT = 30_000
/** Status logged for a request whose client has disconnected, as in nginx. It is never sent. */
const CLIENT_GONE = 499
const API_RATE: RateLimit = { burst: 600, perMinute: 600 }
/** Number of requests as which one 404 counts. The cost makes it slow to guess ids. */
const MISS_COST = 6

function assertAccess(access: Access, caller: Caller): void {
  if (access === 'public') return
  if (caller.kind === 'token' && access !== 'signed-in') {
    return assertMay({ ...caller.owner, limitedTo: caller.abilities }, access)
  }
  if (caller.kind !== 'staff') {
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  }
  if (access !== 'signed-in') assertMay(caller, access)
}

const expired = () =>
  new HttpError('authentication_required', 'Sign in again. Your authentication has expired')

const unknownToken = () =>
  new HttpError(
    'authentication_required',
    'Use a valid personal token. Authentication failed: this one is unknown, revoked or expired',
  )

/** True if a request has a bearer token with the form of a personal token. */
const hasPersonalToken = ({ headers }: Request) =>
  headers.get('authorization')?.toLowerCase().startsWith(`bearer ${TOKEN_PREFIX}`) === true

/** Resolves with the result of `work`, or rejects with `unavailable` and aborts the deadline after the given time in milliseconds. */
async function within<T>(
  milliseconds: number,
  work: (deadline: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new HttpError('unavailable', `no answer within ${milliseconds} ms`)
      deadline.abort(error)
      reject(error)
    }, milliseconds)
  })
  try {
    return await Promise.race([work(deadline.signal), limit])
  } finally {
    clearTimeout(timer)
  }
}

/** The REST API: finds the route, checks access, limits time and rate, and formats all errors alike. */
export function createApi(options: ApiOptions): Api {
  const match = createRouteTable(options.routes)
  const timeout = options.timeout ?? API_TIMEOUT
  const security = apiHeaders(options)
  const rate = options.rateLimit ?? API_RATE
  const limiter =
    rate === 'off'
      ? undefined
      : createRateLimiter(rate, options.now === undefined ? {} : { now: options.now })

  const authenticateToken: Authenticate =
    options.authenticateToken ??
    (async ({ headers }) => ({ kind: headers.has('authorization') ? 'rejected' : 'visitor' }))

  const callerFor = async (request: Request, { access, tokens }: Route): Promise<Caller> => {
    if (tokens === 'personal' || (tokens === 'any' && hasPersonalToken(request))) {
      const program = await authenticateToken(request)
      if (program.kind === 'rejected') throw unknownToken()
      return program
    }
    const caller = await options.authenticate(request)
    if (caller.kind !== 'rejected') return caller
    // A read with an expired token fails, because a visitor's view would hide content from staff without any notice. A public write
    // (signing in, a form) needs no token.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (access !== 'public' || isRead) throw expired()
    return { kind: 'visitor' }
  }

  const answer = async (
    request: Request,
    peer: Peer,
    context: Pick<RouteContext, 'address' | 'requestId' | 'deadline'>,
  ) => {
    const url = new URL(request.url)
    const found = match(request.method, url.pathname)
    if (found.kind === 'none') throw new HttpError('not_found', 'Not found')
    if (found.kind === 'method') {
      const headers = { Allow: found.allow.join(', ') }
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      throw new HttpError('method_not_allowed', `Use one of: ${headers.Allow}`, { headers })
    }
    const { route, params } = found
    const caller = await callerFor(request, route)
    if (caller.kind === 'staff' && peer.internal !== true) options.onStaff?.(request, peer, caller)
    assertAccess(route.access, caller)
    // A read of a disconnected client is skipped. A write is completed.
    if (route.method === 'GET') request.signal.throwIfAborted()
    return route.handle({ request, url, params, caller, ...context })
  }

  const report = (request: Request, error: HttpError, address: string, requestId: string) => {
    const { pathname } = new URL(request.url)
    const line = `${request.method} ${pathname} ${error.status}`
    if (error.status >= 500) {
      const cause = error.cause ?? error
      options.log.error(
        error.status === 507 ? 'database' : 'api',
        line,
        { error: cause },
        requestId,
      )
    } else if ([401, 403, 429].includes(error.status)) {
      options.log.info('security', line, { address, code: error.code }, requestId)
    } else {
      options.log.debug('api', line, { address, code: error.code }, requestId)
    }
  }

  const limited = (peer: Peer, address: string, cost: number) => {
    if (limiter === undefined || peer.internal === true) return
    const wait = limiter.take(addressBlock(address), cost)
    if (wait === 0) return
    throw new HttpError(
      'too_many_requests',
      'Wait a moment, then try again. There were too many requests',
      {
        headers: { 'Retry-After': String(wait) },
      },
    )
  }

  const respond = async (request: Request, peer: Peer, requestId: string): Promise<Response> => {
    const address = clientAddress(request.headers, peer.address, options.trustProxy)
    try {
      limited(peer, address, 1)
      const response = await within(timeout, async (deadline) =>
        answer(request, peer, { address, requestId, deadline }),
      )
      if (response.status === 404) limited(peer, address, MISS_COST - 1)
      return response
    } catch (thrown) {
      const { aborted, reason } = request.signal
      // All other errors are logged even if the client has disconnected.
      if (aborted && thrown === reason) return new Response(null, { status: CLIENT_GONE })
      const error = missOrLimit(toHttpError(thrown), () => limited(peer, address, MISS_COST - 1))
      report(request, error, address, requestId)
      return errorResponse(error, requestId, options.contactEmail?.())
    }
  }

  return {
    routes: options.routes,
    fetch: async (request, peer) => {
      const requestId = randomUUID()
      const response = await respond(request, peer, requestId)
      return finish(request, response, security, requestId)
    },
  }
}

/** Counts a 404 towards the rate limit. Returns the error of the limit instead if the limit is exceeded. */
function missOrLimit(error: HttpError, charge: () => void): HttpError {
  if (error.status !== 404) return error
  try {
    charge()
    return error
  } catch (limit) {
    return toHttpError(limit)
  }
}

/** Adds the headers of every response without changing the handler's headers, and removes the body for HEAD. */
function finish(
  request: Request,
  response: Response,
  security: HeaderSet,
  requestId: string,
): Response {
  const { status, headers, body } = withMissingHeaders(response, {
    ...security,
    'X-Request-Id': requestId,
  })
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}
