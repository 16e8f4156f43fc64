import { addressBlock, clientAddress, type TrustProxy } from '#lake/common/client-address.ts'
import { IMMUTABLE, PRIVATE_NO_STORE } from '#lake/common/caching.ts'
import { errorResponse } from '#server/http/errors.ts'
import { UPLOAD_POLICY } from '#lake/common/upload-policy.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { can } from '#shared/access/abilities.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { readMediaPath, type MediaAddress } from './media-address.ts'
import type { MediaAction } from './verify-call.ts'
import { createMediaGate, type MediaGateOptions } from './media-gate.ts'
import type { FileAsking } from './media-files.ts'
import { Refusal, refusalResponse } from './refusal.ts'

/** Client connection of a request. */
interface MediaPeer {
  readonly address: string
}

/** The headers of a request that identify its caller. */
interface MediaCredentials {
  readonly headers: Headers
  readonly url: URL
  readonly method: string
}

/** Source of pictures. It does not check access; the caller must do this first. */
export interface MediaSource {
  /** Cloud name in the URLs of the pictures. */
  readonly cloud: string
  /** True if stored pictures may contain metadata. Only callers with `content.read` get files with metadata; visitors get cleaned files. */
  readonly keepsMetadata: boolean
  /**
   * Returns the response with a picture, or undefined if the picture does not exist.
   * @param isPublic true if the response may be cached
   * @throws Refusal
   */
  picture(
    request: Request,
    address: MediaAddress,
    asking: FileAsking,
    isPublic: boolean,
  ): Promise<Response | undefined>
}

export interface MediaOptions extends MediaGateOptions {
  readonly source: MediaSource
  /** Handler of the API calls that browsers send to the embedded image host. Undefined if they use an external one. */
  readonly calls:
    | {
        readonly cloud: string
        answer(action: MediaAction, request: Request, sender: string): Promise<Response>
      }
    | undefined
  /** Resolves with the user whose session cookie or bearer token the request contains. */
  readonly authenticate: (
    credentials: MediaCredentials,
  ) => Promise<{ readonly id: string; readonly role: string } | undefined>
  readonly trustProxy: TrustProxy
  readonly log: Log
  /** Rate limit per address for rendering pictures and for API calls; `off` for load tests only. */
  readonly rateLimit?: RateLimit | 'off'
}

/** Handler of `/media`. */
export interface Media {
  fetch(request: Request, peer: MediaPeer): Promise<Response>
}

const PICTURE_RATE: RateLimit = { burst: 400, perMinute: 200 }
/** Rate limit for API calls. Its burst permits a bulk upload of a hundred pictures with their context. */
const CALL_RATE: RateLimit = { burst: 300, perMinute: 120 }

const CALL = /^\/v1_1\/([\w-]{1,100})\/image\/(upload|destroy|context)$/
const ACTIONS: Readonly<Record<string, MediaAction>> = {
  upload: 'upload',
  destroy: 'destroy',
  context: 'context',
}

const missing = () => new Refusal('Check the address: there is no such image.', 404)

interface Policy {
  readonly isPublic: boolean
  /** True for a picture that social networks embed in their own pages. */
  readonly isShared?: boolean
  /** True if the bytes at this URL depend on the caller. */
  readonly isOfCaller?: boolean
}

