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

/** What is looked at to establish a caller. */
export interface WireCredentials {
  readonly headers: Headers
  readonly url: URL
  readonly method: string
}

/** Sign-in and sign-out, kept elsewhere. */
export interface SessionPort {
  /** Buttons of the Studio's sign-in screen. */
  providers(): readonly { readonly name: string; readonly title: string; readonly url: string }[]
  /** Redeems a one-time sign-in id; undefined when it is unknown, used or too old. */
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
  /** Ends the session that the request carries. Gives headers for the answer, and its `Set-Cookie` lines. */
  end(request: WireCredentials): Promise<{
    readonly headers?: Readonly<Record<string, string>>
    readonly cookies?: readonly string[]
  }>
}

/**
 * Whether the bytes of an asset go to this caller. `public`: cached for ever; `private`: sent, never cached;
 * `hidden`: answered as a missing asset.
 */
export type AssetPolicy = (asset: {
  readonly dataset: string
  readonly assetId: string
  readonly caller: WireCaller | undefined
}) => 'public' | 'private' | 'hidden' | Promise<'public' | 'private' | 'hidden'>

/**
 * What a page of another origin may do. `credentials`: all that its person may, cookies included; `tokens`: ask as nobody, or
 * with a token that it brings; `nothing`: no answer can be read there.
 */
export type ForeignPages = (origin: string) => 'credentials' | 'tokens' | 'nothing'

/**
 * Makes the copy of an original image that visitors get: without metadata, comments, thumbnails and bytes after its end.
 * @throws AssetError `notCleanable`, `busy`, `abandoned`; what `asking.admit` throws
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
  /** Where the wire keeps machine tokens and the settings people store in the Studio. */
  readonly directory: string
  /** The same, where somebody else has it open; the wire then leaves it open. */
  readonly accounts?: AccountStore
  /** Path in front of every address: `/lake` inside the site, empty when the lake runs alone. */
  readonly basePath: '' | `/${string}`
  readonly projectId: string
  /** The dataset that a site in front of this lake shows; it cannot be deleted. */
  readonly siteDataset?: string | undefined
  /** Name shown in the Studio; the project id unless given. */
  readonly projectName?: string
  authenticate(request: WireCredentials): Promise<WireCaller | undefined>
  /**
   * Where the queries of callers run, and the filters of listeners. Without it they run in this thread and without limit:
   * only for a wire that nothing outside of this process can reach.
   */
  readonly foreign?: ForeignQueries
  /** Who may say on whose behalf a request comes, for callers that have nothing else to be told apart by; nobody unless told. */
  readonly trustProxy?: TrustProxy
  readonly users: { byIds(ids: readonly string[]): Promise<readonly WirePerson[]> }
  readonly session?: SessionPort
  /** `dataset-rules`: published documents of public datasets, as Sanity does; `nobody`: a caller is needed for everything. */
  readonly anonymous: 'dataset-rules' | 'nobody'
  /** Public origin, for the URLs in asset documents; the request's own unless given. */
  readonly origin?: string
  /** The site's own origins besides `origin`, from whose pages a cookie may write. */
  readonly origins?: readonly string[]
  /** What pages of other origins may do; nothing, and without a word, unless given. */
  readonly foreignPages?: ForeignPages
  readonly assetPolicy?: AssetPolicy
  /** Needed where peers bring `isVisitor`. */
  readonly cleanImage?: CleanImage
  /** Keys in the addresses of every export. Default: keys of the process, in exports of private datasets with `dataset-rules`. */
  readonly fileKeys?: FileKeys
  /** With `dataset-rules`: files of private datasets go to whoever has their address, as at Sanity; off unless told. */
  readonly openFiles?: boolean
  /** Keep names of callers for later look-ups, where nobody else keeps accounts; off unless told. */
  readonly rememberPeople?: boolean
  readonly log?: WireLog
  /** Called for every handshake of a WebSocket that is refused. */
  readonly onRefusedSocket?: OnRefusedSocket
  /** Milliseconds between keep-alives of open streams, 15,000 unless given. */
  readonly keepAliveMs?: number
}

/** Where a request came from. */
export interface WirePeer {
  readonly address: string
  /**
   * Counts a picture that is to be made, and is not kept already, against whoever asks. Gives 0 when it may be, else the
   * seconds to wait. Only a caller in this process brings it.
   */
  readonly admitPicture?: () => number
  /** True for a visitor without `content.read`, who gets images without metadata. Only a caller in this process brings it. */
  readonly isVisitor?: boolean
}

/** What somebody in a room of Studios says: where they are, that they want to know where the others are, that they leave. */
export type PresenceEvent =
  | {
      readonly type: 'state'
      readonly i: string
      readonly m: { readonly sessionId: string; readonly locations: readonly unknown[] }
    }
  | { readonly type: 'rollCall'; readonly i: string; readonly session: string }
  | { readonly type: 'disconnect'; readonly i: string; readonly m: { readonly session: string } }

/**
 * Enters the room of a dataset without a socket, for as long as the process runs. The visitor hears who says what, and says what
 * people do whom it knows from elsewhere.
 */
export type VisitPresence = (
  dataset: string,
  hear: (event: PresenceEvent, from: WireCaller) => void,
) => { readonly say: (event: PresenceEvent) => void }

/** The Content Lake's HTTP face. */
export interface Wire {
  readonly fetch: (request: Request, peer: WirePeer) => Promise<Response>
  /** Takes over a WebSocket upgrade. False when the path is not the wire's; the socket is then untouched. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** The caller of a request: a machine token of this lake, or whom `options.authenticate` knows. */
  readonly authenticate: (request: WireCredentials) => Promise<WireCaller | undefined>
  /** Closes every listener and socket that a session holds. */
  readonly endSession: (sessionId: string) => void
  /** Lets the process itself into the room in which the Studios of a dataset tell where they are. */
  readonly visitPresence: VisitPresence
  /** Requests that no route answers, `METHOD /path`, each once. */
  readonly ledger: readonly string[]
  /** Ends all streams and sockets. */
  readonly close: () => Promise<void>
}
