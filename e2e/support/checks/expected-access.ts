import type { Route } from '#server/http/route.ts'
import type { Ability } from '#shared/access/abilities.ts'

/** Abilities of each role. They are repeated here, so that a mistake in the product's own table fails a test. */
const VIEWING: readonly Ability[] = ['content.read']
const EDITING: readonly Ability[] = [
  ...VIEWING,
  'content.write',
  'content.publish',
  'people.read',
  'people.write',
]
const MANAGING: readonly Ability[] = [
  ...EDITING,
  'people.manage',
  'cases.read',
  'reports.issue',
  'system.manage',
]

/** Callers with their kind of token and their abilities. A caller without a session has no abilities (undefined). */
export const CALLERS = [
  ['nobody', 'none', undefined],
  ['a demo token', 'demo', undefined],
  ['a personal token', 'personal', undefined],
  ['an expired session', 'expired', undefined],
  ['an idle session', 'idle', undefined],
  ['a revoked session', 'revoked', undefined],
  ['a disabled account', 'disabled', undefined],
  ['a role that nobody knows', 'unknown-role', undefined],
  ['a viewer', 'viewer', VIEWING],
  ['an editor', 'editor', EDITING],
  ['an administrator', 'admin', MANAGING],
] as const

/** Expected status of a refusal, or undefined if the caller has access. */
export function refusalOf(
  { access, tokens }: Pick<Route, 'access' | 'tokens'>,
  shown: Shown,
  abilities: readonly Ability[] | undefined,
) {
  if (tokens === 'personal') return shown === 'none' || shown === 'personal' ? undefined : 401
  if (tokens === 'any' && shown === 'personal') return undefined
  if (access === 'public') return shown === 'none' || abilities !== undefined ? undefined : 401
  if (abilities === undefined) return 401
  return access === 'signed-in' || abilities.includes(access) ? undefined : 403
}

/** Kind of a caller's token. */
export type Shown = (typeof CALLERS)[number][1]
