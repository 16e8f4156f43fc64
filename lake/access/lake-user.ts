import { LAKE_ROLES, ROLE_NAMES, type Role } from './roles.ts'

/** What Sanity calls the roles: the words that stand on the lake's wire and in its store of tokens, and nowhere else. */
const WIRE_NAMES: Readonly<Record<Role, string>> = {
  viewer: 'viewer',
  editor: 'editor',
  admin: 'administrator',
}

/** The lake's word for a role. */
export const lakeRoleOf = (role: Role): string => WIRE_NAMES[role]

/** The role that a word of the lake means; undefined when it means none. */
export const roleOfLake = (word: string): Role | undefined =>
  ROLE_NAMES.find((role) => WIRE_NAMES[role] === word)

/** A person or a machine that the lake knows, as far as its role goes. */
interface LakeMember {
  readonly role: Role
  /** A program with a token of its own. */
  readonly isMachine?: boolean
}

/** The lake's word for what somebody is: Sanity calls a machine that writes a robot. */
function lakeRole({ role, isMachine }: LakeMember): { name: string; title: string } {
  if (isMachine === true && role === 'editor') return { name: 'robot', title: 'Robot' }
  return { name: lakeRoleOf(role), title: LAKE_ROLES[role].title }
}

/** The roles that the lake knows, as the Studio lists them. */
export const lakeRoles = () => ROLE_NAMES.toReversed().map((role) => lakeRole({ role }))

/** What somebody is, as the Studio reads it. */
export function describeRole(member: LakeMember) {
  const role = lakeRole(member)
  return { role: role.name, roles: [role] }
}

/** The answer of the lake's `users/me`, as the Studio reads it. */
export function describeUser(
  user: LakeMember & {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly via: 'bearer' | 'cookie'
  },
) {
  const { id, name, email, via } = user
  return {
    id,
    name,
    email,
    profileImage: null,
    provider: via === 'cookie' ? 'staff' : 'token',
    ...describeRole(user),
  }
}

/** Header in which a site tells a lake that runs alone for which of its staff it acts: JSON in base64url. */
export const ACTING_USER_HEADER = 'x-lake-user'

/** A member of the site's staff as a lake is told of one. */
export interface ActingUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** The value of {@link ACTING_USER_HEADER}. */
export function encodeActingUser({ id, name, email, role }: ActingUser): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ id, name, email, role: lakeRoleOf(role) }),
  )
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
