import { LakeError } from '#lake/documents/types.ts'

/** Resource limits of one evaluation. A step is roughly one evaluation of one query node. */
export interface Budget {
  /** Must be called before work that takes this number of steps. @throws LakeError `queryRuntimeError` or `queryTimeout` */
  spend(steps: number): void
  /** Must be called for every allocation, with its approximate size in bytes. @throws LakeError `tooLarge` */
  grow(size: number): void
}

/** Maximum number of steps without a deadline, so that an evaluation blocks the process for some seconds at most. */
const MAX_STEPS = 8_000_000
const MB = 1024 * 1024
/** Maximum allocation of one evaluation, including temporary values. */
const MAX_GROWTH_MB = 128
/**
 * Maximum allocation of an evaluation with a deadline. Lower than without a deadline, because several such evaluations may run at the same
 * time.
 */
const MAX_FOREIGN_GROWTH_MB = 48
const STEPS_BETWEEN_LOOKS = 20_000

/**
 * Creates the budget of one evaluation.
 * @param deadline milliseconds from now; if given, only the time is limited and not the number of steps
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
