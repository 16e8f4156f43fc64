import type { Kysely } from 'kysely'
import { ROLE_NAMES } from '#shared/access/abilities.ts'
import type { AuthTables } from './auth.tables.ts'

/** Lifetime of a session, in milliseconds: `absolute` from the sign-in, `idle` from the last activity of its user. */
export interface SessionLife {
  readonly absolute: number
  readonly idle: number
}

/** Returns the query of the sessions that are valid at `now`, joined with their users. */
export const liveSessions = (db: Kysely<AuthTables>, now: number, life: SessionLife) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('users.disabled', '=', 0)
    .where('users.role', 'in', ROLE_NAMES)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_active_at', '>', now - life.idle)
