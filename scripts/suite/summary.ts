import { slowestFiles } from './slowest-files.ts'
import type { StageResult } from './stage.ts'

const SLOWEST = 10

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`

/** Text with the CPU time, to be appended to a duration. Empty on systems that do not report the CPU time. */
const ofCpu = (seconds: number | undefined) =>
  seconds === undefined ? '' : `${inSeconds(seconds)} CPU`

/**
 * Final lines of a run: every stage with its duration and CPU time, the slowest files of both runners, figures recorded by tests, failures
 * with reasons, and the totals on the last line.
 */
export function summary(results: readonly StageResult[], seconds: number): string {
  const stages = results.map(
    ({ name, passed, failed, seconds: own, cpuSeconds }) =>
      `${name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${inSeconds(own)}${ofCpu(cpuSeconds)}`,
  )
  const cpu = results.reduce<number | undefined>(
    (sum, { cpuSeconds }) => (cpuSeconds === undefined ? sum : (sum ?? 0) + cpuSeconds),
    undefined,
  )
  const slowest = slowestFiles(
    results.flatMap(({ files }) => files),
    SLOWEST,
  ).map(({ file, seconds: own }) => `${inSeconds(own)}  ${file}`)
  const figures = results.flatMap(({ figures: own }) => own)
  const failures = results.flatMap(({ name, failed, failures: own }) =>
    own.length > 0 || failed === 0
      ? own.flatMap(({ file, name: test, reason }) => [
          `${file}: ${test}`,
          ...reason.map((line) => `    ${line}`),
        ])
      : [`${name}: see what it printed`],
  )
  const sum = (of: 'passed' | 'failed') => results.reduce((total, each) => total + each[of], 0)
  return [
    ...stages,
    `${'all'.padEnd(31)}${inSeconds(seconds)}${ofCpu(cpu)}`,
    ...(slowest.length > 0 ? ['', 'The slowest files:', ...slowest] : []),
    ...(figures.length > 0 ? ['', 'Figures:', ...figures] : []),
    ...(failures.length > 0 ? ['', 'What failed:', ...failures] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n')
}
