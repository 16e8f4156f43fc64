/** What the people of the site may do, said as it follows "may". Server, staff area and Studio all read it here. */
export const ABILITIES = {
  'content.read': 'read all content, drafts too',
  'content.write': 'change content',
  'content.publish': 'publish or unpublish content',
  'people.read': 'read inquiries and bookings',
  'people.write': 'work on inquiries and bookings',
  'people.manage': 'erase or export people’s data',
  'system.manage': 'manage accounts and settings, or read the log',
} as const

/** One thing that somebody may do. */
export type Ability = keyof typeof ABILITIES

/** Every role, the one with the fewest abilities first. */
export const ROLE_NAMES = ['viewer', 'editor', 'admin'] as const

/** What an account is. */
export type Role = (typeof ROLE_NAMES)[number]

interface RoleFacts {
  readonly title: string
  /** What it is for, after its title and a colon. */
  readonly purpose: string
  readonly abilities: ReadonlySet<Ability>
}

/** The roles and what each may do. */
export const ROLES: Readonly<Record<Role, RoleFacts>> = {
  viewer: {
    title: 'Viewer',
    purpose: 'reads and previews all content, changes nothing',
    abilities: new Set(['content.read']),
  },
  editor: {
    title: 'Editor',
    purpose: 'writes, edits and publishes',
    abilities: new Set([
      'content.read',
      'content.write',
      'content.publish',
      'people.read',
      'people.write',
    ]),
  },
  admin: {
    title: 'Administrator',
    purpose: 'all an editor does, plus accounts and the log',
    abilities: new Set([
      'content.read',
      'content.write',
      'content.publish',
      'people.read',
      'people.write',
      'people.manage',
      'system.manage',
    ]),
  },
}

/** Whether a text, such as one out of the database, names a role. */
export const isRole = (text: string): text is Role => ROLE_NAMES.some((role) => role === text)

/** Whether somebody may do something. Nobody, and whose role is unknown, may do nothing. */
export function can(who: { readonly role: string } | undefined, ability: Ability): boolean {
  return who !== undefined && isRole(who.role) && ROLES[who.role].abilities.has(ability)
}

/** What somebody is told who may not do something. */
export const refusalOf = ({ role }: { readonly role: Role }, ability: Ability): string =>
  `Ask an administrator to do this. The role ${ROLES[role].title.toLowerCase()} may not ${ABILITIES[ability]}`
