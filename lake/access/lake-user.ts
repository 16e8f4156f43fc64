import { LAKE_ROLES, ROLE_NAMES, type Role } from './roles.ts'

/** Sanity's names for the roles. Only the lake's HTTP interface and its store of tokens use these names. */
const WIRE_NAMES: Readonly<Record<Role, string>> = {
  viewer: 'viewer',
  editor: 'editor',
  admin: 'administrator',
}

/** Sanity's name for a role of this product. */
export const lakeRoleOf = (role: Role): string => WIRE_NAMES[role]

/** Role of this product for one of Sanity's names, or undefined if the name is unknown. */
export const roleOfLake = (word: string): Role | undefined =>
  ROLE_NAMES.find((role) => WIRE_NAMES[role] === word)

/** Attributes of a user or machine that determine its role in the lake. */
interface LakeMember {
  readonly role: Role
  /** True for a program with a machine token. */
  readonly isMachine?: boolean
}

/** Sanity's name and title for the role of a user or machine. A machine that can write has the role `robot`. */
function lakeRole({ role, isMachine }: LakeMember): { name: string; title: string } {
  if (isMachine === true && role === 'editor') return { name: 'robot', title: 'Robot' }
  return { name: lakeRoleOf(role), title: LAKE_ROLES[role].title }
}

/** All roles of the lake, in the format of the Studio. */
export const lakeRoles = () => ROLE_NAMES.toReversed().map((role) => lakeRole({ role }))

/** Returns the attributes that describe the role of a user, in the format of the Studio. */
export function describeRole(member: LakeMember) {
  const role = lakeRole(member)
  return { role: role.name, roles: [role] }
}

/** Returns the response of the lake's `users/me`, in the format of the Studio. */
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

/** Request header with the staff member on whose behalf the site calls a standalone lake. The value is JSON in base64url. */
export const ACTING_USER_HEADER = 'x-lake-user'

/** Staff member on whose behalf the site sends a request. */
export interface ActingUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
}

/** Returns the value of {@link ACTING_USER_HEADER} for a staff member. */
export function encodeActingUser({ id, name, email, role }: ActingUser): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ id, name, email, role: lakeRoleOf(role) }),
  )
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
