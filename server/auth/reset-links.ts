import { HOUR } from '#shared/time/units.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { accountNotFound } from './account-changes.ts'
import type { AuthTables } from './auth.tables.ts'

/** Lifetime of a link, in milliseconds. */
const LIFE = 72 * HOUR

const TOKEN = /^[\w-]{43}$/
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const gone = () =>
  new HttpError('gone', 'Ask an administrator for a new link. This one has expired or was used')

/** Secret token of a link and its expiry in milliseconds since 1970. */
export interface ResetToken {
  readonly token: string
  readonly expiresAt: number
}

/** One-time links to choose a password. Only hashes are stored. */
export function createResetLinks(db: Kysely<AuthTables>, now: () => number) {
  return {
    /**
     * Creates the link of an account and invalidates the account's previous link.
     * @throws HttpError `not_found`
     */
    issue: async (userId: string): Promise<ResetToken> => {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = now() + LIFE
      await db.transaction().execute(async (transaction) => {
        // Locks the account's row. If two processes create a link concurrently, only the later link is valid.
        const account = await transaction
          .updateTable('users')
          .set({ updated_at: now() })
          .where('id', '=', userId)
          .returning('id')
          .executeTakeFirst()
        if (account === undefined) throw accountNotFound()
        await transaction.deleteFrom('reset_links').where('user_id', '=', userId).execute()
        await transaction
          .insertInto('reset_links')
          .values({ hash: hashOf(token), user_id: userId, expires_at: expiresAt })
          .execute()
      })
      return { token, expiresAt }
    },
    /**
     * Returns the account id of a link.
     * @throws HttpError `gone` if the link is used, expired or unknown
     */
    find: async (token: string): Promise<string> => {
      const row = TOKEN.test(token)
        ? await db
            .selectFrom('reset_links')
            .innerJoin('users', 'users.id', 'reset_links.user_id')
            .where('reset_links.hash', '=', hashOf(token))
            .where('reset_links.expires_at', '>', now())
            .where('users.disabled', '=', 0)
            .select('user_id')
            .executeTakeFirst()
        : undefined
      if (row === undefined) throw gone()
      return row.user_id
    },
    /**
     * Consumes a link in the caller's transaction.
     * @throws HttpError `gone` if the link was used or replaced after `find`
     */
    consume: async (transaction: Kysely<AuthTables>, token: string) => {
      const used = await transaction
        .deleteFrom('reset_links')
        .where('hash', '=', hashOf(token))
        .where('expires_at', '>', now())
        .returning('user_id')
        .executeTakeFirst()
      if (used === undefined) throw gone()
    },
  }
}

export type ResetLinks = ReturnType<typeof createResetLinks>
