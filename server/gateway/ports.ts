import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SessionPort } from '#lake/access/session-port.ts'
import type { Role } from '#shared/access/abilities.ts'

/** A person with a valid session, or a program with a machine token. */
export interface GatewayCaller {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  /** Credentials of the request. With `cookie`, the request must also come from a page of this site. */
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
  readonly sessions: SessionPort
  fetch(request: Request, user: GatewayCaller | undefined): Promise<Response>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, user: GatewayCaller): void
}

/** A lake that the Studio accesses directly. */
export interface HostedLake {
  readonly kind: 'hosted'
  readonly sessions: SessionPort
}

/** The lake behind the gateway. */
export type GatewayLake = EmbeddedLake | RemoteLake | HostedLake
