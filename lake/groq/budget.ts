import { LakeError } from '#lake/documents/types.ts'

/** What one evaluation may use. A step is about one node of the query evaluated once. */
export interface Budget {
  /** To be called before work of so many steps. @throws LakeError `queryRuntimeError` or `queryTimeout` */
  spend(steps: number): void
  /** To be called for what is made: about its bytes. @throws LakeError `tooLarge` */
  grow(size: number): void
}

/** Steps of an evaluation that has no deadline, so that it cannot hold the process for more than some seconds. */
const MAX_STEPS = 8_000_000
const MB = 1024 * 1024
/** All that one evaluation may make on its way, of which what is kept is a part. */
const MAX_GROWTH_MB = 128
/** The same for one with a deadline: others may be evaluated at the same time, and what it holds counts several times over. */
const MAX_FOREIGN_GROWTH_MB = 48
const STEPS_BETWEEN_LOOKS = 20_000

/**
 * The budget of one evaluation.
 * @param deadline milliseconds from now on; with one there is no other bound on the steps
 * @param steps the most steps without a deadline
 */
export function createBudget(deadline: number | undefined, steps: number = MAX_STEPS): Budget {
  const end = deadline === undefined ? Number.POSITIVE_INFINITY : performance.now() + deadline
  const mostGrowth = deadline === undefined ? MAX_GROWTH_MB : MAX_FOREIGN_GROWTH_MB
  const most = deadline === undefined ? steps : Number.POSITIVE_INFINITY
  let spent = 0
  let nextLook = 0
  let grown = 0

  function look(): void {
    nextLook = spent + STEPS_BETWEEN_LOOKS
    if (spent > most) {
      throw new LakeError(
        'queryRuntimeError',
        'The query looks at too many documents too many times',
      )
    }
    if (performance.now() < end) return
    throw new LakeError('queryTimeout', `The query takes longer than ${deadline} ms: ask for less`)
  }

  return {
    spend(count) {
      spent += count
      if (spent >= nextLook) look()
    },
    grow(size) {
      grown += size
      if (grown <= mostGrowth * MB) return
      const message = `The query makes more than ${mostGrowth} MB on its way to its result`
      throw new LakeError('tooLarge', message)
    },
  }
}
