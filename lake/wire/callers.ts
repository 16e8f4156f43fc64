import type { Role } from '#lake/access/roles.ts'
import type { DocumentChange } from '#lake/documents/types.ts'

/** User or machine that the wire has authenticated. */
export interface WireCaller {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Role of the caller. `lake/access/roles.ts` defines the abilities of each role. */
  readonly role: Role
  /** True for a program with a machine token, false for a person. Default: false. */
  readonly isMachine?: boolean
  /** Kind of credentials. A request with a cookie must also come from a page of the site. */
  readonly via: 'bearer' | 'cookie'
  /** Session of the caller. {@link Wire.endSession} closes the connections of a session. */
  readonly sessionId?: string
  /** Restricts the changes further than the caller's role does. Default: no further restriction. */
  readonly mayWrite?: (change: Pick<DocumentChange, 'before' | 'after'>) => boolean
}

/** User data that other users may see. */
export interface WirePerson {
  readonly id: string
  readonly name: string
  readonly email: string
}
