import { LakeError } from '#lake/documents/types.ts'

/** Concurrency limits of one session. */
export interface AdmissionLimits {
  /** Maximum number of running entries. */
  readonly running: number
  /** Maximum number of waiting entries; further entries are refused. */
  readonly waiting: number
}

export interface Admission {
  /**
   * Resolves when the session has a free slot; returns the function that releases it.
   * @throws LakeError `tooManyQueries` if the queue is full
   */
  enter(session: string): Promise<() => void>
}

interface Places {
  taken: number
  readonly waiting: (() => void)[]
}

/** Limits concurrency per session. */
export function createAdmission(limits: AdmissionLimits): Admission {
  const sessions = new Map<string, Places>()

  function leave(session: string, places: Places): void {
    const next = places.waiting.shift()
    // The next waiting entry of the session takes over the slot directly.
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
