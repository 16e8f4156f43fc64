import { LakeError } from '#lake/documents/types.ts'

/** Resource limits of one evaluation. A step is roughly the evaluation of one query node. */
export interface Budget {
  /** Spends a number of steps; must be called before the work that takes them. @throws LakeError `queryRuntimeError` or `queryTimeout` */
  spend(steps: number): void
  /** Counts an allocation, with its approximate size in bytes; must be called before every allocation. @throws LakeError `tooLarge` */
  grow(size: number): void
}

/** Maximum number of steps without a deadline. It limits the time for which an evaluation blocks the process to a few seconds. */
const MAX_STEPS = 8_000_000
const MB = 1024 * 1024
/** Maximum total allocation of one evaluation without a deadline, including temporary values. */
const MAX_GROWTH_MB = 128
/** Maximum total allocation of one evaluation with a deadline. It is lower because several such evaluations may run at the same time. */
const MAX_FOREIGN_GROWTH_MB = 48
const STEPS_BETWEEN_LOOKS = 20_000

/**
 * Creates the budget of one evaluation.
 * @param deadline milliseconds from now; if given, it limits the evaluation instead of the number of steps
 * @param steps maximum number of steps without a deadline
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
