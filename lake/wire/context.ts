import type { AccountStore } from './accounts.ts'
import type { Channels } from './streams/channels.ts'
import type { FileKeys } from './file-keys.ts'
import type { StreamRegistry } from './streams/streams.ts'
import type { WireCaller, WireCredentials, WireOptions, WirePeer } from './types.ts'

/** What the routes share: the options and the wire's own stores. */
export interface WireServices {
  readonly options: WireOptions
  readonly accounts: AccountStore
  readonly streams: StreamRegistry
  readonly channels: Channels
  /** Opens files of private datasets to whoever was given their address. */
  readonly fileKeys: FileKeys
  /** The caller of a request: a machine token, or whom the options know. */
  authenticate(request: WireCredentials): Promise<WireCaller | undefined>
}

/** A request on its way to a route. */
export interface WireContext extends WireServices {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** `2025-02-19`, `X` or `1`; empty for addresses without a version. */
  readonly apiVersion: string
  readonly caller: WireCaller | undefined
  /** Whose turn a query is. */
  readonly session: string
  readonly peer: WirePeer
}

/** @returns the value of a path parameter that the route's pattern guarantees. */
export function param(context: WireContext, name: string): string {
  return context.params[name] ?? ''
}
