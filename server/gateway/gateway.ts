import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressBlock, clientAddress, type TrustProxy } from '#lake/common/client-address.ts'
import { errorResponse } from '#server/http/errors.ts'
import { HttpError } from '#server/http/http-error.ts'
import {
  pathOf,
  refuseUpgrade,
  WRONG_ORIGIN,
  type OnRefusedSocket,
  type SocketRefusal,
} from '#lake/common/refused-sockets.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { can } from '#shared/access/abilities.ts'
import { lakePaths } from '#shared/paths/paths.ts'
import { answerIdentity } from './identity.ts'
import { createPictureGate, type PictureGateOptions } from './picture-gate.ts'
import {
  createPictures,
  parseAssetPath,
  withPolicy,
  type NamedAsset,
  type PicturePeer,
} from './pictures.ts'
import type { PictureStore } from './picture-store.ts'
import type { Credentials, GatewayCaller, GatewayLake, GatewayPeer, RemoteLake } from './ports.ts'
import { answerPublicQuery, type KeptAnswers, type PublicQueries } from './public-query.ts'
import {
  expiredAddress,
  foreignPage,
  missingAsset,
  otherPicture,
  senselessSize,
  tooMany,
  unauthorized,
} from './refusals.ts'

export interface GatewayOptions {
  readonly lake: GatewayLake
  readonly pictures: {
    /** Fetches an asset by its address on this site. Metadata of images is removed. Called only for callers that may see the asset. */
    readonly fetch: (request: Request, peer: PicturePeer) => Promise<Response>
    /** Fetches an asset unchanged. */
    readonly original: (request: Request, peer: PicturePeer) => Promise<Response>
    /** True if an address requests a transformed image instead of the original. */
    readonly isMade: (search: URLSearchParams) => boolean
    /** True if the signed key of an export URL opens the file at a path. If omitted, export URLs have no keys. */
    readonly opensFile?: ((path: string, key: string) => boolean) | undefined
    /** Version of the metadata remover. */
    readonly version: number
    /** Copies of public images on disk. Omitted for the embedded lake, whose files are already on disk. */
    readonly store?: PictureStore | undefined
  }
  readonly projectId: string
  readonly dataset: string
  /** Public origin of the site. */
  readonly origin: string
  /** Origins of pages that may open a WebSocket: the public origin and, if no origin is configured, the site's other local names. */
  readonly origins: readonly string[]
  readonly cms: PublicQueries
  /** Cache of the public queries' responses. Without it, every query is sent to the CMS. */
  readonly kept?: KeptAnswers
  /** Returns the owner of the live session or machine token of a request, or undefined. */
  readonly authenticate: (credentials: Credentials) => Promise<GatewayCaller | undefined>
  /**
   * True if a write with a session cookie comes from a page of this site: the origin is allowed, and the XSRF header matches the cookie.
   */
  readonly checkXsrf: (credentials: Credentials) => boolean
  /** Returns true if a public document uses an asset. @throws HttpError `unavailable` while the documents that use the asset are unknown */
  readonly isPublicAsset: (assetId: string) => Promise<boolean>
  readonly usesOf: PictureGateOptions['usesOf']
  /** Subscribes to possible changes of public documents. */
  readonly onContentChange: (listener: () => void) => void
  readonly trustProxy: TrustProxy
  /** Separate limits per address for public queries and for image transformations; `off` only under load tests. */
  readonly rateLimit?: RateLimit | 'off'
  /** Called for every rejected WebSocket handshake. */
  readonly onRefusedSocket?: OnRefusedSocket
}

