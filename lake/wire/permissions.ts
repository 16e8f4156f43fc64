import type { DocumentChange } from '#lake/documents/types.ts'
import { mayInLake, type LakeAbility } from '#lake/access/roles.ts'

import type { WireCaller } from './callers.ts'
import { sparesTheLake } from './write-rules.ts'

/** Tells whether somebody has an ability. */
type May = (ability: LakeAbility) => boolean

/** What a caller may do. */
export const mayOf =
  (caller: WireCaller | undefined): May =>
  (ability) =>
    mayInLake(caller, ability)

/** A permission in Sanity's words. */
type Permission = 'read' | 'create' | 'update' | 'history' | 'editHistory' | 'manage'

const READ: readonly Permission[] = ['read']
const WRITE: readonly Permission[] = ['read', 'update', 'create', 'history', 'editHistory']

/** Sanity's word for what an ability allows in the lake, as its refusals name it. */
export const permissionFor = (ability: LakeAbility): Permission =>
  ability === 'content.read' ? 'read' : ability === 'system.manage' ? 'manage' : 'update'

const EVERYTHING = '_id in path("**")'

/** What a caller may do, as filters that the Studio evaluates itself. The wire enforces the same. */
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

/** Whether a change touches what visitors may see; a file does so only where a document uses it. */
function isPublication({ before, after }: Pick<DocumentChange, 'before' | 'after'>): boolean {
  const document = after ?? before
  if (document === undefined || ASSET.test(document._type)) return false
  return !/^(?:drafts|versions)\./.test(document._id)
}

/** The rule by which changes are allowed to somebody who may write; undefined when all are. */
export function changesOf(
  may: May,
): ((change: Pick<DocumentChange, 'before' | 'after'>) => boolean) | undefined {
  const mayPublish = may('content.publish')
  // Imports bring documents of every kind.
  const mayManage = may('system.manage')
  if (mayPublish && mayManage) return undefined
  return (change) => (mayPublish || !isPublication(change)) && (mayManage || sparesTheLake(change))
}
