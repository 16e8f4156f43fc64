import type { WireCredentials } from '#lake/access/session-port.ts'
import type { AccountStore } from './accounts.ts'
import type { EventSink } from '#lake/common/event-stream.ts'
import type { ChannelCommand, ChannelFrame } from '#lake/access/lake-stream.ts'
import type { FileKeys } from './file-keys.ts'
import type { StreamRegistry } from './streams/streams.ts'
import type { WireOptions, WirePeer } from './types.ts'
import type { WireCaller } from './callers.ts'

/** Connection of one browser tab that carries any number of event streams. */
export interface Channel {
  readonly id: string
  /** Executes a command of the client. Commands for unknown streams do nothing. */
  receive(command: ChannelCommand): void
  close(): void
}

/** Transport of frames: messages of a WebSocket or server-sent events. */
export interface ChannelTransport {
  readonly sink: EventSink
  readonly encode: (frame: ChannelFrame) => string
  /** Text that is sent at intervals to keep the connection open. Empty if the transport has its own keep-alive. */
  readonly keepAlive: string
}

/** Open channels of a lake. */
export interface Channels {
  /**
   * Opens a channel and sends its id. The channel ends together with its transport or its session, or if its reader is too slow.
   * @throws WireError 429 if the session has too many
   */
  open(context: WireContext, transport: ChannelTransport): Channel
  /** The channel with this id if it was opened by the same caller, or undefined. */
  find(id: string, context: WireContext): Channel | undefined
}

/** Options and stores that all routes share. */
export interface WireServices {
  readonly options: WireOptions
  readonly accounts: AccountStore
  readonly streams: StreamRegistry
  readonly channels: Channels
  /** Keys in file addresses that permit access to files of private datasets without credentials. */
  readonly fileKeys: FileKeys
  /** Caller of a request: the owner of a machine token, or the result of the options' `authenticate`. */
  authenticate(request: WireCredentials): Promise<WireCaller | undefined>
}

/** Request with everything that a route needs. */
export interface WireContext extends WireServices {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** API version in the address: `2025-02-19`, `X` or `1`; empty for addresses without a version. */
  readonly apiVersion: string
  readonly caller: WireCaller | undefined
  /** Fairness key of a query. */
  readonly session: string
  readonly peer: WirePeer
}

/** @returns value of a path parameter that the route's pattern guarantees */
export function param(context: WireContext, name: string): string {
  return context.params[name] ?? ''
}
