import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { PostgresAdapter, type Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { TOKEN_PREFIX, TOKEN_TEXT } from '#server/http/guards/personal-token-text.ts'
import type { TokenCaller } from '#server/http/route.ts'
import {
  can,
  isTokenAbility,
  ROLE_NAMES,
  type Holder,
  type TokenAbility,
} from '#shared/access/abilities.ts'
import type { UserView } from '#shared/contracts/auth.ts'
import { TOKEN_LIMITS } from '#shared/contracts/personal-tokens.ts'
import { DAY, MINUTE } from '#shared/time/units.ts'
import type { AccountActs } from '../account-acts.ts'
import type { AuthTables } from '../auth.tables.ts'
import { toUserView } from '../user-view.ts'

/** Minimum interval between stored uses of a token, in milliseconds, so that not every call causes a write. */
const TOUCH_INTERVAL = MINUTE

/** Personal token as its owner sees it. Times are milliseconds since 1970. */
export interface PersonalToken {
  readonly id: string
  readonly name: string
  /** Abilities that the token has now: the abilities of its creation, without those that its owner has lost. */
  readonly abilities: readonly TokenAbility[]
  readonly createdAt: number
  readonly expiresAt: number
  /** Null before the first use. */
  readonly lastUsedAt: number | null
}

export interface NewPersonalToken {
  readonly name: string
  readonly abilities: readonly TokenAbility[]
  /** Lifetime in days. */
  readonly days: number
}

/** Account whose tokens are read or written. */
type Owner = Holder & Pick<UserView, 'id'>

type Db = Kysely<AuthTables>

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const BEARER = new RegExp(`^Bearer +(${TOKEN_TEXT.source})$`, 'i')

/** Sender of a request. `rejected`: its token is unknown, has ended, or is not a personal token. */
type Identified = TokenCaller | { readonly kind: 'visitor' } | { readonly kind: 'rejected' }

const abilitiesOf = (text: string, owner: Holder): readonly TokenAbility[] =>
  text
    .split(' ')
    .filter(isTokenAbility)
    .filter((ability) => can(owner, ability))

/** Uses the caller's transaction to end all tokens of a user. */
export async function endTokensWithin(transaction: Db, userId: string): Promise<void> {
  await transaction
    .updateTable('personal_tokens')
    .set({ hash: null })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Removes abilities from the tokens of an account if the account no longer has them, in the caller's transaction. Ends each token that has
 * no ability left. A later promotion of the account does not restore the removed abilities.
 */
export async function limitTokensWithin(
  transaction: Db,
  account: Parameters<typeof toUserView>[0],
): Promise<void> {
  const owner = toUserView(account)
  if (owner === undefined) return endTokensWithin(transaction, account.id)
  const tokens = await transaction
    .selectFrom('personal_tokens')
    .select(['id', 'abilities'])
    .where('user_id', '=', owner.id)
    .where('hash', 'is not', null)
    .execute()
  for (const { id, abilities } of tokens) {
    const left = abilitiesOf(abilities, owner).join(' ')
    if (left === abilities) continue
    await transaction
      .updateTable('personal_tokens')
      .set({ abilities: left, ...(left === '' && { hash: null }) })
      .where('id', '=', id)
      .execute()
  }
}

/** Rejects abilities that the owner lacks. @throws HttpError `validation_failed` */
function assertOwn(owner: Holder, abilities: readonly TokenAbility[]): void {
  if (abilities.every((ability) => can(owner, ability))) return
  throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
    fields: { abilities: 'Choose only what you may do yourself' },
  })
}

/**
 * Rejects a new token for a user who has the maximum number of tokens. The user's row is locked, so that concurrent calls are counted
 * too.
 */
