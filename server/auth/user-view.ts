import { isGrant, isRole, type Grant } from '#shared/access/abilities.ts'
import type { UserView } from '#shared/contracts/auth.ts'

/** Parses the stored grants of an account. */
export const grantsOf = (text: string): Grant[] => text.split(' ').filter(isGrant)

/** Public fields of a row of `users`, or undefined if its role is unknown. */
export function toUserView({
  id,
  email,
  name,
  role,
  grants = '',
}: {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly grants?: string
}): UserView | undefined {
  if (!isRole(role)) return undefined
  const given = grantsOf(grants)
  return { id, email, name, role, ...(given.length > 0 && { grants: given }) }
}
