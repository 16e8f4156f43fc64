import { expect, test } from 'vitest'
import { playwrightFiles, slowestFiles, vitestFiles } from './slowest-files.ts'

test('vitestFiles measures a file from the start of its first test to the end of its last', () => {
  const report = {
    testResults: [{ name: '/repo/server/a.test.ts', startTime: 1_000, endTime: 3_500 }],
  }
  expect(vitestFiles(JSON.stringify(report), '/repo')).toEqual([
    { file: 'server/a.test.ts', seconds: 2.5 },
  ])
})

test('playwrightFiles measures a file by the sum of its tests, including groups, projects and repetitions', () => {
  const spec = (...durations: readonly number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    config: { rootDir: '/repo/e2e' },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec(1_000, 500)],
        suites: [{ file: 'a.spec.ts', specs: [spec(250)] }],
      },
      { file: 'a.spec.ts', specs: [spec(250)] },
      { file: 'b.spec.ts' },
    ],
  }
  expect(playwrightFiles(JSON.stringify(report), '/repo')).toEqual([
    { file: 'e2e/a.spec.ts', seconds: 2 },
    { file: 'e2e/b.spec.ts', seconds: 0 },
  ])
})

test('slowestFiles returns the slowest files first, up to the requested number', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
  expect(slowestFiles(files, 2).map(({ file }) => file)).toEqual(['3.test.ts', '2.test.ts'])
})
