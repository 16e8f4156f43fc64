import { SEARCH_LIMITS } from './limits.ts'

/** Reason why a search ended without a result: out of CPU time, or the client has disconnected. */
export type StopReason = 'out of time' | 'abandoned'

/** Thrown when the budget ends a search. */
export class SearchStopped extends Error {
  readonly reason: StopReason

  constructor(reason: StopReason) {
    super(`The search was stopped: ${reason}`)
    this.name = 'SearchStopped'
    this.reason = reason
  }
}

/** Work that the searches for one question have used so far. */
export interface Used {
  /** CPU time of the search thread, milliseconds. */
  readonly cpuMs: number
  /** Unknown words for which similar words of the site were looked up. */
  readonly lookedUp: readonly string[]
}

/** Limit of the work of one search. */
export interface Budget {
  /** Must be called between the steps of a search. @throws SearchStopped if the CPU time is used up or the client has disconnected */
  check(): void
  /** Returns true if similar words may be looked up for this word. A word counts towards the limit when it is passed for the first time. */
  mayLookUp(word: string): boolean
  used(): Used
}

export interface BudgetOptions {
  /** CPU time and words of earlier searches for the same question. */
  readonly before: Used
  /** CPU time for all searches of the question, milliseconds. */
  readonly cpuMs: number
  /** Returns the CPU time of this thread so far, in milliseconds. */
  readonly clock: () => number
  /** True if the client no longer waits for the result. */
  readonly isAbandoned: () => boolean
}

/** Work of a question whose searches have not begun. */
export const UNUSED: Used = { cpuMs: 0, lookedUp: [] }

/** CPU time that the calling thread has used, milliseconds. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Creates the budget of one search. The CPU time that the thread uses from this call on counts as the time of the search. */
export function createBudget({ before, cpuMs, clock, isAbandoned }: BudgetOptions): Budget {
  const started = clock()
  const lookedUp = new Set(before.lookedUp)
  const spent = () => before.cpuMs + clock() - started
  return {
    check: () => {
      if (isAbandoned()) throw new SearchStopped('abandoned')
      if (spent() > cpuMs) throw new SearchStopped('out of time')
    },
    mayLookUp: (word) => {
      if (lookedUp.has(word)) return true
      if (lookedUp.size >= SEARCH_LIMITS.unknownWords) return false
      lookedUp.add(word)
      return true
    },
    used: () => ({ cpuMs: spent(), lookedUp: [...lookedUp] }),
  }
}

/** Budget of a search that the server makes without a client. It limits only the number of words that are looked up. */
export const ownBudget = (): Budget =>
  createBudget({
    before: UNUSED,
    cpuMs: Number.POSITIVE_INFINITY,
    clock: () => 0,
    isAbandoned: () => false,
  })
