import { PostgresAdapter, type Kysely } from 'kysely'
import { assertMay } from '#server/http/guards/assert-may.ts'
import { HttpError } from '#server/http/http-error.ts'
import {
  can,
  GRANTS,
  isRole,
  ROLE_NAMES,
  takesGrants,
  type Grant,
  type Role,
} from '#shared/access/abilities.ts'
import type { AccountActs } from './account-acts.ts'
import type { AuthTables } from './auth.tables.ts'
import type { EndedSession } from './ended-sessions.ts'
import type { Sessions } from './sessions.ts'
import { endTokensWithin, limitTokensWithin } from './tokens/personal-tokens.ts'

/** Password hash of an invited account. No password matches it. */
export const NO_PASSWORD = ''

/** New values of an account. Absent fields do not change. */
export interface AccountChange {
  readonly name?: string | undefined
  readonly role?: Role | undefined
  readonly disabled?: boolean | undefined
  /** Abilities in addition to those of the role. */
  readonly grants?: readonly Grant[] | undefined
}

export interface AccountChangesOptions {
  readonly now: () => number
  readonly sessions: Pick<Sessions, 'removeWithin' | 'announce'>
  /** Called after the commit, with the id of an account whose role has changed. */
  readonly onRoleChange: (userId: string) => void
  readonly acts: AccountActs
}

/** Author of a change: an administrator by id, or an operator's program by its name in the log. */
export type ChangeAuthor =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'program'; readonly name: string }

export const accountNotFound = () =>
  new HttpError('not_found', 'Reload the page. This account no longer exists')

const MANAGING_ROLES = ROLE_NAMES.filter((role) => can({ role }, 'system.manage'))

interface LockedAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly grants: string
  readonly disabled: number
  readonly password_hash: string
}

const isActiveAdmin = ({ role, disabled, password_hash: hash }: LockedAccount) =>
  // Invited accounts (no password yet) do not count as active, because the invited user may never sign in.
  isRole(role) && can({ role }, 'system.manage') && disabled === 0 && hash !== NO_PASSWORD

/**
 * Reads the account, the author of the change and all administrators, and locks their rows until the transaction ends. This serializes
 * concurrent changes of administrators across all processes.
 */
async function lockAccounts(transaction: Kysely<AuthTables>, ids: readonly string[]) {
  // Only PostgreSQL needs row locks: an SQLite transaction has the write lock from its start.
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter
  return transaction
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'grants', 'disabled', 'password_hash'])
    .where(({ or, eb }) => or([eb('id', 'in', ids), eb('role', 'in', MANAGING_ROLES)]))
    .orderBy('id')
    .$if(isPostgres, (query) => query.forUpdate())
    .execute()
}

/** Rejects a change whose author has lost the right to manage accounts since the request began. */
function assertStillManages(accounts: readonly LockedAccount[], author: ChangeAuthor): void {
  if (author.kind === 'program') return
  const found = accounts.find(({ id }) => id === author.id)
  if (found === undefined || found.disabled !== 0 || !isRole(found.role))
    throw new HttpError('authentication_required', 'Sign in to continue. Authentication required')
  assertMay({ role: found.role }, 'system.manage')
}

/** Rejects a change that leaves no active administrator, because no user could manage accounts afterwards. */
function assertAdminRemains(
  accounts: readonly LockedAccount[],
  before: LockedAccount,
  after: LockedAccount,
): void {
  if (!isActiveAdmin(before) || isActiveAdmin(after)) return
  if (accounts.some((each) => each.id !== before.id && isActiveAdmin(each))) return
  throw new HttpError('conflict', 'Add another administrator first. This is the last one')
}

/**
 * Grants of an account after a change. A new role removes all previous grants.
 * @throws HttpError `validation_failed`
 */
function grantsAfter({ role, grants }: LockedAccount, change: AccountChange): string {
  const next = change.role ?? role
  if (change.grants === undefined) return next === role ? grants : ''
  if (change.grants.length > 0 && !takesGrants(next)) {
    throw new HttpError('validation_failed', 'Give it to an editor. Validation failed', {
      fields: { grants: 'Choose an editor. Only editors can be given this' },
    })
  }
  return [...new Set(change.grants)].join(' ')
}

/** Changes name, role and state of accounts. Each change is one transaction. */
export function createAccountChanges(db: Kysely<AuthTables>, options: AccountChangesOptions) {
  const { now, sessions, acts } = options

  const report = async (
    before: LockedAccount,
    after: LockedAccount,
    { by, ended }: { readonly by: string; readonly ended: readonly EndedSession[] },
  ) => {
    sessions.announce(ended)
    const { id: userId } = before
    if (before.role !== after.role) {
      options.onRoleChange(userId)
      const rest = `from ${before.role} to ${after.role}`
      await acts.record({ by, verb: 'changed the role of', account: userId, rest })
    }
    if (before.grants !== after.grants) {
      options.onRoleChange(userId)
      for (const grant of GRANTS) {
        const [had, has] = [before, after].map(({ grants }) => grants.split(' ').includes(grant))
        if (had === has) continue
        const what = { 'cases.read': 'cases', 'reports.issue': 'reports' }[grant]
        const verb = has ? `gave access to ${what} to` : `took access to ${what} from`
        await acts.record({ by, verb, account: userId })
      }
    }
    if (before.disabled === after.disabled) return
    const verb = after.disabled === 1 ? 'deactivated' : 'reactivated'
    await acts.record({ by, verb, account: userId })
  }

  /**
   * Changes an account in one transaction. A new role applies from the next request on and ends no session; personal tokens lose the
   * abilities that the new role lacks. Disabling or enabling the account ends all its sessions and tokens.
   * @throws HttpError `not_found`; `conflict` if a user removes the rights of the last administrator; `authentication_required` or
   * `forbidden` if the author has lost the right to manage accounts since the request began
   */
  return async (id: string, change: AccountChange, author: ChangeAuthor): Promise<void> => {
    const authors = author.kind === 'user' ? [author.id] : []
    const done = await db.transaction().execute(async (transaction) => {
      const accounts = await lockAccounts(transaction, [id, ...authors])
      assertStillManages(accounts, author)
      const before = accounts.find((each) => each.id === id)
      if (before === undefined) throw accountNotFound()
      const after = {
        ...before,
        name: change.name ?? before.name,
        role: change.role ?? before.role,
        grants: grantsAfter(before, change),
        disabled: change.disabled === undefined ? before.disabled : Number(change.disabled),
      }
      // The operator may remove the last administrator, because the same command can create another one.
      if (author.kind === 'user') assertAdminRemains(accounts, before, after)
      const { name, role, grants, disabled } = after
      await transaction
        .updateTable('users')
        .set({ name, role, grants, disabled, updated_at: now() })
        .where('id', '=', id)
        .execute()
      if (role !== before.role || grants !== before.grants) {
        await limitTokensWithin(transaction, after)
      }
      if (disabled === before.disabled) return { before, after, ended: [] }
      await endTokensWithin(transaction, id)
      // A password link that was created before the account was disabled must not grant access later.
      await transaction.deleteFrom('reset_links').where('user_id', '=', id).execute()
      await transaction.deleteFrom('known_devices').where('user_id', '=', id).execute()
      return { before, after, ended: await sessions.removeWithin(transaction, id) }
    })
    const by = author.kind === 'user' ? author.id : author.name
    await report(done.before, done.after, { by, ended: done.ended })
  }
}
