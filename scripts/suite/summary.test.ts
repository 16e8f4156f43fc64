import { expect, test } from 'vitest'
import { summary } from './summary.ts'

const lint = { name: 'lint', files: [], figures: [], failures: [] }

test('the summary lists every stage, the slowest files, the figures and the failures, and ends with a line of totals', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, seconds: at }))
  const lines = summary(
    [
      { ...lint, passed: 0, failed: 1, seconds: 9.04, cpuSeconds: 12.5 },
      {
        name: 'unit',
        passed: 40,
        failed: 1,
        seconds: 100,
        cpuSeconds: 150,
        files,
        figures: ['7 of 9 found'],
        failures: [{ file: '3.test.ts', name: 'it opens', reason: ['shut', 'not open'] }],
      },
    ],
    105.5,
  ).split('\n')
  expect(lines).toEqual([
    'lint         0 passed   1 failed     9.0 s   12.5 s CPU',
    'unit        40 passed   1 failed   100.0 s  150.0 s CPU',
    'all                              105.5 s  162.5 s CPU',
    '',
    'The slowest files:',
    ...Array.from({ length: 10 }, (_, at) => `${`${11 - at}.0`.padStart(7)} s  ${11 - at}.test.ts`),
    '',
    'Figures:',
    '7 of 9 found',
    '',
    'What failed:',
    'lint: see what it printed',
    '3.test.ts: it opens',
    '    shut',
    '    not open',
    '',
    '40 passed, 2 failed',
  ])
})

test('the summary leaves out empty lists of files and failures, and CPU times that the system does not report', () => {
  const text = summary([{ ...lint, passed: 1, failed: 0, seconds: 1, cpuSeconds: undefined }], 1)
  expect(text).not.toContain('CPU')
  expect(text).not.toContain('slowest')
  expect(text).not.toContain('What failed')
  expect(text.endsWith('\n1 passed, 0 failed')).toBe(true)
})
