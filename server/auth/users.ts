import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { HttpError } from '#server/http/http-error.ts'
import type { UserView } from '#shared/contracts/auth.ts'
import type { AuthTables } from './auth.tables.ts'
import { passwordProblem } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import type { Sessions } from './sessions.ts'

export type Role = UserView['role']

/** An account as administrators see it. Times are milliseconds since 1970. */
export interface Account extends UserView {
  readonly disabled: boolean
  /** Has never chosen a password. */
  readonly invited: boolean
  readonly createdAt: number
  /** Of its newest session; null when it has none. */
  readonly lastActiveAt: number | null
}

/** What stands in the place of a password that nobody has chosen yet; no password matches it. */
const NO_PASSWORD = ''

export interface NewUser {
  readonly email: string
  readonly name?: string | undefined
  readonly role: Role
  /** Without one the account can only be entered by a reset link. */
  readonly password?: string | undefined
}

/** One spelling of an e-mail address; accounts are told apart by it. */
export const normaliseEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** What callers may see of a row of `users`. */
export function toUserView(row: {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
}): UserView {
  const role = row.role === 'admin' ? 'admin' : 'editor'
  return { id: row.id, email: row.email, name: row.name, role }
}

const toAccount = (row: {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly disabled: number
  readonly password_hash: string
  readonly created_at: number
  readonly last_active_at: number | null
}): Account => ({
  ...toUserView(row),
  disabled: row.disabled !== 0,
  invited: row.password_hash === NO_PASSWORD,
  createdAt: Number(row.created_at),
  lastActiveAt: row.last_active_at === null ? null : Number(row.last_active_at),
})

const newEmail = z.email().max(254)

function assertPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email)
  if (problem === undefined) return
  throw new HttpError('validation_failed', `Validation failed: the password ${problem}`, {
    fields: { password: `The password ${problem}` },
  })
}

const notFound = () => new HttpError('not_found', 'There is no such account')

/** The accounts of staff members. */
export function createUsers(
  db: Kysely<AuthTables>,
  options: {
    readonly now: () => number
    readonly passwords: Passwords
    /** An account can change in a way that its sessions must not survive. */
    readonly sessions: Pick<Sessions, 'removeWithin' | 'announce'>
  },
) {
  const { now, passwords } = options

  const insert = async (user: NewUser, onlyIfEmpty: boolean): Promise<UserView | undefined> => {
    const email = normaliseEmail(user.email)
    if (!newEmail.safeParse(email).success) {
      throw new HttpError('validation_failed', 'Validation failed: not an e-mail address', {
        fields: { email: 'Enter an e-mail address' },
      })
    }
    if (user.password !== undefined) assertPassword(user.password, email)
    const passwordHash =
      user.password === undefined ? NO_PASSWORD : await passwords.hash(user.password)
    const at = now()
    const row = {
      id: randomUUID(),
      email,
      name: user.name?.trim() || (email.split('@')[0] ?? email),
      role: user.role,
      password_hash: passwordHash,
      disabled: 0,
      created_at: at,
      updated_at: at,
    }
    return db.transaction().execute(async (transaction) => {
      if (onlyIfEmpty) {
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

  /** Changes an account, and ends its sessions. Throws `not_found`. */
  const change = async (
    id: string,
    values: Partial<Pick<AuthTables['users'], 'role' | 'disabled' | 'password_hash'>>,
    keep?: string,
  ) => {
    const ended = await db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('users')
        .set({ ...values, updated_at: now() })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (changed === undefined) throw notFound()
      // A link that was made before must not undo a new password, nor let in whoever was shut out meanwhile.
      if (values.role === undefined) {
        await transaction.deleteFrom('reset_links').where('user_id', '=', id).execute()
        await transaction.deleteFrom('known_devices').where('user_id', '=', id).execute()
      }
      return options.sessions.removeWithin(transaction, id, keep)
    })
    options.sessions.announce(ended)
  }

  /** @throws HttpError `not_found`; `validation_failed` for a password that the account may not have */
  const assertAcceptable = async (id: string, password: string) => {
    const [user] = await db.selectFrom('users').select('email').where('id', '=', id).execute()
    if (user === undefined) throw notFound()
    assertPassword(password, user.email)
  }

  const accounts = () =>
    db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'role', 'disabled', 'password_hash', 'created_at'])
      .select((eb) =>
        eb
          .selectFrom('sessions')
          .whereRef('sessions.user_id', '=', 'users.id')
          .select((inner) => inner.fn.max('last_active_at').as('last'))
          .as('last_active_at'),
      )

  const findByEmail = async (email: string) =>
    db.selectFrom('users').selectAll().where('email', '=', normaliseEmail(email)).executeTakeFirst()

  return {
    findByEmail,
    /** Throws `conflict` when the address is taken, `validation_failed` for a bad address or password. */
    create: async (user: NewUser): Promise<UserView> => {
      const created = await insert(user, false)
      if (created !== undefined) return created
      throw new HttpError('conflict', 'There is already an account with this e-mail address')
    },
    /** Makes the first account when there is none yet; else gives undefined. */
    createFirst: async (user: NewUser): Promise<UserView | undefined> => insert(user, true),
    isEmpty: async (): Promise<boolean> =>
      (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined,
    byIds: async (ids: readonly string[]): Promise<UserView[]> => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('users')
        .select(['id', 'email', 'name', 'role'])
        .where('id', 'in', ids.slice(0, 500))
        .execute()
      return rows.map(toUserView)
    },
    list: async (): Promise<Account[]> =>
      (await accounts().orderBy('email').execute()).map(toAccount),
    /** @throws HttpError `not_found` */
    account: async (id: string): Promise<Account> => {
      const row = await accounts().where('users.id', '=', id).executeTakeFirst()
      if (row === undefined) throw notFound()
      return toAccount(row)
    },
    setName: async (id: string, name: string) => {
      await db.updateTable('users').set({ name, updated_at: now() }).where('id', '=', id).execute()
    },
    /** Whether the account is the only administrator who may sign in. */
    isLastAdmin: async (id: string): Promise<boolean> => {
      const admins = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('disabled', '=', 0)
        // Who has only been invited may never come.
        .where('password_hash', '!=', NO_PASSWORD)
        .execute()
      return admins.length === 1 && admins[0]?.id === id
    },
    assertAcceptable,
    /** `keep`: the one session that goes on. @throws HttpError `not_found`, `validation_failed` */
    setPassword: async (
      id: string,
      password: string,
      { keep }: { readonly keep?: string } = {},
    ) => {
      await assertAcceptable(id, password)
      await change(id, { password_hash: await passwords.hash(password) }, keep)
    },
    setDisabled: async (id: string, disabled: boolean) =>
      change(id, { disabled: disabled ? 1 : 0 }),
    setRole: async (id: string, role: Role) => change(id, { role }),
  }
}
