import type { WireCredentials } from '#lake/access/session-port.ts'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { addressBlock, clientAddress } from '#lake/common/client-address.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { errorResponse } from '#server/http/errors.ts'
import { HttpError } from '#server/http/http-error.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { createAssetRequests } from './asset-requests.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { answerIdentity } from './identity.ts'
import { parseAssetPath } from './pictures.ts'
import type { GatewayPeer } from './ports.ts'
import { answerPublicQuery } from './public-query.ts'
import { foreignPage, tooMany, unauthorized } from './refusals.ts'
import { createRemoteUpgrade } from './remote-upgrade.ts'
import { hasCredentials, READS } from './requests.ts'

/** Handler of all paths below `/lake`. */
export interface Gateway {
  fetch(request: Request, peer: GatewayPeer): Promise<Response>
  /** Handles a WebSocket handshake. Returns false if the path does not belong to the lake. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

const RATE: RateLimit = { burst: 600, perMinute: 600 }

const PUBLIC_QUERY = /^\/public\/([A-Za-z]{1,40})\/([0-9a-z]{1,40})$/
const VERSIONED = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/(.+)$/

/** Pattern of the paths that a signed-out Studio may request: identity, sign-in and paths that reveal nothing about content. */
const SIGNED_OUT =
  /^(?:ping|check\/cors|help|features|users\/me|auth\/(?:fetch|id|logout|providers)|intake\/[a-z-]+)$/

/** Error response for an HttpError, for example if it is unknown whether an asset is public. Rethrows any other error. */
function unavailable(error: unknown): Response {
  if (error instanceof HttpError) return errorResponse(error, crypto.randomUUID())
  throw error
}

/**
 * Creates the gateway to the lake. Callers with a valid session have full access; all others have only public queries and public images.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { authenticate, lake } = options
  const rate = options.rateLimit ?? RATE
  const limiter = rate === 'off' ? undefined : createRateLimiter(rate)

  const blockOf = (request: Request, peer: GatewayPeer) =>
    addressBlock(clientAddress(request.headers, peer.address, options.trustProxy))

  const overLimit = (request: Request, peer: GatewayPeer) => {
    const seconds = limiter?.take(blockOf(request, peer)) ?? 0
    return seconds === 0 ? undefined : tooMany(seconds)
  }

  const picture = createAssetRequests(options, { blockOf, overLimit })

  const staff = async (
    request: Request,
    peer: GatewayPeer,
    path: string,
    credentials: WireCredentials,
  ): Promise<Response> => {
    const caller = await authenticate(credentials)
    if (
      caller?.via === 'cookie' &&
      !READS.has(request.method) &&
      // The Studio sends these requests with `sendBeacon` while a page closes, so they have no XSRF header. The requests write nothing.
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

  const remoteUpgrade = createRemoteUpgrade(options)

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
      remoteUpgrade(lake, request, socket, head)
      return true
    },
  }
}
