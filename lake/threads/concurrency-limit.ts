import { LakeError } from '#lake/documents/types.ts'

/** How much of a session may go on at once. */
export interface AdmissionLimits {
  /** So many run. */
  readonly running: number
  /** So many more wait; whatever comes then is refused. */
  readonly waiting: number
}

export interface Admission {
  /**
   * Settles when the session has a place free; gives the function that frees it again.
   * @throws LakeError `tooManyQueries` when as many wait as may
   */
  enter(session: string): Promise<() => void>
}

interface Places {
  taken: number
  readonly waiting: (() => void)[]
}

/** Counts what goes on for each session. */
export function createAdmission(limits: AdmissionLimits): Admission {
  const sessions = new Map<string, Places>()

  function leave(session: string, places: Places): void {
    const next = places.waiting.shift()
    // The place goes straight on to the next of the session.
    if (next !== undefined) return next()
    places.taken -= 1
    if (places.taken === 0) sessions.delete(session)
  }

  return {
    async enter(session) {
      const known = sessions.get(session)
      const places = known ?? { taken: 0, waiting: [] }
      if (known === undefined) sessions.set(session, places)
      if (places.taken < limits.running) places.taken += 1
      else if (places.waiting.length < limits.waiting) {
        await new Promise<void>((resolve) => places.waiting.push(resolve))
      } else {
        throw new LakeError(
          'tooManyQueries',
          `This session has ${limits.running} queries running and ${limits.waiting} waiting: wait for some of them`,
        )
      }
      let left = false
      return () => {
        if (!left) leave(session, places)
        left = true
      }
    },
  }
}
