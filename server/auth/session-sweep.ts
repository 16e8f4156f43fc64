import type { Kysely } from 'kysely'
import type { AuthTables } from './auth.tables.ts'
import type { createEndedSessions } from './ended-sessions.ts'
import { liveSessions, type SessionLife } from './live-sessions.ts'

/** Maximum number of sessions in one SQL statement. */
const BATCH = 500

/** Creates the function that ends expired sessions, and notifies listeners of sessions that other processes have ended. */
export function createSessionSweep(
  db: Kysely<AuthTables>,
  {
    now,
    life,
    end,
    announce,
    watched,
  }: Pick<ReturnType<typeof createEndedSessions>, 'announce' | 'watched'> & {
    readonly now: () => number
    readonly life: SessionLife
    readonly end: (ids: readonly string[]) => Promise<void>
  },
): () => Promise<void> {
  return async () => {
    const at = now()
    const out = await db
      .selectFrom('sessions')
      .select('id')
      .where((where) =>
        where.or([where('expires_at', '<=', at), where('last_active_at', '<=', at - life.idle)]),
      )
      .limit(BATCH)
      .execute()
    await end(out.map((row) => row.id))
    await db.deleteFrom('session_tokens').where('expires_at', '<=', at).execute()
    const known = [...watched]
    for (let from = 0; from < known.length; from += BATCH) {
      const part = known.slice(from, from + BATCH)
      const ids = part.map(([id]) => id)
      const rows = await liveSessions(db, now(), life)
        .where('sessions.id', 'in', ids)
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
}
