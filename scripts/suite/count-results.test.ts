import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-results.ts'

test.each([
  {
    name: 'all pass',
    report: { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0 },
    count: { passed: 3, failed: 0 },
  },
  {
    name: 'a test fails',
    report: { numPassedTests: 2, numFailedTests: 1, numFailedTestSuites: 2 },
    count: { passed: 2, failed: 1 },
  },
  {
    name: 'a file cannot be loaded',
    report: { numPassedTests: 2, numFailedTests: 0, numFailedTestSuites: 1 },
    count: { passed: 2, failed: 1 },
  },
])('countVitest counts the tests of a report: $name', ({ report, count }) => {
  expect(countVitest(JSON.stringify(report))).toEqual(count)
})

test.each([
  {
    name: 'all pass',
    report: { stats: { expected: 4, unexpected: 0, flaky: 0 } },
    count: { passed: 4, failed: 0 },
  },
  {
    name: 'a test passes only on its second try',
    report: { stats: { expected: 4, unexpected: 0, flaky: 1 } },
    count: { passed: 4, failed: 1 },
  },
  {
    name: 'the configuration is broken',
    report: { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
    count: { passed: 0, failed: 1 },
  },
])('countPlaywright counts the tests of a report: $name', ({ report, count }) => {
  expect(countPlaywright(JSON.stringify(report))).toEqual(count)
})