/** Handler of all paths below `/lake`. */
export interface Gateway {
  fetch(request: Request, peer: GatewayPeer): Promise<Response>
  /** Handles a WebSocket handshake. Returns false if the path does not belong to the lake. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

const RATE: RateLimit = { burst: 600, perMinute: 600 }
/** Rate limit for images that are not cached yet. The burst covers the images of about 20 pages. */
const PICTURE_RATE: RateLimit = { burst: 400, perMinute: 200 }
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const PUBLIC_QUERY = /^\/public\/([A-Za-z]{1,40})\/([0-9a-z]{1,40})$/
const VERSIONED = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/(.+)$/

/** Pattern of the paths available to a signed-out Studio: identity, sign-in and requests that reveal nothing about content. */
const SIGNED_OUT =
  /^(?:ping|check\/cors|help|features|users\/me|auth\/(?:fetch|id|logout|providers)|intake\/[a-z-]+)$/

const hasCredentials = (headers: Headers) => headers.has('authorization') || headers.has('cookie')

/** Error response for a request that needs an unknown fact, such as an asset being public. */
function unavailable(error: unknown): Response {
  if (error instanceof HttpError) return errorResponse(error, crypto.randomUUID())
  throw error
}

/** Creates the gateway to the lake: full access with a live session, otherwise only public queries and public images. */
export function createGateway(options: GatewayOptions): Gateway {
  const { authenticate, isPublicAsset } = options
  const { lake } = options
  const { store, fetch, original, version, isMade, opensFile } = options.pictures
  const copies = store && createPictures({ store, fetch, original, version })
  const publicPicture = copies?.get ?? fetch
  const originalPicture = copies?.pass ?? original
  const rate = options.rateLimit ?? RATE
  const limiter = rate === 'off' ? undefined : createRateLimiter(rate)
  const pictureRate = options.rateLimit ?? PICTURE_RATE
  const pictureLimiter = pictureRate === 'off' ? undefined : createRateLimiter(pictureRate)
  const gate = createPictureGate({ usesOf: options.usesOf })
  options.onContentChange(gate.forget)

  const blockOf = (request: Request, peer: GatewayPeer) =>
    addressBlock(clientAddress(request.headers, peer.address, options.trustProxy))

  const overLimit = (request: Request, peer: GatewayPeer) => {
    const seconds = limiter?.take(blockOf(request, peer)) ?? 0
    return seconds === 0 ? undefined : tooMany(seconds)
  }

  const fromOwnPage = (headers: Headers) => options.origins.includes(headers.get('origin') ?? '')

  /** Returns the caller of a request with credentials if it may read all content. */
  const readerOf = async (credentials: Credentials): Promise<GatewayCaller | undefined> => {
    if (!hasCredentials(credentials.headers)) return undefined
    const caller = await authenticate(credentials)
    return can(caller, 'content.read') ? caller : undefined
  }

  /** Returns the original file of an export URL, or undefined for an address without a key. */
  const exportedFile = async (
    request: Request,
    peer: GatewayPeer,
    asset: NamedAsset,
    key: string | null,
  ): Promise<Response | undefined> => {
    if (key === null || opensFile === undefined) return undefined
    if (!opensFile(asset.address.slice(1), key)) return expiredAddress()
    return withPolicy(await originalPicture(request, { address: blockOf(request, peer) }), false)
  }

  /** Responds to a visitor with the image at a URL that the site uses. */
  const namedPicture = async (
    request: Request,
    peer: GatewayPeer,
    { address, isShared }: { readonly address: string; readonly isShared: boolean },
    isOriginal: boolean,
  ): Promise<Response> => {
    const { method, headers, signal } = request
    const block = blockOf(request, peer)
    const admitPicture = () => pictureLimiter?.take(block) ?? 0
    const named = new Request(new URL(address, request.url), { method, headers, signal })
    const made = await publicPicture(named, { address: block, admitPicture })
    const answer = withPolicy(made, true, isOriginal)
    if (isShared) answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }

  const picture = async (
    request: Request,
    peer: GatewayPeer,
    asset: NamedAsset,
    credentials: Credentials,
  ): Promise<Response> => {
    if (!READS.has(request.method)) return unauthorized(hasCredentials(request.headers))
    const search = credentials.url.searchParams
    const exported = await exportedFile(request, peer, asset, search.get('key'))
    if (exported !== undefined) return exported
    if (asset.project !== options.projectId || asset.dataset !== options.dataset) {
      return missingAsset()
    }
    const isOriginal = asset.kind === 'image' && !isMade(search)
    const reader = isOriginal ? await readerOf(credentials) : undefined
    if (reader !== undefined) {
      const own = { address: `staff ${reader.id}` }
      return withPolicy(await originalPicture(request, own), false, true)
    }
    const isPublic = await isPublicAsset(asset.assetId)
    const verdict = isPublic ? await gate.judge(asset, search) : ({ kind: 'hidden' } as const)
    if (verdict.kind === 'named') return namedPicture(request, peer, verdict, isOriginal)
    // Staff may request any size, and images that are not public.
    const caller = await authenticate(credentials)
    if (caller !== undefined) {
      const own = { address: `staff ${caller.id}` }
      const answer = isPublic ? publicPicture(request, own) : originalPicture(request, own)
      return withPolicy(await answer, isPublic)
    }
    if (verdict.kind === 'hidden') return missingAsset()
    if (verdict.kind === 'senseless') return senselessSize()
    return overLimit(request, peer) ?? otherPicture(verdict.nearest)
  }

  const staff = async (
    request: Request,
    peer: GatewayPeer,
    path: string,
    credentials: Credentials,
  ): Promise<Response> => {
    const caller = await authenticate(credentials)
    if (
      caller?.via === 'cookie' &&
      !READS.has(request.method) &&
      // The Studio sends these requests with `sendBeacon` while a page closes, so they have no XSRF header. They write nothing.
      !path.startsWith('intake/') &&
      !options.checkXsrf(credentials)
    ) {
      return foreignPage()
    }
    if (lake.kind !== 'embedded') {
      const identity = await answerIdentity(path, credentials, caller, lake.sessions)
      if (identity !== undefined) return identity
    }
    if (caller === undefined && !SIGNED_OUT.test(path)) {
      return unauthorized(hasCredentials(request.headers))
    }
    if (lake.kind === 'embedded') return lake.fetch(request, peer)
    if (lake.kind === 'hosted' || caller === undefined) {
      return unauthorized(hasCredentials(request.headers))
    }
    return lake.fetch(request, caller)
  }

  const answer = async (request: Request, peer: GatewayPeer): Promise<Response> => {
    const url = new URL(request.url)
    const path = url.pathname.startsWith(`${lakePaths.base}/`)
      ? url.pathname.slice(lakePaths.base.length)
      : ''
    const [, name, version] = PUBLIC_QUERY.exec(path) ?? []
    if (name !== undefined && version !== undefined && READS.has(request.method)) {
      return (
        overLimit(request, peer) ??
        (await answerPublicQuery(options.cms, options.kept, {
          url,
          request,
          name,
          version,
        }))
      )
    }
    const credentials = { headers: request.headers, url, method: request.method }
    const asset = parseAssetPath(path)
    if (asset !== undefined) return picture(request, peer, asset, credentials)
    const [, versioned] = VERSIONED.exec(path) ?? []
    if (versioned === undefined) return unauthorized(hasCredentials(request.headers))
    return staff(request, peer, versioned, credentials)
  }

  const refuse = (
    request: IncomingMessage,
    socket: Duplex,
    why: Pick<SocketRefusal, 'status' | 'reason' | 'message'>,
  ) => {
    refuseUpgrade(socket, why)
    options.onRefusedSocket?.({ ...why, path: pathOf(request.url), origin: request.headers.origin })
  }

  const upgradeElsewhere = async (
    wire: RemoteLake,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ) => {
    const url = new URL(request.url ?? '/', options.origin)
    const headers = new Headers()
    for (const field of ['authorization', 'cookie', 'origin'] as const) {
      const value = request.headers[field]
      if (value !== undefined) headers.set(field, value)
    }
    if (!fromOwnPage(headers)) {
      return refuse(request, socket, { status: 403, reason: 'origin', message: WRONG_ORIGIN })
    }
    const caller = await authenticate({ headers, url, method: 'GET' })
    if (caller === undefined) {
      const message = 'Sign in again. This WebSocket carries no live session.'
      return refuse(request, socket, { status: 401, reason: 'signed-out', message })
    }
    return wire.upgrade(request, socket, head, caller)
  }

  return {
    fetch: async (request, peer) => {
      const response = await answer(request, peer).catch(unavailable)
      if (request.method !== 'HEAD' || response.body === null) return response
      await response.body.cancel()
      return new Response(null, { status: response.status, headers: response.headers })
    },
    upgrade: (request, socket, head) => {
      if (request.url?.startsWith(`${lakePaths.base}/`) !== true) return false
      if (lake.kind === 'embedded') return lake.upgrade(request, socket, head)
      if (lake.kind === 'hosted') return false
      upgradeElsewhere(lake, request, socket, head).catch(() =>
        refuse(request, socket, {
          status: 503,
          reason: 'unavailable',
          message: 'Try again in a moment. The session can’t be checked.',
        }),
      )
      return true
    },
  }
}
