/** Abilities that the lake checks. */
export type LakeAbility = 'content.read' | 'content.write' | 'content.publish' | 'system.manage'

/** All roles, ordered by their number of abilities: the role with the fewest is first. */
export const ROLE_NAMES = ['viewer', 'editor', 'admin'] as const

/** Role of a user or of a machine token. */
export type Role = (typeof ROLE_NAMES)[number]

interface LakeRole {
  readonly title: string
  readonly abilities: ReadonlySet<LakeAbility>
}

/** Title and abilities of each role in the lake. */
export const LAKE_ROLES: Readonly<Record<Role, LakeRole>> = {
  viewer: { title: 'Viewer', abilities: new Set(['content.read']) },
  editor: {
    title: 'Editor',
    abilities: new Set(['content.read', 'content.write', 'content.publish']),
  },
  admin: {
    title: 'Administrator',
    abilities: new Set(['content.read', 'content.write', 'content.publish', 'system.manage']),
  },
}

/** True if a text, for example a database value, is the name of a role. */
export const isRole = (text: string): text is Role => ROLE_NAMES.some((role) => role === text)

/** True if a caller has an ability in the lake. False if there is no caller. */
export const mayInLake = (
  caller: { readonly role: Role } | undefined,
  ability: LakeAbility,
): boolean => caller !== undefined && LAKE_ROLES[caller.role].abilities.has(ability)
