import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Role } from '#shared/access/abilities.ts'

/** What is looked at to establish a caller. */
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
  /** What came by cookie must also come from our own pages. */
  readonly via: 'bearer' | 'cookie'
  readonly sessionId?: string
}

/** Where a request came from. */
export interface GatewayPeer {
  readonly address: string
}

/** A lake in this process. Its wire knows sessions and signs in and out by itself. */
export interface EmbeddedLake {
  readonly kind: 'embedded'
  fetch(request: Request, peer: GatewayPeer): Promise<Response>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
}

/** A lake elsewhere, reached with the server's own token on behalf of a member of staff. */
export interface RemoteLake {
  readonly kind: 'elsewhere'
  readonly sessions: StudioSessions
  fetch(request: Request, user: GatewayCaller | undefined): Promise<Response>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, user: GatewayCaller): void
}

/** Signing in and out through the Studio, for a lake that does not know our accounts. */
export interface StudioSessions {
  providers(): readonly { readonly name: string; readonly title: string; readonly url: string }[]
  /** Redeems a one-time sign-in id. */
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
  /** Ends the session that a request carries. Gives headers for the answer, and its `Set-Cookie` lines. */
  end(request: Credentials): Promise<{
    readonly headers?: Readonly<Record<string, string>>
    readonly cookies?: readonly string[]
  }>
}

/** A lake whose Studio speaks to it without us. */
export interface HostedLake {
  readonly kind: 'hosted'
  readonly sessions: StudioSessions
}

/** What stands behind the gateway. */
export type GatewayLake = EmbeddedLake | RemoteLake | HostedLake
