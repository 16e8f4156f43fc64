import * as z from 'zod'

/** Number of passed and failed tests of a run. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
})

/** Counts vitest's JSON report. A file that could not be loaded counts as one failed test. */
export function countVitest(report: string): Count {
  const parsed = vitestReport.parse(JSON.parse(report))
  const failed = Math.max(parsed.numFailedTests, Math.min(parsed.numFailedTestSuites, 1))
  return { passed: parsed.numPassedTests, failed }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
})

/** Counts Playwright's JSON report. A test that passed only on a retry counts as failed. An error outside tests counts as a failed test. */
export function countPlaywright(report: string): Count {
  const { stats, errors } = playwrightReport.parse(JSON.parse(report))
  const failed = stats.unexpected + stats.flaky
  return { passed: stats.expected, failed: failed === 0 && errors.length > 0 ? 1 : failed }
}
