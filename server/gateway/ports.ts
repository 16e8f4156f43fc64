import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Role } from '#shared/access/abilities.ts'

/** The headers of a request that identify its caller. */
export interface Credentials {
  readonly headers: Headers
  readonly url: URL
  readonly method: string
}

/** A person with a live session, or a machine with a token. */
export interface GatewayCaller {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** With `cookie`, the request must also come from a page of this site. */
  readonly via: 'bearer' | 'cookie'
  readonly sessionId?: string
}

/** Sender of a request. */
export interface GatewayPeer {
  readonly address: string
}

/** A lake in this process, which handles sessions, sign-in and sign-out itself. */
export interface EmbeddedLake {
  readonly kind: 'embedded'
  fetch(request: Request, peer: GatewayPeer): Promise<Response>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

/** A remote lake, accessed with the server's token on behalf of a staff member. */
export interface RemoteLake {
  readonly kind: 'elsewhere'
  readonly sessions: StudioSessions
  fetch(request: Request, user: GatewayCaller | undefined): Promise<Response>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, user: GatewayCaller): void
}

/** Sign-in and sign-out through the Studio, for a lake without the site's accounts. */
export interface StudioSessions {
  providers(): readonly { readonly name: string; readonly title: string; readonly url: string }[]
  /** Redeems a one-time sign-in id. Resolves with undefined if the id is invalid. */
  exchange(
    sid: string,
    request: Credentials,
  ): Promise<
    | {
        readonly token: string
        readonly label: string
        readonly headers?: Readonly<Record<string, string>>
      }
    | undefined
  >
  /** Ends the session of a request. Returns headers for the response and its `Set-Cookie` lines. */
  end(request: Credentials): Promise<{
    readonly headers?: Readonly<Record<string, string>>
    readonly cookies?: readonly string[]
  }>
}

/** A lake that the Studio accesses directly. */
export interface HostedLake {
  readonly kind: 'hosted'
  readonly sessions: StudioSessions
}

/** The lake behind the gateway. */
export type GatewayLake = EmbeddedLake | RemoteLake | HostedLake
