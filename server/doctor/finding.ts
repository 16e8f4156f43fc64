import type { HealthCheck } from '#shared/contracts/site/health-checks.ts'

/** Result of one check, with the instruction for the operator. Settings and commands are in backticks. */
export type Finding = Pick<HealthCheck, 'result' | 'found' | 'to_do'>

/** Creates the finding of a check that found no problem. */
export const fine = (found: string): Finding => ({ result: 'fine', found, to_do: '' })

/** Creates the finding that an optional part is not set up. */
export const off = (found: string, toDo: string): Finding => ({
  result: 'off',
  found,
  to_do: toDo,
})

/** Creates the finding that the site works, but that the operator should act. */
export const look = (found: string, toDo: string): Finding => ({
  result: 'look',
  found,
  to_do: toDo,
})

/** Creates the finding that the site does not work, or does not work safely. */
export const wrong = (found: string, toDo: string): Finding => ({
  result: 'wrong',
  found,
  to_do: toDo,
})

/** Code of a system, driver or protocol error; `unknown` if there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause === undefined ? error.name : codeOf(error.cause)
}

/** Timeout of a connection to another machine, in milliseconds. */
export const DEADLINE_MS = 5_000
