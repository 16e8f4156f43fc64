import { grantsOf, toUserView } from './user-view.ts'
import { randomUUID } from 'node:crypto'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import { isRole, type Grant, type Role } from '#shared/access/abilities.ts'
import type { UserView } from '#shared/contracts/auth.ts'
import { foldLine } from '#shared/contracts/forms/single-line.ts'
import type { AccountActs } from './account-acts.ts'
import { accountNotFound, createAccountChanges, NO_PASSWORD } from './account-changes.ts'
import type { AuthTables } from './auth.tables.ts'
import { passwordProblem } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { endTokensWithin } from './tokens/personal-tokens.ts'

/** Identity of an account: id, name and email address. */
export type Person = Omit<UserView, 'role' | 'grants'>

/** An account as shown to administrators. Times are milliseconds since 1970. */
export interface Account extends Omit<UserView, 'role' | 'grants'> {
  /** Null if the stored role is unknown. The user of such an account cannot sign in. */
  readonly role: Role | null
  readonly grants: Grant[]
  readonly disabled: boolean
  /** True if the account has never chosen a password. */
  readonly invited: boolean
  readonly createdAt: number
  /** Time of the user's last activity, stored independently of sessions. Null before the first sign-in. */
  readonly lastActiveAt: number | null
}

export interface NewUser {
  readonly email: string
  readonly name?: string | undefined
  readonly role: Role
  /** Password. If it is missing, the user must choose a password through a password link. */
  readonly password?: string | undefined
  /** Author of the change, for the log. */
  readonly by?: string
}

/** Normalizes an email address, so that an account can be found by any form of its address. */
export const normaliseEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

const toAccount = (row: {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly grants: string
  readonly disabled: number
  readonly password_hash: string
  readonly created_at: number
  readonly last_active_at: number | null
}): Account => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: isRole(row.role) ? row.role : null,
  grants: grantsOf(row.grants),
  disabled: row.disabled !== 0,
  invited: row.password_hash === NO_PASSWORD,
  createdAt: Number(row.created_at),
  lastActiveAt: row.last_active_at === null ? null : Number(row.last_active_at),
})

const newEmail = z.email().max(254)

function assertPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email)
  if (problem === undefined) return
  throw new HttpError(
    'validation_failed',
    `Choose another password. ${problem}. Validation failed`,
    {
      fields: { password: problem },
    },
  )
}

/** Inserts an account. Returns undefined if its email address is taken or, with `onlyIfEmpty`, if an account exists. */
async function insertUser(
  db: Kysely<AuthTables>,
  { passwords, now }: { readonly passwords: Passwords; readonly now: () => number },
  user: NewUser,
  onlyIfEmpty: boolean,
): Promise<UserView | undefined> {
  const email = normaliseEmail(user.email)
  if (!newEmail.safeParse(email).success) {
    throw new HttpError('validation_failed', 'Enter a valid email address. Validation failed', {
      fields: { email: 'Enter an email address' },
    })
  }
  if (user.password !== undefined) assertPassword(user.password, email)
  const passwordHash =
    user.password === undefined ? NO_PASSWORD : await passwords.hash(user.password)
  const at = now()
  const row = {
    id: randomUUID(),
    email,
    name: foldLine(user.name ?? '') || (email.split('@')[0] ?? email),
    role: user.role,
    password_hash: passwordHash,
    disabled: 0,
    created_at: at,
    updated_at: at,
  }
  return db.transaction().execute(async (transaction) => {
    if (onlyIfEmpty) {
      // If two processes start at once on a new PostgreSQL database, the second process waits here for the first one.
      if (transaction.getExecutor().adapter instanceof PostgresAdapter)
        await sql`lock table users in share row exclusive mode`.execute(transaction)
      const any = await transaction.selectFrom('users').select('id').limit(1).executeTakeFirst()
      if (any !== undefined) return undefined
    }
    const inserted = await transaction
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted === undefined ? undefined : toUserView(row)
  })
}

