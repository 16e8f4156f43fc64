import { can, refusalOf, type Ability, type Holder, type Role } from '#shared/access/abilities.ts'
import { HttpError } from '../http-error.ts'

/** Checks an ability of a caller. @throws HttpError `forbidden` if the caller lacks it */
export function assertMay(who: Holder & { readonly role: Role }, ability: Ability): void {
  if (!can(who, ability)) throw new HttpError('forbidden', refusalOf(who, ability))
}
