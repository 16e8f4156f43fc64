import type { HealthCheck, HealthResult } from '../contracts/site/health-checks.ts'
import type { WarningPart } from './proxy-warning-text.ts'

/** Labels of the results. */
export const resultNames: Readonly<Record<HealthResult, string>> = {
  wrong: 'Wrong',
  look: 'Look at it',
  off: 'Not set up',
  fine: 'Fine',
}

/** Splits a text with backticks into parts. The text between two backticks is code. */
export const partsOf = (text: string): readonly WarningPart[] =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : { code: part }))
    .filter((part) => part !== '')

/** Number of each result, as text: `1 wrong · 2 to look at · 7 fine`. */
export function resultCounts(checks: readonly Pick<HealthCheck, 'result'>[]): string {
  const words = { wrong: 'wrong', look: 'to look at', off: 'not set up', fine: 'fine' } as const
  const counts = (['wrong', 'look', 'off', 'fine'] as const).map((result) => {
    const count = checks.filter((check) => check.result === result).length
    return count === 0 && result !== 'wrong' ? '' : `${count} ${words[result]}`
  })
  return counts.filter((text) => text !== '').join(' · ')
}

/** Exit code of `npm run doctor`: 1 if a check found something wrong. */
export const exitCodeOf = (checks: readonly Pick<HealthCheck, 'result'>[]): 0 | 1 =>
  checks.some(({ result }) => result === 'wrong') ? 1 : 0

/** Report as plain text, one paragraph for each check. */
export function reportText(checks: readonly HealthCheck[]): string {
  const width = Math.max(...Object.values(resultNames).map((name) => name.length)) + 2
  const blocks = checks.map(({ result, name, found, to_do: toDo }) => {
    const line = `${resultNames[result].padEnd(width)}${name}: ${found}`
    return toDo === '' ? line : `${line}\n${' '.repeat(width)}${toDo}`
  })
  return [...blocks, '', resultCounts(checks)].join('\n')
}
