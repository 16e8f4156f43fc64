import type { Role } from '#lake/access/roles.ts'
import type { DocumentChange } from '#lake/documents/types.ts'

/** User or machine known to the wire. */
export interface WireCaller {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Role of the caller. The abilities of each role are defined in `lake/access/roles.ts`. */
  readonly role: Role
  /** True for a program with a machine token. Default: false, a person. */
  readonly isMachine?: boolean
  /** Form of the credentials. Requests with a cookie must also come from a page of the site. */
  readonly via: 'bearer' | 'cookie'
  /** Session of the caller; {@link Wire.endSession} closes its connections. */
  readonly sessionId?: string
  /** Restricts the changes that the caller's role allows. Default: no further restriction. */
  readonly mayWrite?: (change: Pick<DocumentChange, 'before' | 'after'>) => boolean
}

/** User data that other users may see. */
export interface WirePerson {
  readonly id: string
  readonly name: string
  readonly email: string
}
