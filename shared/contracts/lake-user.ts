/** Roles of the lake, as the Studio names them. */
const ROLE_TITLES = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
  robot: 'Robot',
} as const

/** What somebody may do in the lake. */
export type LakeRole = keyof typeof ROLE_TITLES

/** A role as the Studio lists it. */
export const rolesOf = (role: LakeRole) => [{ name: role, title: ROLE_TITLES[role] }]

/** The answer of the lake's `users/me`, as the Studio reads it. */
export function describeUser(user: {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: LakeRole
  readonly via: 'bearer' | 'cookie'
}) {
  const { id, name, email, role, via } = user
  return {
    id,
    name,
    email,
    profileImage: null,
    provider: via === 'cookie' ? 'staff' : 'token',
    role,
    roles: rolesOf(role),
  }
}

/** Header in which a site tells a lake that runs alone for which of its staff it acts: JSON in base64url. */
export const ACTING_USER_HEADER = 'x-lake-user'

/** A member of the site's staff as a lake is told of one. */
export interface ActingUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'administrator' | 'editor' | 'viewer'
}

/** The value of {@link ACTING_USER_HEADER}. */
export function encodeActingUser(user: ActingUser): string {
  const { id, name, email, role } = user
  const bytes = new TextEncoder().encode(JSON.stringify({ id, name, email, role }))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