/** Accounts of staff members. */
export function createUsers(
  db: Kysely<AuthTables>,
  options: {
    readonly now: () => number
    readonly passwords: Passwords
    /** Ends sessions when a change of the account requires it. */
    readonly sessions: Pick<Sessions, 'removeWithin' | 'announce'>
    /** Called with the id of an account whose role has changed. */
    readonly onRoleChange: (userId: string) => void
    readonly acts: AccountActs
  },
) {
  const { now, passwords, acts } = options

  const change = createAccountChanges(db, options)

  /**
   * Stores the hash of a new password and ends the sessions and personal tokens of the account.
   * @param first runs in the same transaction, after the row of the account is locked
   * @throws HttpError `not_found`; errors of `first`
   */
  const storePassword = async (
    id: string,
    hash: string,
    {
      keep,
      first,
    }: {
      readonly keep?: string | undefined
      readonly first?: ((transaction: Kysely<AuthTables>) => Promise<void>) | undefined
    },
  ) => {
    const ended = await db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('users')
        .set({ password_hash: hash, updated_at: now() })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (changed === undefined) throw accountNotFound()
      await first?.(transaction)
      // A password link that was created before the change must not replace the new password.
      await transaction.deleteFrom('reset_links').where('user_id', '=', id).execute()
      await transaction.deleteFrom('known_devices').where('user_id', '=', id).execute()
      await endTokensWithin(transaction, id)
      return options.sessions.removeWithin(transaction, id, keep)
    })
    options.sessions.announce(ended)
  }

  /**
   * Checks a new password.
   * @throws HttpError `not_found`; `validation_failed` for a password that violates the rules
   */
  const assertAcceptable = async (id: string, password: string) => {
    const [user] = await db.selectFrom('users').select('email').where('id', '=', id).execute()
    if (user === undefined) throw accountNotFound()
    assertPassword(password, user.email)
  }

  const accounts = () =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'role', 'disabled', 'password_hash', 'created_at'])
      .select(['last_active_at', 'grants'])

  const findByEmail = async (email: string) =>
    db.selectFrom('users').selectAll().where('email', '=', normaliseEmail(email)).executeTakeFirst()

  return {
    findByEmail,
    /**
     * Creates an account.
     * @throws HttpError `conflict` if the email address is taken, `validation_failed` for an invalid address or password
     */
    create: async (user: NewUser): Promise<UserView> => {
      const created = await insertUser(db, options, user, false)
      if (created !== undefined) {
        const { id, role } = created
        const rest = `as ${role}`
        await acts.record({ by: user.by, verb: 'created', account: id, rest })
        return created
      }
      throw new HttpError('conflict', 'Use another email address. This one already has an account')
    },
    /** Creates the first account. Returns undefined if an account exists already. */
    createFirst: async (user: NewUser): Promise<UserView | undefined> =>
      insertUser(db, options, user, true),
    isEmpty: async (): Promise<boolean> =>
      (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined,
    byIds: async (ids: readonly string[]): Promise<Person[]> => {
      if (ids.length === 0) return []
      return db
        .selectFrom('users')
        .select(['id', 'email', 'name'])
        .where('id', 'in', ids.slice(0, 500))
        .execute()
    },
    list: async (): Promise<Account[]> =>
      (await accounts().orderBy('email').execute()).map(toAccount),
    /**
     * Returns an account.
     * @throws HttpError `not_found`
     */
    account: async (id: string): Promise<Account> => {
      const row = await accounts().where('users.id', '=', id).executeTakeFirst()
      if (row === undefined) throw accountNotFound()
      return toAccount(row)
    },
    change,
    assertAcceptable,
    /**
     * Sets the password of an account and ends its sessions.
     * @param options `keep`: the session that does not end; `first`: see {@link storePassword}
     * @throws HttpError `not_found`, `validation_failed`; errors of `first`
     */
    setPassword: async (
      id: string,
      password: string,
      options: Parameters<typeof storePassword>[2] = {},
    ) => {
      await assertAcceptable(id, password)
      await storePassword(id, await passwords.hash(password), options)
    },
    /**
     * Disables or enables an account.
     * @param by name of the calling program, for the log
     * @throws HttpError `not_found`
     */
    setDisabled: async (id: string, disabled: boolean, by: string) =>
      change(id, { disabled }, { kind: 'program', name: by }),
    /**
     * Changes the role of an account.
     * @param by name of the calling program, for the log
     * @throws HttpError `not_found`
     */
    setRole: async (id: string, role: Role, by: string) =>
      change(id, { role }, { kind: 'program', name: by }),
  }
}

export type Users = ReturnType<typeof createUsers>
