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

/** A stage of vitest, of some of its projects. */
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
 * The stages of the suite.
 * @param reports folder for the reports of the test runners
 * @param isFull whether the long runs are among the tests
 */
export function suiteStages(reports: string, isFull: boolean): Suite {
  const format: Stage = { name: 'format', command: bin('oxfmt', '--check', '.') }
  const lint: Stage = {
    name: 'lint',
    // Its `typeCheck` reports what the compiler finds: to run `tsc` as well would check all types twice.
    command: bin('oxlint', '--deny-warnings', '.'),
    // The checker of types ends before it has filled this much memory. To collect garbage until then takes a third of its time.
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
  // Long runs have guards against what hangs, which are no match for a neighbour that goes first for a quarter of an hour.
  if (isFull) return { main: [build, unit, timed, browser], beside: readers }
  // Journeys leave a quarter of the processor idle: what states no time runs in it, and what does runs when nothing else is at work.
  return { main: [build, browser, timed], beside: [...readers, unit] }
}

/** Where Playwright is told to write its report. */
export const playwrightReportIn = (reports: string) => join(reports, 'playwright.json')