function withPolicy(response: Response, policy: Policy): Response {
  const { isPublic, isShared = false, isOfCaller = false } = policy
  const headers = new Headers(response.headers)
  if (isOfCaller) headers.append('vary', 'Cookie, Authorization')
  const isAnswer = response.status < 300 || response.status === 304
  headers.set('cache-control', isAnswer ? (isPublic ? IMMUTABLE : PRIVATE_NO_STORE) : 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', UPLOAD_POLICY)
  headers.set('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
  return new Response(response.body, { status: response.status, headers })
}

/** HTTP interface of the image host: signed API calls, and pictures for callers with access. */
export function createMedia(options: MediaOptions): Media {
  const { source, calls, authenticate, log } = options
  const gate = createMediaGate(options)
  const limiterOf = (rate: RateLimit) =>
    options.rateLimit === 'off' ? undefined : createRateLimiter(options.rateLimit ?? rate)
  const pictureLimiter = limiterOf(PICTURE_RATE)
  const callLimiter = limiterOf(CALL_RATE)

  const call = async (request: Request, path: string, block: string): Promise<Response> => {
    const [, cloud, name = ''] = CALL.exec(path) ?? []
    const action = ACTIONS[name]
    if (calls === undefined || action === undefined || cloud !== calls.cloud) throw missing()
    if (request.method !== 'POST') {
      throw new Refusal('Use POST for this call.', 405)
    }
    const seconds = callLimiter?.take(block) ?? 0
    if (seconds > 0) {
      throw new Refusal('Wait a moment and try again: too many calls at once.', 429, {
        retryAfter: seconds,
      })
    }
    return calls.answer(action, request, block)
  }

  /** Returns the user of a request with credentials if the user may read all content; otherwise undefined. */
  const readerOf = async (credentials: MediaCredentials) => {
    const { headers } = credentials
    if (!headers.has('cookie') && !headers.has('authorization')) return undefined
    const caller = await authenticate(credentials)
    return can(caller, 'content.read') ? caller : undefined
  }

  /** Response to staff, who may request any size and unpublished pictures. */
  const forStaff = async (
    request: Request,
    address: MediaAddress,
    caller: { readonly id: string },
    policy: Policy,
  ): Promise<Response> => {
    const accept = request.headers.get('accept') ?? ''
    const asking = { accept, sender: `staff ${caller.id}`, signal: request.signal }
    const answer = await source.picture(request, address, asking, policy.isPublic)
    if (answer === undefined) throw missing()
    return withPolicy(answer, policy)
  }

  const picture = async (request: Request, url: URL, block: string): Promise<Response> => {
    const address = readMediaPath(url.pathname)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal('Use GET for images.', 405)
    }
    if (address === undefined || address.cloud !== source.cloud) throw missing()
    const accept = request.headers.get('accept') ?? ''
    const isOfCaller = source.keepsMetadata && address.steps.length === 0
    const credentials = { headers: request.headers, url, method: request.method }
    const reader = isOfCaller ? await readerOf(credentials) : undefined
    if (reader !== undefined) {
      return forStaff(request, address, reader, { isPublic: false, isOfCaller })
    }
    const verdict = await gate.judge(address.publicId, url.pathname, address.steps)
    if (verdict.kind === 'named') {
      const admit = () => pictureLimiter?.take(block) ?? 0
      const asking = { accept, sender: block, signal: request.signal, admit }
      const answer = await source.picture(request, address, asking, true)
      if (answer === undefined) throw missing()
      return withPolicy(answer, { isPublic: true, isShared: verdict.isShared, isOfCaller })
    }
    const caller = await authenticate(credentials)
    if (caller !== undefined) {
      return forStaff(request, address, caller, { isPublic: verdict.kind !== 'hidden' })
    }
    if (verdict.kind === 'hidden') throw missing()
    return new Response(null, {
      status: 302,
      headers: { 'cache-control': 'no-store', location: verdict.nearest },
    })
  }

  const answer = async (request: Request, peer: MediaPeer): Promise<Response> => {
    const url = new URL(request.url)
    const block = addressBlock(clientAddress(request.headers, peer.address, options.trustProxy))
    const path = url.pathname.slice(mediaPaths.base.length)
    return path.startsWith('/v1_1/') ? call(request, path, block) : picture(request, url, block)
  }

  return {
    fetch: async (request, peer) => {
      const response = await answer(request, peer).catch((error: unknown) => {
        if (error instanceof Refusal) return refusalResponse(error)
        if (error instanceof HttpError) return errorResponse(error, crypto.randomUUID())
        log.error('api', 'An image could not be handled', { error })
        return refusalResponse(
          new Refusal('Try again shortly: something went wrong on our side.', 503, {
            retryAfter: 5,
          }),
        )
      })
      if (request.method !== 'HEAD' || response.body === null) return response
      await response.body.cancel()
      return new Response(null, { status: response.status, headers: response.headers })
    },
  }
}
