import { isRole, LAKE_ROLES, type LakeAbility, type Role } from '#lake/access/roles.ts'

export { isRole, ROLE_NAMES, type Role } from '#lake/access/roles.ts'

/** Abilities of site users, as texts that follow the word "may". The server, the staff area and the Studio use them. */
export const ABILITIES = {
  'content.read': 'read all content, drafts too',
  'content.write': 'change content',
  'content.publish': 'publish or unpublish content',
  'people.read': 'read inquiries and bookings',
  'people.write': 'work on inquiries and bookings',
  'people.manage': 'erase or export people’s data',
  'cases.read': 'read and work on candidates’ cases',
  'reports.issue': 'issue, replace and withdraw reports',
  'system.manage': 'manage accounts and settings, or read the log',
} as const satisfies Record<LakeAbility, string> & Readonly<Record<string, string>>

/** Ability that a user can have. */
export type Ability = keyof typeof ABILITIES

/** Abilities that an administrator can give to single accounts. */
export const GRANTS = ['cases.read', 'reports.issue'] as const
export type Grant = (typeof GRANTS)[number]

/** Roles whose accounts can be given an ability of {@link GRANTS}. */
const GRANTABLE_ROLES: ReadonlySet<string> = new Set<Role>(['editor'])

/** True if single abilities can be granted to accounts with a role. */
export const takesGrants = (role: string | null): boolean =>
  role !== null && GRANTABLE_ROLES.has(role)

/** True if a text, for example from the database, is the name of a grant. */
export const isGrant = (text: string): text is Grant => GRANTS.some((grant) => grant === text)

/** Abilities that a personal token can have, if its owner has them too. None of them permits access to accounts or personal data. */
export const TOKEN_ABILITIES = [
  'content.read',
  'content.write',
  'content.publish',
  'reports.issue',
] as const
export type TokenAbility = (typeof TOKEN_ABILITIES)[number]

/** True if a text, for example from the database, is the name of an ability that a personal token can have. */
export const isTokenAbility = (text: string): text is TokenAbility =>
  TOKEN_ABILITIES.some((ability) => ability === text)

interface RoleFacts {
  readonly title: string
  /** Purpose of the role. The staff area shows it after the title of the role and a colon. */
  readonly purpose: string
  readonly abilities: ReadonlySet<Ability>
}

/** Roles and their abilities. */
export const ROLES: Readonly<Record<Role, RoleFacts>> = {
  viewer: {
    title: LAKE_ROLES.viewer.title,
    purpose: 'reads and previews all content, changes nothing',
    abilities: LAKE_ROLES.viewer.abilities,
  },
  editor: {
    title: LAKE_ROLES.editor.title,
    purpose: 'writes, edits and publishes',
    abilities: new Set<Ability>([...LAKE_ROLES.editor.abilities, 'people.read', 'people.write']),
  },
  admin: {
    title: LAKE_ROLES.admin.title,
    purpose: 'all an editor does, plus accounts and the log',
    abilities: new Set<Ability>([
      ...LAKE_ROLES.admin.abilities,
      'people.read',
      'people.write',
      'people.manage',
      'cases.read',
      'reports.issue',
    ]),
  },
}

/** Caller: the role of the account, and the abilities granted to the account in addition to those of the role. */
export interface Holder {
  readonly role: string
  readonly grants?: readonly string[] | undefined
  /** Abilities of the personal token with which the caller authenticates. Undefined without a token: then the abilities are not limited. */
  readonly limitedTo?: readonly Ability[] | undefined
}

/**
 * True if a caller has an ability by role or by grant. If the caller uses a personal token, the token must have the ability too. False
 * without a caller, and for an unknown role.
 */
export function can(who: Holder | undefined, ability: Ability): boolean {
  if (who === undefined || !isRole(who.role)) return false
  if (who.limitedTo?.includes(ability) === false) return false
  if (ROLES[who.role].abilities.has(ability)) return true
  return isGrant(ability) && takesGrants(who.role) && who.grants?.includes(ability) === true
}

/** Error message for a user who lacks the ability. */
export const refusalOf = (
  { role, limitedTo }: { readonly role: Role } & Pick<Holder, 'limitedTo'>,
  ability: Ability,
): string =>
  limitedTo !== undefined && can({ role }, ability)
    ? `Use a token that may ${ABILITIES[ability]}. This one may not`
    : `Ask an administrator to do this. The role ${ROLES[role].title.toLowerCase()} may not ${ABILITIES[ability]}`
