import { join } from 'node:path'
import process from 'node:process'
import { countPlaywright, countVitest } from './count-results.ts'
import { playwrightFailures, vitestFailures } from './failed-tests.ts'
import { vitestFigures } from './figures.ts'
import { playwrightFiles, vitestFiles } from './slowest-files.ts'
import type { Lane, Suite } from './run-suite.ts'
import type { Stage } from './stage.ts'

const bin = (name: string, ...rest: readonly string[]) => [
  join('node_modules', '.bin', name),
  ...rest,
]

/** Stage that runs some projects of vitest. */
function vitestStage(
  name: string,
  projects: readonly string[],
  after: readonly string[],
  reports: string,
): Stage {
  const path = join(reports, `${name}.json`)
  return {
    name,
    after,
    command: bin(
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
    ),
    report: {
      path,
      count: countVitest,
      files: vitestFiles,
      figures: vitestFigures,
      failures: vitestFailures,
    },
  }
}

/**
 * Stages of the suite.
 * @param reports folder for the reports of the test runners
 * @param isFull true to include the long tests
 */
export function suiteStages(reports: string, isFull: boolean): Suite {
  const format: Stage = { name: 'format', command: bin('oxfmt', '--check', '.') }
  const lint: Stage = {
    name: 'lint',
    // No stage runs `tsc`, because oxlint's option `typeCheck` already reports compiler errors.
    command: bin('oxlint', '--deny-warnings', '.'),
    // The limit is above the memory that the type checker needs. Garbage collection, which would take a third of its time, starts only at
    // the limit.
    environment: { GOGC: 'off', GOMEMLIMIT: '3GiB' },
  }
  const unused: Stage = { name: 'unused', command: bin('knip') }
  const build: Stage = { name: 'build', command: [process.execPath, 'scripts/build.ts'] }
  const browser: Stage = {
    name: 'browser',
    command: bin('playwright', 'test', '--reporter=list,json'),
    report: {
      path: playwrightReportIn(reports),
      count: countPlaywright,
      files: playwrightFiles,
      failures: playwrightFailures,
    },
  }
  const unit = vitestStage('unit', ['!faults'], ['build'], reports)
  const timed = vitestStage('timed', ['faults'], ['lint', 'unused', 'unit'], reports)
  const readers: Lane = [format, lint, unused]
  // The long tests run in the main lane. At low priority, in parallel with 15 minutes of browser tests, they would exceed their timeouts.
  if (isFull) return { main: [build, unit, timed, browser], beside: readers }
  // Browser tests leave a quarter of the CPU idle, so tests that limit no duration run in parallel with them. Timed tests run alone.
  return { main: [build, browser, timed], beside: [...readers, unit] }
}

/** Path of Playwright's report. */
export const playwrightReportIn = (reports: string) => join(reports, 'playwright.json')
