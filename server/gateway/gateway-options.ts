import type { TrustProxy } from '#lake/common/client-address.ts'
import type { RateLimit } from '#lake/common/rate-limiter.ts'
import type { OnRefusedSocket } from '#lake/common/refused-sockets.ts'
import type { PictureGateOptions } from './picture-gate.ts'
import type { PicturePeer } from './pictures.ts'
import type { PictureStore } from './picture-store.ts'
import type { WireCredentials } from '#lake/access/session-port.ts'
import type { GatewayCaller, GatewayLake } from './ports.ts'
import type { KeptAnswers, PublicQueries } from './public-query.ts'

export interface GatewayOptions {
  readonly lake: GatewayLake
  readonly pictures: {
    /**
     * Fetches an asset by its address on this site and removes the metadata of images. The gateway checks access before it calls this
     * function.
     */
    readonly fetch: (request: Request, peer: PicturePeer) => Promise<Response>
    /** Fetches an asset unchanged. */
    readonly original: (request: Request, peer: PicturePeer) => Promise<Response>
    /** True if an address requests a transformed image instead of the original. */
    readonly isMade: (search: URLSearchParams) => boolean
    /** True if `key`, the signed key of an export URL, is valid for the file at `path`. Omitted if export URLs are not signed. */
    readonly opensFile?: ((path: string, key: string) => boolean) | undefined
    /** Version of the code that removes metadata. Copies of other versions are not used. */
    readonly version: number
    /** Copies of public images on disk. Omitted for the embedded lake, whose files are already on disk. */
    readonly store?: PictureStore | undefined
  }
  readonly projectId: string
  readonly dataset: string
  /** Public origin of the site. */
  readonly origin: string
  /** Origins of pages that may open a WebSocket: the public origin and, if ORIGIN is not set, the other local names of the site. */
  readonly origins: readonly string[]
  readonly cms: PublicQueries
  /** Cache of the public queries' responses. Without it, every query is sent to the CMS. */
  readonly kept?: KeptAnswers
  /** Returns the owner of the request's session or machine token, or undefined if it is missing or not valid any more. */
  readonly authenticate: (credentials: WireCredentials) => Promise<GatewayCaller | undefined>
  /**
   * True if a write with a session cookie comes from a page of this site: the origin is allowed, and the XSRF header matches the cookie.
   */
  readonly checkXsrf: (credentials: WireCredentials) => boolean
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
