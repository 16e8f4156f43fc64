import { LakeError } from '#lake/documents/types.ts'

/** Limits for the queries of one session. */
export interface AdmissionLimits {
  /** Maximum number of queries of the session that run at the same time. */
  readonly running: number
  /** Maximum number of waiting queries of the session. Further queries are refused. */
  readonly waiting: number
}

export interface Admission {
  /**
   * Waits until fewer than `running` queries of the session run. Returns the function to call when this query ends.
   * @throws LakeError `tooManyQueries` if too many are waiting
   */
  enter(session: string): Promise<() => void>
}

interface Places {
  taken: number
  readonly waiting: (() => void)[]
}

/** Creates a limit for the number of queries that each session runs at the same time. */
export function createAdmission(limits: AdmissionLimits): Admission {
  const sessions = new Map<string, Places>()

  function leave(session: string, places: Places): void {
    const next = places.waiting.shift()
    // The next waiting query of the session starts at once, so the number of running queries does not change.
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
