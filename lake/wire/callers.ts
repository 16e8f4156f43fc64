import type { Role } from '#lake/access/roles.ts'
import type { DocumentChange } from '#lake/documents/types.ts'

/** A person or machine that the wire knows. */
export interface WireCaller {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Its abilities are in `lake/access/roles.ts`. */
  readonly role: Role
  /** A program with a token of its own; unless given, a person. */
  readonly isMachine?: boolean
  /** Source of the credentials. Requests with a cookie must also come from pages of the site. */
  readonly via: 'bearer' | 'cookie'
  /** The session behind it; {@link Wire.endSession} closes what it holds open. */
  readonly sessionId?: string
  /** Changes it may make, of those that its role allows; all of them unless given. */
  readonly mayWrite?: (change: Pick<DocumentChange, 'before' | 'after'>) => boolean
}

/** A person as others see them. */
export interface WirePerson {
  readonly id: string
  readonly name: string
  readonly email: string
}
