import { expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from './failed-tests.ts'

test('vitestFailures lists failed tests with the reason, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/repo/server/a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            fullName: 'a store keeps it',
            status: 'failed',
            failureMessages: ['\x1b[31mno\x1b[0m'],
          },
          { fullName: 'a store drops it', status: 'passed', failureMessages: [] },
        ],
      },
      { name: '/repo/server/b.test.ts', status: 'failed', message: 'no b', assertionResults: [] },
    ],
  }
  expect(vitestFailures(JSON.stringify(report), '/repo')).toEqual([
    { file: 'server/a.test.ts', name: 'a store keeps it', reason: ['no'] },
    { file: 'server/b.test.ts', name: 'the file itself', reason: ['no b'] },
  ])
})

test('playwrightFailures lists failed tests with their groups', () => {
  const spec = (title: string, ok: boolean, ...statuses: readonly string[]) => ({
    title,
    ok,
    tests: [
      {
        projectName: 'short',
        results: statuses.map((status) => ({ status, errors: [{ message: `it was ${status}` }] })),
      },
    ],
  })
  const report = {
    config: { rootDir: '/repo/e2e' },
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('opens', true, 'passed')],
        suites: [
          { title: 'on a phone', file: 'a.spec.ts', specs: [spec('shuts', false, 'timedOut')] },
        ],
      },
    ],
  }
  expect(playwrightFailures(JSON.stringify(report), '/repo')).toEqual([
    { file: 'e2e/a.spec.ts', name: '[short] on a phone shuts', reason: ['it was timedOut'] },
  ])
})

test('the reason of a failure has at most sixteen lines', () => {
  const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n')
  const report = {
    testResults: [{ name: '/repo/a.test.ts', status: 'failed', message, assertionResults: [] }],
  }
  expect(vitestFailures(JSON.stringify(report), '/repo')[0]?.reason).toHaveLength(16)
})
