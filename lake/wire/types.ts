import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { TrustProxy } from '#lake/common/client-address.ts'
import type { OnRefusedSocket } from '#lake/common/refused-sockets.ts'

import type { AssetStore, PictureAsking, RenderedImage } from '#lake/assets/assets.ts'
import type { ForeignQueries } from '#lake/threads/foreign-queries.ts'
import type { Lake } from '#lake/documents/types.ts'

import type { AccountStore } from '#lake/access/account-store.ts'
import type { SessionPort, WireCredentials } from '#lake/access/session-port.ts'

import type { WireCaller, WirePerson } from './callers.ts'
import type { FileKeys } from './file-keys.ts'

/**
 * Access of a caller to an asset. `public`: it is sent, and cached without expiry. `private`: it is sent, and never cached. `hidden`: it is
 * refused like a missing asset.
 */
export type AssetPolicy = (asset: {
  readonly dataset: string
  readonly assetId: string
  readonly caller: WireCaller | undefined
}) => 'public' | 'private' | 'hidden' | Promise<'public' | 'private' | 'hidden'>

/**
 * Permissions of a page of another origin. `credentials`: all requests that its user may send, including those with cookies. `tokens`:
 * anonymous requests and requests with a token. `nothing`: the page may read no response.
 */
export type ForeignPages = (origin: string) => 'credentials' | 'tokens' | 'nothing'

/**
 * Creates a copy of an original image for visitors, without metadata, comments, thumbnails and bytes after the end of the image.
 * @throws AssetError `notCleanable`, `busy`, `abandoned`; errors of `asking.admit`
 */
export type CleanImage = (
  original: { readonly path: string; readonly size: number; readonly name: string },
  asking: PictureAsking,
) => Promise<RenderedImage>

export type WireLog = (
  level: 'info' | 'warn' | 'error',
  message: string,
  data?: Readonly<Record<string, unknown>>,
) => void

export interface WireOptions {
  readonly lake: Lake
  readonly assets: AssetStore
  /**
   * Folder for `accounts.sqlite`, which contains machine tokens and the settings that users store in the Studio. Not used if the lake
   * itself stores them.
   */
  readonly directory: string
  /**
   * Open store of tokens and data of users. The caller that opened it must close it. Default: the store of the lake, otherwise a store in
   * `directory`.
   */
  readonly accounts?: AccountStore
  /** Prefix of every path: `/lake` inside the site, empty for a standalone lake. */
  readonly basePath: '' | `/${string}`
  readonly projectId: string
  /** Dataset that the site in front of this lake shows. It cannot be deleted. */
  readonly siteDataset?: string | undefined
  /** Project name that the Studio shows. Default: the project id. */
  readonly projectName?: string
  authenticate(request: WireCredentials): Promise<WireCaller | undefined>
  /**
   * Threads for the queries of callers and the filters of listeners. Without them, queries run in the main thread and without limits; this
   * is acceptable only if no other process can reach the lake.
   */
  readonly foreign?: ForeignQueries
  /** Proxies that may set the client's address (`X-Forwarded-For`), by which anonymous callers are distinguished. Default: none. */
  readonly trustProxy?: TrustProxy
  readonly users: { byIds(ids: readonly string[]): Promise<readonly WirePerson[]> }
  readonly session?: SessionPort
  /**
   * Access of anonymous callers. `dataset-rules`: they may read published documents of public datasets, as at Sanity. `nobody`: every
   * request needs credentials.
   */
  readonly anonymous: 'dataset-rules' | 'nobody'
  /** Public origin for the URLs in documents of assets. Default: the origin of the request. */
  readonly origin?: string
  /** Further origins of the site. Their pages may write with a cookie, like those of `origin`. */
  readonly origins?: readonly string[]
  /** Permissions of pages of other origins. Default: none. */
  readonly foreignPages?: ForeignPages
  readonly assetPolicy?: AssetPolicy
  /** Removes the metadata of images that visitors request. Required if any request has `isVisitor` ({@link WirePeer}). */
  readonly cleanImage?: CleanImage
  /**
   * Keys for file addresses in all exports. Default: only exports of private datasets with `dataset-rules` have keys, which are valid until
   * the process ends.
   */
  readonly fileKeys?: FileKeys
  /**
   * True to serve files of private datasets without authentication to every caller who knows a file's address, as Sanity does. Needs
   * `dataset-rules`. Default: false.
   */
  readonly openFiles?: boolean
  /**
   * True to store the names of callers, so that they can be looked up later. For lakes whose user accounts are not managed elsewhere.
   * Default: false.
   */
  readonly rememberPeople?: boolean
  readonly log?: WireLog
  /** Called for every refused WebSocket handshake. */
  readonly onRefusedSocket?: OnRefusedSocket
  /** Interval of keep-alives on open streams, in milliseconds. Default: 15,000. */
  readonly keepAliveMs?: number
}

/** Client that sent a request. */
export interface WirePeer {
  readonly address: string
  /**
   * Counts a picture that is not cached against the caller's limit. Returns 0 if it may be rendered, otherwise the seconds to wait. Set
   * only by callers in this process.
   */
  readonly admitPicture?: () => number
  /** True for a visitor without `content.read`, who gets images without metadata. Set only by callers in this process. */
  readonly isVisitor?: boolean
}

/**
 * Event of presence. `state`: the documents that a user has open. `rollCall`: a request to all other clients to report their documents.
 * `disconnect`: the connection of a user has ended.
 */
export type PresenceEvent =
  | {
      readonly type: 'state'
      readonly i: string
      readonly m: { readonly sessionId: string; readonly locations: readonly unknown[] }
    }
  | { readonly type: 'rollCall'; readonly i: string; readonly session: string }
  | { readonly type: 'disconnect'; readonly i: string; readonly m: { readonly session: string } }

/**
 * Adds this process to the presence room of a dataset until the process ends. It receives all events with their callers, and announces
 * users who are connected to the site without a Studio.
 */
export type VisitPresence = (
  dataset: string,
  hear: (event: PresenceEvent, from: WireCaller) => void,
) => { readonly say: (event: PresenceEvent) => void }

/** HTTP interface of the Content Lake. */
export interface Wire {
  readonly fetch: (request: Request, peer: WirePeer) => Promise<Response>
  /** Takes over a WebSocket handshake. Returns false for a path outside the wire, and leaves the socket unchanged. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Returns the caller of a request: the owner of a machine token of this lake, or the result of `options.authenticate`. */
  readonly authenticate: (request: WireCredentials) => Promise<WireCaller | undefined>
  /** Closes all listeners and sockets of a session. */
  readonly endSession: (sessionId: string) => void
  /** Adds this process to the presence room of a dataset. */
  readonly visitPresence: VisitPresence
  /** Requests for which the lake has no route, as `METHOD /path`, without duplicates. */
  readonly ledger: readonly string[]
  /** Ends all streams and sockets. */
  readonly close: () => Promise<void>
}
