import { createListeners } from '#server/http/listeners.ts'

export interface EndedSession {
  readonly sessionId: string
  readonly userId: string
}

/** Maximum number of sessions that this process watches for their end. Each browser of a staff member has one session. */
const MOST_WATCHED = 10_000

/** Creates the list of sessions that this process uses, and notifies listeners when they end. */
export function createEndedSessions(onListenerError: (error: unknown) => void) {
  const listeners = createListeners<EndedSession>(onListenerError)
  const watched = new Map<string, string>()
  return {
    /** User ids by session id, for the sessions used in this process. Another process may already have ended them. */
    watched,
    watch: (sessionId: string, userId: string): void => {
      if (watched.size < MOST_WATCHED) watched.set(sessionId, userId)
    },
    announce: (ended: readonly EndedSession[]): void => {
      for (const session of ended) {
        watched.delete(session.sessionId)
        listeners.call(session)
      }
    },
    onEnd: listeners.add,
  }
}
