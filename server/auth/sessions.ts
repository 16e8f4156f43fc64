import { MINUTE } from '#shared/time/units.ts'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import type { UserView } from '#shared/contracts/auth.ts'
import type { AuthTables } from './auth.tables.ts'
import { createEndedSessions, type EndedSession } from './ended-sessions.ts'
import { liveSessions, type SessionLife } from './live-sessions.ts'
import type { SessionPlace } from './session-place.ts'
import { createSessionSweep } from './session-sweep.ts'
import { createSessionTokens, hashOfToken } from './session-tokens.ts'
import { toUserView } from './user-view.ts'

/** Session lifetime for the site's staff: 8 hours at most, 30 minutes idle. */
export const STAFF_LIFE: SessionLife = { absolute: 8 * 60 * MINUTE, idle: 30 * MINUTE }
/** Minimum interval between stored activities of a session, in milliseconds, so that not every read request causes a write. */
const TOUCH_INTERVAL = 15_000
/** Lifetime of a one-time code, in milliseconds. */
const SID_LIFE = MINUTE

/** A live session and its user. */
export interface Session {
  readonly id: string
  readonly user: UserView
  /** Latest possible end of the session, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Creates the functions that store the last activity of users and sessions. */
function createActivity(db: Kysely<AuthTables>, now: () => number) {
  const recordUse = async (userId: string) => {
    await db.updateTable('users').set({ last_active_at: now() }).where('id', '=', userId).execute()
  }
  const recordActivity = async (sessionId: string, userId: string) => {
    try {
      await db
        .updateTable('sessions')
        .set({ last_active_at: now() })
        .where('id', '=', sessionId)
        .execute()
      await recordUse(userId)
    } catch (error) {
      // On a full disk the activity cannot be stored, but the session is still valid.
      if (!(error instanceof HttpError && error.code === 'insufficient_storage')) throw error
    }
  }
  return { recordUse, recordActivity }
}

/** Returns the live session with a token and its user, or undefined. */
const withToken = (
  live: ReturnType<typeof liveSessions>,
  hash: string,
  kind: 'bearer' | 'cookie',
) =>
  live
    .innerJoin('session_tokens', 'session_tokens.session_id', 'sessions.id')
    .where('session_tokens.hash', '=', hash)
    .where('session_tokens.kind', '=', kind)
    .select([
      'sessions.id as session_id',
      'sessions.expires_at',
      'sessions.last_active_at',
      'users.id',
      'users.email',
      'users.name',
      'users.role',
      'users.grants',
    ])
    .executeTakeFirst()

/** Returns the sessions of a user. */
const listSessions = (live: ReturnType<typeof liveSessions>, userId: string) =>
  live
    .where('sessions.user_id', '=', userId)
    .select([
      'sessions.id',
      'sessions.created_at',
      'sessions.last_active_at',
      'sessions.expires_at',
      'sessions.browser',
      'sessions.network',
    ])
    .orderBy('sessions.last_active_at', 'desc')
    .execute()

/** Sessions of staff members, in the relational store. Tokens are 256 random bits, of which only a hash is stored. */
export function createSessions(
  db: Kysely<AuthTables>,
  options: {
    readonly now: () => number
    readonly life: SessionLife
    readonly onListenerError: (error: unknown) => void
  },
) {
  const { now, life } = options
  const ended = createEndedSessions(options.onListenerError)
  const { announce, watched } = ended

  const tokens = createSessionTokens(db)
  const { issue } = tokens

  const live = () => liveSessions(db, now(), life)
  const { recordUse, recordActivity } = createActivity(db, now)

  const start = async (userId: string, place: SessionPlace) => {
    const at = now()
    const id = randomUUID()
    const expiresAt = at + life.absolute
    await db
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        created_at: at,
        last_active_at: at,
        expires_at: expiresAt,
        ...place,
      })
      .execute()
    await recordUse(userId)
    return {
      id,
      token: await issue(id, 'bearer', expiresAt),
      cookie: await issue(id, 'cookie', expiresAt),
    }
  }

  const find = async (
    token: string,
    kind: 'bearer' | 'cookie',
    touch: boolean,
  ): Promise<Session | undefined> => {
    const hash = hashOfToken(token)
    if (hash === undefined) return undefined
    const row = await withToken(live(), hash, kind)
    const user = row && toUserView(row)
    if (row === undefined || user === undefined) return undefined
    if (touch && now() - row.last_active_at >= TOUCH_INTERVAL) {
      await recordActivity(row.session_id, row.id)
    }
    ended.watch(row.session_id, row.id)
    return { id: row.session_id, user, expiresAt: row.expires_at }
  }

  const end = async (ids: readonly string[]) => {
    if (ids.length === 0) return
    const rows = await db
      .deleteFrom('sessions')
      .where('id', 'in', ids)
      .returning(['id', 'user_id'])
      .execute()
    announce(rows.map((row) => ({ sessionId: row.id, userId: row.user_id })))
  }

  /** Live sessions of a user, the latest activity first. Times are milliseconds since 1970. */
  const listOfUser = async (userId: string) => listSessions(live(), userId)

  /** Ends the session `which` of a user, or all sessions except `except`. Returns the number of ended sessions. */
  const endSome = async (
    userId: string,
    { which, except }: { readonly which?: string; readonly except?: string },
  ): Promise<number> => {
    let rows = db.selectFrom('sessions').select('id').where('user_id', '=', userId)
    if (which !== undefined) rows = rows.where('id', '=', which)
    if (except !== undefined) rows = rows.where('id', '!=', except)
    const ids = (await rows.execute()).map(({ id }) => id)
    await end(ids)
    return ids.length
  }

  /**
   * Deletes the sessions of a user, all except `except`, in the caller's transaction. After the commit the caller must pass the result to
   * `announce`.
   */
  const removeWithin = async (
    transaction: Kysely<AuthTables>,
    userId: string,
    except?: string,
  ): Promise<readonly EndedSession[]> => {
    let removal = transaction.deleteFrom('sessions').where('user_id', '=', userId)
    if (except !== undefined) removal = removal.where('id', '!=', except)
    const rows = await removal.returning('id').execute()
    return rows.map(({ id }) => ({ sessionId: id, userId }))
  }

  const isLive = async (sessionId: string): Promise<boolean> => {
    const row = await live()
      .where('sessions.id', '=', sessionId)
      .select('sessions.id')
      .executeTakeFirst()
    return row !== undefined
  }

  const createSid = async (sessionId: string): Promise<string> =>
    issue(sessionId, 'sid', now() + SID_LIFE)

  /** Exchanges a one-time code for a bearer token of the same session. */
  const redeemSid = async (sid: string): Promise<string | undefined> => {
    const used = await tokens.takeSid(sid)
    if (used === undefined || used.expires_at <= now()) return undefined
    const session = await live()
      .where('sessions.id', '=', used.session_id)
      .select(['sessions.id', 'sessions.expires_at'])
      .executeTakeFirst()
    return session === undefined ? undefined : issue(session.id, 'bearer', session.expires_at)
  }

  return {
    start,
    find,
    end,
    listOfUser,
    endSome,
    removeWithin,
    announce,
    isLive,
    createSid,
    redeemSid,
    sweep: createSessionSweep(db, { now, life, end, announce, watched }),
    onEnd: ended.onEnd,
  }
}

/** Store of sessions. */
export type Sessions = ReturnType<typeof createSessions>
