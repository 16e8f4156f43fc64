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
    /** Fetches an asset by its address on this site, images without metadata. Callers that may not see it never get that far. */
    readonly fetch: (request: Request, peer: PicturePeer) => Promise<Response>
    /** Fetches an asset as it is stored. */
    readonly original: (request: Request, peer: PicturePeer) => Promise<Response>
    /** True if an address asks for another image than the original. */
    readonly isMade: (search: URLSearchParams) => boolean
    /** True for a key in the address of an export that opens the file at a path. Without it addresses have no keys. */
    readonly opensFile?: ((path: string, key: string) => boolean) | undefined
    /** Version of the cleaner. */
    readonly version: number
    /** Copies of public pictures; left out where the lake's own are as near. */
    readonly store?: PictureStore | undefined
  }
  readonly projectId: string
  readonly dataset: string
  /** The site's public origin. */
  readonly origin: string
  /** Origins of the pages that may open a WebSocket: the public one, and its other local names where none was set. */
  readonly origins: readonly string[]
  readonly cms: PublicQueries
  /** Kept answers of the public queries; without them every question is put to the CMS. */
  readonly kept?: KeptAnswers
  /** Whose live session or machine token a request carries. */
  readonly authenticate: (credentials: Credentials) => Promise<GatewayCaller | undefined>
  /** Whether a write by cookie comes from a page of ours: its origin, and the XSRF header that fits the cookie. */
  readonly checkXsrf: (credentials: Credentials) => boolean
  /** Tells whether a public document uses an asset. @throws HttpError `unavailable` while that is not known */
  readonly isPublicAsset: (assetId: string) => Promise<boolean>
  readonly usesOf: PictureGateOptions['usesOf']
  /** Calls back whenever public documents may have changed. */
  readonly onContentChange: (listener: () => void) => void
  readonly trustProxy: TrustProxy
  /** Public queries by one address, and pictures that are to be made for it, each; `off` only under load tests. */
  readonly rateLimit?: RateLimit | 'off'
  /** Called for every handshake of a WebSocket that is refused. */
  readonly onRefusedSocket?: OnRefusedSocket
}

/** What the site serves under `/lake`. */
export interface Gateway {
  fetch(request: Request, peer: GatewayPeer): Promise<Response>
  /** Takes over a WebSocket handshake; false when the path is not the lake's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

const RATE: RateLimit = { burst: 600, perMinute: 600 }
/** Pictures that are not kept already: those of some twenty pages at once. */
const PICTURE_RATE: RateLimit = { burst: 400, perMinute: 200 }
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const PUBLIC_QUERY = /^\/public\/([A-Za-z]{1,40})\/([0-9a-z]{1,40})$/
const VERSIONED = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/(.+)$/

/** What a Studio that is not signed in may ask: who it is, how to sign in, and what says nothing about content. */
const SIGNED_OUT =
  /^(?:ping|check\/cors|help|features|users\/me|auth\/(?:fetch|id|logout|providers)|intake\/[a-z-]+)$/

const hasCredentials = (headers: Headers) => headers.has('authorization') || headers.has('cookie')

/** What cannot be told at the moment, such as whether an asset is public, is refused and not guessed. */
function unavailable(error: unknown): Response {
  if (error instanceof HttpError) return errorResponse(error, crypto.randomUUID())
  throw error
}

/** The door to the lake: all of it with a live session, the product's own queries and public pictures without. */
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

  /** The caller of a request that brings credentials and may read all content. */
  const readerOf = async (credentials: Credentials): Promise<GatewayCaller | undefined> => {
    if (!hasCredentials(credentials.headers)) return undefined
    const caller = await authenticate(credentials)
    return can(caller, 'content.read') ? caller : undefined
  }

  /** The original at an address of an export; undefined for an address without a key. */
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

  /** A file that the site names, as visitors get it. */
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
    // Staff may ask for any size, and for what is not public.
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
      // Sent while a page closes, when no header can be set; nothing is written by it.
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
