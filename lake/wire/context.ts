import type { WireCredentials } from '#lake/access/session-port.ts'
import type { AccountStore } from '#lake/access/account-store.ts'
import type { EventSink } from '#lake/common/event-stream.ts'
import type { ChannelCommand, ChannelFrame } from '#lake/access/lake-stream.ts'
import type { FileKeys } from './file-keys.ts'
import type { StreamRegistry } from './streams/streams.ts'
import type { WireOptions, WirePeer } from './types.ts'
import type { WireCaller } from './callers.ts'

/** Connection of one browser tab, which carries all of its event streams. */
export interface Channel {
  readonly id: string
  /** Executes a command of the client. A command for a stream that is not open does nothing. */
  receive(command: ChannelCommand): void
  close(): void
}

/** Transport of a channel's frames: WebSocket messages or server-sent events. */
export interface ChannelTransport {
  readonly sink: EventSink
  readonly encode: (frame: ChannelFrame) => string
  /** Text sent at intervals to keep the connection open. '' if the transport has its own keep-alive. */
  readonly keepAlive: string
}

/** Open channels of a lake. */
export interface Channels {
  /**
   * Opens a channel and sends its id. The channel is closed with its transport or session, or if its reader is too slow.
   * @throws WireError 429 if the session has too many channels
   */
  open(context: WireContext, transport: ChannelTransport): Channel
  /** Returns the channel with this id if the same caller has opened it, otherwise undefined. */
  find(id: string, context: WireContext): Channel | undefined
}

/** Options and stores for all routes. */
export interface WireServices {
  readonly options: WireOptions
  readonly accounts: AccountStore
  readonly streams: StreamRegistry
  readonly channels: Channels
  /** Signed keys in file addresses. With such a key, a caller can read a file of a private dataset without credentials. */
  readonly fileKeys: FileKeys
  /** Returns the caller of a request: the owner of a machine token, or the result of `options.authenticate`. */
  authenticate(request: WireCredentials): Promise<WireCaller | undefined>
}

/** Request, and everything that the handler of a route needs. */
export interface WireContext extends WireServices {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** API version in the address, such as `2025-02-19`, `X` or `1`. '' for an address without a version. */
  readonly apiVersion: string
  readonly caller: WireCaller | undefined
  /** Key by which callers take turns with their queries. See {@link sessionOf}. */
  readonly session: string
  readonly peer: WirePeer
}

/** Returns a path parameter, which the pattern of the route always contains. */
export function param(context: WireContext, name: string): string {
  return context.params[name] ?? ''
}
