import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthTables } from './auth.tables.ts'

type TokenKind = 'bearer' | 'cookie' | 'sid'

const TOKEN = /^[\w-]{43}$/
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Returns the stored hash of a token, or undefined for a text that is no token. */
export const hashOfToken = (token: string): string | undefined =>
  TOKEN.test(token) ? hashOf(token) : undefined

/** Creates the store of session tokens. Only their hashes are stored. */
export function createSessionTokens(db: Kysely<AuthTables>) {
  return {
    issue: async (sessionId: string, kind: TokenKind, expiresAt: number): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('session_tokens')
        .values({ hash: hashOf(token), session_id: sessionId, kind, expires_at: expiresAt })
        .execute()
      return token
    },
    /** Deletes a one-time code and returns its row, or undefined if it is unknown or used. */
    takeSid: async (sid: string) => {
      const hash = hashOfToken(sid)
      if (hash === undefined) return undefined
      return db
        .deleteFrom('session_tokens')
        .where('hash', '=', hash)
        .where('kind', '=', 'sid')
        .returning(['session_id', 'expires_at'])
        .executeTakeFirst()
    },
  }
}
