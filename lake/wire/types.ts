import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { TrustProxy } from '#lake/common/client-address.ts'
import type { OnRefusedSocket } from '#lake/common/refused-sockets.ts'

import type { AssetStore, PictureAsking, RenderedImage } from '#lake/assets/assets.ts'
import type { ForeignQueries } from '#lake/threads/foreign-queries.ts'
import type { Lake } from '#lake/documents/types.ts'

import type { SessionPort, WireCredentials } from '#lake/access/session-port.ts'

import type { WireCaller, WirePerson } from './callers.ts'
import type { AccountStore } from './accounts.ts'
import type { FileKeys } from './file-keys.ts'

/**
 * Policy for sending an asset to a caller. `public`: sent, and cached without expiry; `private`: sent, never cached; `hidden`: refused like
 * a missing asset.
 */
export type AssetPolicy = (asset: {
  readonly dataset: string
  readonly assetId: string
  readonly caller: WireCaller | undefined
}) => 'public' | 'private' | 'hidden' | Promise<'public' | 'private' | 'hidden'>

/**
 * Permissions of a page of another origin. `credentials`: all requests that its user may send, with cookies; `tokens`: anonymous requests
 * and requests with a token; `nothing`: the page may read no response.
 */
export type ForeignPages = (origin: string) => 'credentials' | 'tokens' | 'nothing'

/**
 * Creates the copy of an original image for visitors: without metadata, comments, thumbnails and bytes after its end.
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
  /** Directory for `accounts.sqlite`: machine tokens, and settings that users store in the Studio. */
  readonly directory: string
  /** Already opened store to use in place of `directory`. Its owner must close it. */
  readonly accounts?: AccountStore
  /** Prefix of every path: `/lake` inside the site, empty for a standalone lake. */
  readonly basePath: '' | `/${string}`
  readonly projectId: string
  /** Dataset shown by the site in front of this lake; it cannot be deleted. */
  readonly siteDataset?: string | undefined
  /** Name shown in the Studio. Default: the project id. */
  readonly projectName?: string
  authenticate(request: WireCredentials): Promise<WireCaller | undefined>
  /**
   * Engine for queries of callers and filters of listeners. Without an engine they run in this thread and without limits, which is
   * acceptable only if no other process can reach the lake.
   */
  readonly foreign?: ForeignQueries
  /** Proxies that may set the client's address (`X-Forwarded-For`). Anonymous callers are distinguished by address. Default: none. */
  readonly trustProxy?: TrustProxy
  readonly users: { byIds(ids: readonly string[]): Promise<readonly WirePerson[]> }
  readonly session?: SessionPort
  /**
   * `dataset-rules`: anonymous callers may read published documents of public datasets, as at Sanity; `nobody`: every request needs
   * credentials.
   */
  readonly anonymous: 'dataset-rules' | 'nobody'
  /** Public origin, for the URLs in asset documents. Default: that of the request. */
  readonly origin?: string
  /** Origins of the site besides `origin`, whose pages may write with a cookie. */
  readonly origins?: readonly string[]
  /** Permissions of pages of other origins. Default: none. */
  readonly foreignPages?: ForeignPages
  readonly assetPolicy?: AssetPolicy
  /** Required if peers set `isVisitor`. */
  readonly cleanImage?: CleanImage
  /**
   * Keys for file addresses in all exports. Default: keys that are valid until the process ends, in exports of private datasets with
   * `dataset-rules` only.
   */
  readonly fileKeys?: FileKeys
  /**
   * True to serve files of private datasets to every caller who has the file's address, as Sanity does. Only with `dataset-rules`. Default:
   * false.
   */
  readonly openFiles?: boolean
  /** True to store the names of callers for later look-ups. For lakes whose user accounts are not managed elsewhere. Default: false. */
  readonly rememberPeople?: boolean
  readonly log?: WireLog
  /** Called for every refused WebSocket handshake. */
  readonly onRefusedSocket?: OnRefusedSocket
  /** Milliseconds between keep-alives of open streams. Default: 15,000. */
  readonly keepAliveMs?: number
}

/** Client that sent a request. */
export interface WirePeer {
  readonly address: string
  /**
   * Counts an uncached picture against the caller's limit. Returns 0 if the picture may be rendered, else the seconds to wait. Only set by
   * callers in this process.
   */
  readonly admitPicture?: () => number
  /** True for a visitor without `content.read`, who gets images without metadata. Only set by callers in this process. */
  readonly isVisitor?: boolean
}

/** Presence event: the document that a user has open, a request to all others to report theirs, or a user's disconnection. */
export type PresenceEvent =
  | {
      readonly type: 'state'
      readonly i: string
      readonly m: { readonly sessionId: string; readonly locations: readonly unknown[] }
    }
  | { readonly type: 'rollCall'; readonly i: string; readonly session: string }
  | { readonly type: 'disconnect'; readonly i: string; readonly m: { readonly session: string } }

/**
 * Enters the room of a dataset without a socket, for the lifetime of the process. The visitor receives all events with their callers, and
 * announces users who are connected to the site by other means than a Studio's socket.
 */
export type VisitPresence = (
  dataset: string,
  hear: (event: PresenceEvent, from: WireCaller) => void,
) => { readonly say: (event: PresenceEvent) => void }

/** HTTP interface of the Content Lake. */
export interface Wire {
  readonly fetch: (request: Request, peer: WirePeer) => Promise<Response>
  /** Takes over a WebSocket upgrade. Returns false for a path outside the wire, without touching the socket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Caller of a request: the owner of a machine token of this lake, or the result of `options.authenticate`. */
  readonly authenticate: (request: WireCredentials) => Promise<WireCaller | undefined>
  /** Closes every listener and socket of a session. */
  readonly endSession: (sessionId: string) => void
  /** Lets the process itself enter the presence room of a dataset. */
  readonly visitPresence: VisitPresence
  /** Requests for which there is no route, as `METHOD /path`, without duplicates. */
  readonly ledger: readonly string[]
  /** Ends all streams and sockets. */
  readonly close: () => Promise<void>
}
