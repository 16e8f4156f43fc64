import { MINUTE } from '#shared/time/units.ts'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import { ROLE_NAMES } from '#shared/access/abilities.ts'
import type { UserView } from '#shared/contracts/auth.ts'
import type { AuthTables } from './auth.tables.ts'
import type { SessionPlace } from './session-place.ts'
import { toUserView } from './user-view.ts'

/** Lifetime of a session, in milliseconds: `absolute` from the sign-in, `idle` from the last activity of its user. */
export interface SessionLife {
  readonly absolute: number
  readonly idle: number
}

/** Session lifetime for the site's staff: 8 hours at most, 30 minutes idle. */
export const STAFF_LIFE: SessionLife = { absolute: 8 * 60 * MINUTE, idle: 30 * MINUTE }
/** Minimum interval between stored activities of a session, in milliseconds, so that not every read request causes a write. */
const TOUCH_INTERVAL = 15_000
/** Lifetime of a one-time code, in milliseconds. */
const SID_LIFE = MINUTE
/** Maximum number of sessions that this process watches for their end. Each browser of a staff member has one session. */
const MOST_WATCHED = 10_000

/** A live session and its user. */
export interface Session {
  readonly id: string
  readonly user: UserView
  /** Latest end of the session, in milliseconds since 1970. */
  readonly expiresAt: number
}

export interface EndedSession {
  readonly sessionId: string
  readonly userId: string
}

type TokenKind = 'bearer' | 'cookie' | 'sid'

const TOKEN = /^[\w-]{43}$/
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

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
  const listeners = new Set<(ended: EndedSession) => void>()
  // Session id to user id of sessions used in this process. `sweep` checks which have expired or been ended by another process.
  const watched = new Map<string, string>()

  const announce = (ended: readonly EndedSession[]) => {
    for (const session of ended) {
      watched.delete(session.sessionId)
      for (const listener of listeners) {
        try {
          listener(session)
        } catch (error) {
          options.onListenerError(error)
        }
      }
    }
  }

  const issue = async (sessionId: string, kind: TokenKind, expiresAt: number): Promise<string> => {
    const token = randomBytes(32).toString('base64url')
    await db
      .insertInto('session_tokens')
      .values({ hash: hashOf(token), session_id: sessionId, kind, expires_at: expiresAt })
      .execute()
    return token
  }

  const live = () =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('users.disabled', '=', 0)
      .where('users.role', 'in', ROLE_NAMES)
      .where('sessions.expires_at', '>', now())
      .where('sessions.last_active_at', '>', now() - life.idle)

  const recordUse = async (userId: string) => {
    await db.updateTable('users').set({ last_active_at: now() }).where('id', '=', userId).execute()
  }

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

  const find = async (
    token: string,
    kind: 'bearer' | 'cookie',
    touch: boolean,
  ): Promise<Session | undefined> => {
    if (!TOKEN.test(token)) return undefined
    const row = await live()
      .innerJoin('session_tokens', 'session_tokens.session_id', 'sessions.id')
      .where('session_tokens.hash', '=', hashOf(token))
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
    const user = row && toUserView(row)
    if (row === undefined || user === undefined) return undefined
    if (touch && now() - row.last_active_at >= TOUCH_INTERVAL) {
      await recordActivity(row.session_id, row.id)
    }
    if (watched.size < MOST_WATCHED) watched.set(row.session_id, row.id)
    return { id: row.session_id, user, expiresAt: row.expires_at }
  }

  const end = async (ids: readonly string[]) => {
    if (ids.length === 0) return
    const ended = await db
      .deleteFrom('sessions')
      .where('id', 'in', ids)
      .returning(['id', 'user_id'])
      .execute()
    announce(ended.map((row) => ({ sessionId: row.id, userId: row.user_id })))
  }

  /** Live sessions of a user, the latest activity first. Times are milliseconds since 1970. */
  const listOfUser = async (userId: string) =>
    live()
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
    if (!TOKEN.test(sid)) return undefined
    const used = await db
      .deleteFrom('session_tokens')
      .where('hash', '=', hashOf(sid))
      .where('kind', '=', 'sid')
      .returning(['session_id', 'expires_at'])
      .executeTakeFirst()
    if (used === undefined || used.expires_at <= now()) return undefined
    const session = await live()
      .where('sessions.id', '=', used.session_id)
      .select(['sessions.id', 'sessions.expires_at'])
      .executeTakeFirst()
    return session === undefined ? undefined : issue(session.id, 'bearer', session.expires_at)
  }

  /** Ends expired sessions, and notifies listeners of sessions that other processes have ended. */
  const sweep = async () => {
    const at = now()
    const out = await db
      .selectFrom('sessions')
      .select('id')
      .where((where) =>
        where.or([where('expires_at', '<=', at), where('last_active_at', '<=', at - life.idle)]),
      )
      .limit(500)
      .execute()
    await end(out.map((row) => row.id))
    await db.deleteFrom('session_tokens').where('expires_at', '<=', at).execute()
    const known = [...watched]
    for (let from = 0; from < known.length; from += 500) {
      const part = known.slice(from, from + 500)
      const rows = await live()
        .where(
          'sessions.id',
          'in',
          part.map(([id]) => id),
        )
        .select('sessions.id')
        .execute()
      const alive = new Set(rows.map((row) => row.id))
      announce(
        part
          .filter(([id]) => !alive.has(id) && watched.has(id))
          .map(([sessionId, userId]) => ({ sessionId, userId })),
      )
    }
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
    sweep,
    onEnd: (listener: (ended: EndedSession) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Store of sessions. */
export type Sessions = ReturnType<typeof createSessions>
