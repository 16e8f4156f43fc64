import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { TrustProxy } from '#lake/common/client-address.ts'
import type { OnRefusedSocket } from '#lake/common/refused-sockets.ts'

import type { AssetStore, PictureAsking, RenderedImage } from '#lake/assets/assets.ts'
import type { ForeignQueries } from '#lake/threads/foreign-queries.ts'
import type { Lake } from '#lake/documents/types.ts'

import type { WireCaller, WirePerson } from './callers.ts'
import type { AccountStore } from './accounts.ts'
import type { FileKeys } from './file-keys.ts'

/** Parts of a request that identify the caller. */
export interface WireCredentials {
  readonly headers: Headers
  readonly url: URL
  readonly method: string
}

/** Sign-in and sign-out, implemented outside the wire. */
export interface SessionPort {
  /** Buttons of the Studio's sign-in screen. */
  providers(): readonly { readonly name: string; readonly title: string; readonly url: string }[]
  /** Redeems a one-time sign-in id; undefined if it is unknown, used or expired. */
  exchange(
    sid: string,
    request: WireCredentials,
  ): Promise<
    | {
        readonly token: string
        readonly label: string
        readonly headers?: Readonly<Record<string, string>>
      }
    | undefined
  >
  /** Ends the session of the request. Returns headers and `Set-Cookie` lines for the response. */
  end(request: WireCredentials): Promise<{
    readonly headers?: Readonly<Record<string, string>>
    readonly cookies?: readonly string[]
  }>
}

/**
 * Policy for sending the bytes of an asset to this caller. `public`: cached for ever; `private`: sent, never cached; `hidden`: answered
 * like a missing asset.
 */
export type AssetPolicy = (asset: {
  readonly dataset: string
  readonly assetId: string
  readonly caller: WireCaller | undefined
}) => 'public' | 'private' | 'hidden' | Promise<'public' | 'private' | 'hidden'>

/**
 * Permissions of a page of another origin. `credentials`: everything that its user may, with cookies; `tokens`: anonymous requests, or
 * requests with a token; `nothing`: no response is readable.
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
  /** Directory of machine tokens and of the settings that users store in the Studio. */
  readonly directory: string
  /** The same as an already opened store, which the wire then does not close. */
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
   * Engine for queries of callers and filters of listeners. Without it they run in this thread and without limits: only for a wire that
   * cannot be reached from outside this process.
   */
  readonly foreign?: ForeignQueries
  /** Proxies that may name the client's address, by which anonymous callers are distinguished. Default: none. */
  readonly trustProxy?: TrustProxy
  readonly users: { byIds(ids: readonly string[]): Promise<readonly WirePerson[]> }
  readonly session?: SessionPort
  /**
   * `dataset-rules`: anonymous callers may read published documents of public datasets, as at Sanity; `nobody`: every request needs a
   * caller.
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
  /** Keys for the file addresses of every export. Default: keys of the process, in exports of private datasets with `dataset-rules`. */
  readonly fileKeys?: FileKeys
  /** With `dataset-rules`: serves files of private datasets to every caller with their address, as Sanity does. Default: false. */
  readonly openFiles?: boolean
  /** Stores names of callers for later look-ups, if accounts are not managed elsewhere. Default: false. */
  readonly rememberPeople?: boolean
  readonly log?: WireLog
  /** Called for every refused WebSocket handshake. */
  readonly onRefusedSocket?: OnRefusedSocket
  /** Milliseconds between keep-alives of open streams. Default: 15,000. */
  readonly keepAliveMs?: number
}

/** Origin of a request. */
export interface WirePeer {
  readonly address: string
  /**
   * Counts an uncached picture against the caller. Returns 0 if it may be rendered, else the seconds to wait. Only set by callers in this
   * process.
   */
  readonly admitPicture?: () => number
  /** True for a visitor without `content.read`, who gets images without metadata. Only set by callers in this process. */
  readonly isVisitor?: boolean
}

/** Presence event: location of a user, request for the locations of others, or leaving. */
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
 * announces people whom it knows from elsewhere.
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
  /** Requests without a route, `METHOD /path`, without repetitions. */
  readonly ledger: readonly string[]
  /** Ends all streams and sockets. */
  readonly close: () => Promise<void>
}
