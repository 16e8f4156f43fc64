import { addressBlock, clientAddress, type TrustProxy } from '#lake/common/client-address.ts'
import { IMMUTABLE, UNKEPT } from '#lake/common/caching.ts'
import { errorResponse } from '#server/http/errors.ts'
import { UPLOAD_POLICY } from '#lake/common/upload-policy.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { can } from '#shared/access/abilities.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { readMediaPath, type MediaAddress } from './media-address.ts'
import type { MediaAction } from './media-calls.ts'
import { createMediaGate, type MediaGateOptions } from './media-gate.ts'
import type { FileAsking } from './media-files.ts'
import { Refusal, refusalResponse } from './refusal.ts'

/** Where a request came from. */
interface MediaPeer {
  readonly address: string
}

/** What is looked at to establish a caller. */
interface MediaCredentials {
  readonly headers: Headers
  readonly url: URL
  readonly method: string
}

/** Gives the bytes of a picture. Whoever may not see it never gets that far. */
export interface MediaSource {
  /** The cloud whose pictures it has. */
  readonly cloud: string
  /** True if stored pictures may have metadata, which visitors do not get and callers with `content.read` do. */
  readonly keepsMetadata: boolean
  /** @param isPublic whether what it gives may be kept; undefined when there is no such picture. @throws Refusal */
  picture(
    request: Request,
    address: MediaAddress,
    asking: FileAsking,
    isPublic: boolean,
  ): Promise<Response | undefined>
}

export interface MediaOptions extends MediaGateOptions {
  readonly source: MediaSource
  /** The calls of the embedded host; absent where a service takes them. */
  readonly calls:
    | {
        readonly cloud: string
        answer(action: MediaAction, request: Request, sender: string): Promise<Response>
      }
    | undefined
  /** Whose live session a request carries, by cookie or bearer. */
  readonly authenticate: (
    credentials: MediaCredentials,
  ) => Promise<{ readonly id: string; readonly role: string } | undefined>
  readonly trustProxy: TrustProxy
  readonly log: Log
  /** Pictures that are to be made for one address, and calls of one; `off` only under load tests. */
  readonly rateLimit?: RateLimit | 'off'
}

/** What the site serves under `/media`. */
export interface Media {
  fetch(request: Request, peer: MediaPeer): Promise<Response>
}

const PICTURE_RATE: RateLimit = { burst: 400, perMinute: 200 }
/** A bulk upload of a hundred, with its words, at once. */
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
  /** True for a picture that networks show on their own pages. */
  readonly isShared?: boolean
  /** True if other callers get other bytes at the same address. */
  readonly isOfCaller?: boolean
}

function withPolicy(response: Response, policy: Policy): Response {
  const { isPublic, isShared = false, isOfCaller = false } = policy
  const headers = new Headers(response.headers)
  if (isOfCaller) headers.append('vary', 'Cookie, Authorization')
  const isAnswer = response.status < 300 || response.status === 304
  headers.set('cache-control', isAnswer ? (isPublic ? IMMUTABLE : UNKEPT) : 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-security-policy', UPLOAD_POLICY)
  headers.set('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
  return new Response(response.body, { status: response.status, headers })
}

/** The face of the image host: calls for those who have a signature, pictures for those who may see them. */
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

  /** The caller of a request that brings credentials and may read all content. */
  const readerOf = async (credentials: MediaCredentials) => {
    const { headers } = credentials
    if (!headers.has('cookie') && !headers.has('authorization')) return undefined
    const caller = await authenticate(credentials)
    return can(caller, 'content.read') ? caller : undefined
  }

  /** The answer to a caller of staff, who may have any size, and what is not public. */
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
