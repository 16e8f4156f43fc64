import { join } from 'node:path'
import process from 'node:process'
import { countPlaywright, countVitest } from './count-results.ts'
import { playwrightFailures, vitestFailures } from './failed-tests.ts'
import { vitestFigures } from './figures.ts'
import { playwrightFiles, vitestFiles } from './slowest-files.ts'
import type { Stage } from './stage.ts'

/** Stages that run one after the other. */
export type Lane = readonly Stage[]

const bin = (name: string, ...rest: readonly string[]) => [
  join('node_modules', '.bin', name),
  ...rest,
]

/** The whole suite. */
interface Suite {
  /** These build on each other. They have the machine, because some tests measure time. */
  readonly main: Lane
  /** What only reads the sources: it runs beside the others, with what they leave of the processor. */
  readonly beside: Lane
}

/**
 * The stages of the suite.
 * @param reports folder for the reports of the test runners
 */
export function suiteStages(reports: string): Suite {
  const vitestReport = join(reports, 'vitest.json')
  const beside: Lane = [
    { name: 'format', command: bin('oxfmt', '--check', '.') },
    // Its `typeCheck` reports what the compiler finds: to run `tsc` as well would check all types twice.
    { name: 'lint', command: bin('oxlint', '--deny-warnings', '.') },
    { name: 'unused', command: bin('knip') },
  ]
  const build: Stage = { name: 'build', command: [process.execPath, 'scripts/build.ts'] }
  const drawings: Stage = {
    name: 'drawings',
    command: [process.execPath, 'scripts/draw-demo-pictures.ts'],
  }
  const unit: Stage = {
    name: 'unit',
    command: bin(
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ),
    report: {
      path: vitestReport,
      count: countVitest,
      files: vitestFiles,
      figures: vitestFigures,
      failures: vitestFailures,
    },
  }
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
  return { main: [build, drawings, unit, browser], beside }
}

/** Where Playwright is told to write its report. */
export const playwrightReportIn = (reports: string) => join(reports, 'playwright.json')