async function assertRoom(transaction: Db, userId: string, at: number): Promise<void> {
  const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .$if(isPostgres, (query) => query.forUpdate())
    .execute()
  const tokens = await transaction
    .selectFrom('personal_tokens')
    .select(['hash', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute()
  const live = tokens.filter(({ hash, expires_at: end }) => hash !== null && Number(end) > at)
  if (live.length >= TOKEN_LIMITS.live) {
    throw new HttpError(
      'conflict',
      `Revoke a token first. You have ${TOKEN_LIMITS.live} tokens, which is the limit`,
    )
  }
  const recent = tokens.filter(({ created_at: from }) => Number(from) > at - DAY)
  if (recent.length >= TOKEN_LIMITS.aDay) {
    throw new HttpError(
      'conflict',
      `Try again tomorrow. You have created ${TOKEN_LIMITS.aDay} tokens today, which is the limit`,
    )
  }
}

/** Stores a new token of a user. @throws HttpError `conflict` if the user has too many */
async function insertToken(
  db: Db,
  userId: string,
  { token, secret }: { readonly token: PersonalToken; readonly secret: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await assertRoom(transaction, userId, token.createdAt)
    await transaction
      .insertInto('personal_tokens')
      .values({
        id: token.id,
        user_id: userId,
        name: token.name,
        hash: hashOf(secret),
        abilities: token.abilities.join(' '),
        created_at: token.createdAt,
        expires_at: token.expiresAt,
        last_used_at: null,
      })
      .execute()
  })
}

/** Personal tokens with which programs act for a user. A token is 256 random bits, of which only a hash is stored. */
export function createPersonalTokens(
  db: Db,
  { now, acts }: { readonly now: () => number; readonly acts: AccountActs },
) {
  /** Tokens that have not ended, with their owners. */
  const live = () =>
    db
      .selectFrom('personal_tokens')
      .innerJoin('users', 'users.id', 'personal_tokens.user_id')
      .where('personal_tokens.hash', 'is not', null)
      .where('personal_tokens.expires_at', '>', now())
      .where('users.disabled', '=', 0)
      .where('users.role', 'in', ROLE_NAMES)

  const recordUse = async (id: string) => {
    try {
      await db
        .updateTable('personal_tokens')
        .set({ last_used_at: now() })
        .where('id', '=', id)
        .execute()
    } catch (error) {
      // On a full disk the use cannot be stored, but the token is still valid.
      if (!(error instanceof HttpError && error.code === 'insufficient_storage')) throw error
    }
  }

  const find = async (text: string): Promise<TokenCaller | undefined> => {
    const row = await live()
      .where('personal_tokens.hash', '=', hashOf(text))
      .select(['personal_tokens.id as token_id', 'personal_tokens.name as token_name'])
      .select(['personal_tokens.abilities', 'personal_tokens.last_used_at'])
      .select(['users.id', 'users.email', 'users.name', 'users.role', 'users.grants'])
      .executeTakeFirst()
    const owner = row && toUserView(row)
    if (row === undefined || owner === undefined) return undefined
    const abilities = abilitiesOf(row.abilities, owner)
    if (abilities.length === 0) return undefined
    if (now() - Number(row.last_used_at ?? 0) >= TOUCH_INTERVAL) await recordUse(row.token_id)
    return { kind: 'token', id: row.token_id, name: row.token_name, owner, abilities }
  }

  return {
    /** Live tokens of a user, the newest first. */
    listOf: async (owner: Owner): Promise<PersonalToken[]> => {
      const rows = await live()
        .where('personal_tokens.user_id', '=', owner.id)
        .select(['personal_tokens.id', 'personal_tokens.name', 'personal_tokens.abilities'])
        .select(['personal_tokens.created_at', 'personal_tokens.expires_at'])
        .select('personal_tokens.last_used_at')
        .orderBy('personal_tokens.created_at', 'desc')
        .orderBy('personal_tokens.id')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        abilities: abilitiesOf(row.abilities, owner),
        createdAt: Number(row.created_at),
        expiresAt: Number(row.expires_at),
        lastUsedAt: row.last_used_at === null ? null : Number(row.last_used_at),
      }))
    },
    /**
     * Creates a token. The secret is in the result only.
     * @throws HttpError `validation_failed` for an ability that the owner lacks; `conflict` if the owner has too many tokens
     */
    create: async (
      owner: Owner,
      { name, abilities, days }: NewPersonalToken,
    ): Promise<{ readonly token: PersonalToken; readonly secret: string }> => {
      assertOwn(owner, abilities)
      const secret = TOKEN_PREFIX + randomBytes(32).toString('base64url')
      const createdAt = now()
      const token: PersonalToken = {
        id: randomUUID(),
        name,
        abilities: [...new Set(abilities)],
        createdAt,
        expiresAt: createdAt + days * DAY,
        lastUsedAt: null,
      }
      await insertToken(db, owner.id, { token, secret })
      await acts.own(owner.id, `created the personal token “${name}”`, {
        abilities: token.abilities,
        expires: new Date(token.expiresAt).toISOString(),
      })
      return { token, secret }
    },
    /** Ends a token of a user. Returns false if the user has no live token with the id. */
    revoke: async (userId: string, id: string): Promise<boolean> => {
      const row = await db
        .updateTable('personal_tokens')
        .set({ hash: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('hash', 'is not', null)
        .returning('name')
        .executeTakeFirst()
      if (row === undefined) return false
      await acts.own(userId, `revoked the personal token “${row.name}”`)
      return true
    },
    /**
     * Authenticates a request by its personal token. The caller has the abilities that both the token and its owner have now. A session's
     * token is rejected.
     */
    authenticate: async ({ headers }: { readonly headers: Headers }): Promise<Identified> => {
      const header = headers.get('authorization')
      if (header === null) return { kind: 'visitor' }
      const token = BEARER.exec(header)?.[1]
      return (token && (await find(token))) || { kind: 'rejected' }
    },
    /** Returns the names of tokens by id. Ended tokens have a name as long as their owner has an account. */
    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (ids.length === 0) return new Map()
      const rows = await db
        .selectFrom('personal_tokens')
        .select(['id', 'name'])
        .where('id', 'in', ids.slice(0, 500))
        .execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },
    /** Removes the hashes of expired tokens. */
    sweep: async (): Promise<void> => {
      await db
        .updateTable('personal_tokens')
        .set({ hash: null })
        .where('hash', 'is not', null)
        .where('expires_at', '<=', now())
        .execute()
    },
  }
}

/** Store of personal tokens. */
export type PersonalTokens = ReturnType<typeof createPersonalTokens>
