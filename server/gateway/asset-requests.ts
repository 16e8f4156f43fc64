import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { can } from '#shared/access/abilities.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { createPictureGate } from './picture-gate.ts'
import { createPictures, withPolicy, type NamedAsset } from './pictures.ts'
import type { WireCredentials } from '#lake/access/session-port.ts'
import type { GatewayCaller, GatewayPeer } from './ports.ts'
import {
  expiredAddress,
  missingAsset,
  otherPicture,
  senselessSize,
  unauthorized,
} from './refusals.ts'
import { hasCredentials, READS } from './requests.ts'

/** Rate limit for images that are not cached yet. The burst covers the images of about 20 pages. */
const PICTURE_RATE: RateLimit = { burst: 400, perMinute: 200 }

/** Creates the handler of requests for images and files of the lake. */
export function createAssetRequests(
  options: GatewayOptions,
  {
    blockOf,
    overLimit,
  }: {
    /** Returns the address block of the client. */
    readonly blockOf: (request: Request, peer: GatewayPeer) => string
    /** Returns the error response for a client above its rate limit; otherwise undefined. */
    readonly overLimit: (request: Request, peer: GatewayPeer) => Response | undefined
  },
) {
  const { authenticate, isPublicAsset } = options
  const { store, fetch, original, version, isMade, opensFile } = options.pictures
  const copies = store && createPictures({ store, fetch, original, version })
  const publicPicture = copies?.get ?? fetch
  const originalPicture = copies?.pass ?? original
  const pictureRate = options.rateLimit ?? PICTURE_RATE
  const pictureLimiter = pictureRate === 'off' ? undefined : createRateLimiter(pictureRate)
  const gate = createPictureGate({ usesOf: options.usesOf })
  options.onContentChange(gate.forget)

  /** Returns the caller of a request with credentials if the caller may read all content; otherwise undefined. */
  const readerOf = async (credentials: WireCredentials): Promise<GatewayCaller | undefined> => {
    if (!hasCredentials(credentials.headers)) return undefined
    const caller = await authenticate(credentials)
    return can(caller, 'content.read') ? caller : undefined
  }

  /** Returns the original file for an export URL, or undefined for a URL without a signed key. */
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

  /** Responds to a visitor with the image at `address`, which is a URL that the site uses. */
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

  return async (
    request: Request,
    peer: GatewayPeer,
    asset: NamedAsset,
    credentials: WireCredentials,
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
}
