import type { Role } from '#lake/access/roles.ts'
import type { DocumentChange } from '#lake/documents/types.ts'

/** User or machine known to the wire. */
export interface WireCaller {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Its abilities are defined in `lake/access/roles.ts`. */
  readonly role: Role
  /** True for a program with a token of its own. Default: a person. */
  readonly isMachine?: boolean
  /** Source of the credentials. Requests with a cookie must also come from pages of the site. */
  readonly via: 'bearer' | 'cookie'
  /** Session of the caller; {@link Wire.endSession} closes its connections. */
  readonly sessionId?: string
  /** Restricts the changes that its role allows. Default: all of them. */
  readonly mayWrite?: (change: Pick<DocumentChange, 'before' | 'after'>) => boolean
}

/** User as others see them. */
export interface WirePerson {
  readonly id: string
  readonly name: string
  readonly email: string
}
