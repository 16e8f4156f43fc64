import '#web/testing/browser/styles.test-support.ts'
import './verify.css'
import { cleanup, render } from 'vitest-browser-react/pure'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { VerifiedReport } from '#shared/contracts/reports.ts'
import { verifyPage, type FileProblem } from '#shared/pages/company/verify.ts'
import type { Match } from '#shared/reports/compare-file.ts'
import { axeViolations } from '#web/testing/browser/layout.test-support.ts'
import { checkFile, MOST_BYTES } from './check-file.ts'
import { ProblemVerdict, ReportVerdict } from './verdict.tsx'

const REPORT: VerifiedReport = {
  number: 'CV-2026-1184-K7',
  kind: 'Criminal record check',
  issued_at: '2026-11-27T16:04:00.000Z',
  valid_until: '2027-11-27',
  state: 'valid',
  replaced_by: null,
  withdrawn_at: null,
  reason: null,
  is_sample: false,
  salt_hash: 'a'.repeat(64),
  text_hash: 'b'.repeat(64),
  file_hash: 'c'.repeat(64),
}
const lines = [{ label: 'Result', value: 'No record found' }]

const states: readonly (readonly [string, Partial<VerifiedReport>, Match | undefined])[] = [
  ['a valid number', {}, undefined],
  ['an identical file', {}, { kind: 'identical', lines }],
  ['the issued text in another file', {}, { kind: 'text', lines, textHash: REPORT.text_hash }],
  ['a different file', {}, { kind: 'different', textHash: 'd'.repeat(64) }],
  ['a replaced report', { state: 'replaced', replaced_by: 'CV-2026-1190-B9' }, undefined],
  [
    'a withdrawn report',
    { state: 'withdrawn', withdrawn_at: '2026-11-29T10:00:00.000Z', reason: 'wrong_person' },
    undefined,
  ],
  ['an expired report', { state: 'expired' }, { kind: 'identical', lines }],
]

const problems: readonly FileProblem[] = [
  'too_large',
  'not_pdf',
  'unreadable',
  'insecure',
  'no_text',
  'not_ours',
  'too_many',
  'unavailable',
]

const root = document.documentElement

/** Expects no accessibility violations in either theme, and exactly one heading that can have the focus. */
async function expectUsable(what: string) {
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme
    expect(await axeViolations('.verify-out'), `${what}, ${theme}`).toEqual([])
  }
  expect(page.getByRole('heading', { level: 2 }).element()).toHaveAttribute('tabindex', '-1')
}

afterEach(async () => {
  await cleanup()
  delete root.dataset['theme']
})

describe('a result of the verification', () => {
  test.each(states)(
    'the result for %s is accessible and prints the issued rows',
    async (what, state, match) => {
      await render(
        <main className="verify-out f-teal">
          <ReportVerdict report={{ ...REPORT, ...state }} match={match} />
        </main>,
      )
      await expectUsable(what)
      const printed = page.getByRole('region', { name: verifyPage.rowsTitle })
      const rows = match !== undefined && 'lines' in match ? 1 : 0
      expect(printed.getByText('No record found').elements()).toHaveLength(rows)
    },
  )

  test.each(problems)(
    'the result for a file with the problem %s is accessible',
    async (problem) => {
      await render(
        <main className="verify-out f-teal">
          <ProblemVerdict problem={problem} />
        </main>,
      )
      await expectUsable(problem)
      await expect
        .element(page.getByRole('heading', { name: verifyPage.problems[problem].title }))
        .toBeVisible()
    },
  )
})

test('a file above 50 MB is rejected before it is read or its number is requested', async () => {
  const megabyte = new Uint8Array(1024 * 1024)
  const file = new Blob([...Array.from({ length: 50 }, () => megabyte), '.'])
  expect(file.size).toBe(MOST_BYTES + 1)
  const rest = () => Promise.reject(new Error('a request'))
  expect(await checkFile(file, { rest })).toEqual({ kind: 'problem', problem: 'too_large' })
})
