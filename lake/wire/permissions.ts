import type { DocumentChange } from '#lake/documents/types.ts'
import { mayInLake, type LakeAbility } from '#lake/access/roles.ts'

import type { WireCaller } from './callers.ts'
import { sparesTheLake } from './write-rules.ts'

/** True if the caller has the ability. */
type May = (ability: LakeAbility) => boolean

/** Returns a function that checks the abilities of a caller. */
export const mayOf =
  (caller: WireCaller | undefined): May =>
  (ability) =>
    mayInLake(caller, ability)

/** Permission with one of Sanity's names. */
type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage'

const READ: readonly Permission[] = ['read']
const WRITE: readonly Permission[] = ['read', 'update', 'create', 'history', 'editHistory']

/** Sanity's name for an ability in the lake. Errors for a missing ability contain this name. */
export const permissionFor = (ability: LakeAbility): Permission =>
  ability === 'content.read' ? 'read' : ability === 'system.manage' ? 'manage' : 'update'

const EVERYTHING = '_id in path("**")'

/**
 * Returns the permissions of a caller as GROQ filters, which the Studio evaluates. `changesOf` and the access of the routes enforce the
 * same rules.
 */
export function aclOf(
  may: May,
): readonly { readonly filter: string; readonly permissions: readonly Permission[] }[] {
  const manage: readonly Permission[] = may('system.manage') ? ['manage'] : []
  if (!may('content.write')) return [{ filter: EVERYTHING, permissions: [...READ, ...manage] }]
  if (may('content.publish')) return [{ filter: EVERYTHING, permissions: [...WRITE, ...manage] }]
  return [
    { filter: EVERYTHING, permissions: [...READ, ...manage] },
    { filter: '_id in path("drafts.**")', permissions: WRITE },
  ]
}

const ASSET = /^sanity\.(?:image|file)Asset$/

/**
 * True if a change affects a published document. Documents of assets do not count, because a file is visible only through a document that
 * refers to it.
 */
function isPublication({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  const document = after ?? before
  if (document === undefined || ASSET.test(document._type)) return false
  return !/^(?:drafts|versions)\./.test(document._id)
}

/** Returns a predicate for the changes that a caller with write access may make, or undefined if all are permitted. */
export function changesOf(
  may: May,
): ((change: Pick<DocumentChange, 'before' | 'after'>) => boolean) | undefined {
  const mayPublish = may('content.publish')
  // A caller who may manage the lake can import documents of every type, including the lake's own.
  const mayManage = may('system.manage')
  if (mayPublish && mayManage) return undefined
  return (change) => (mayPublish || !isPublication(change)) && (mayManage || sparesTheLake(change))
}
