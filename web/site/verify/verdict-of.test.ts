import { expect, test } from 'vitest'
import type { VerifiedReport } from '#shared/contracts/reports.ts'
import type { Match } from '#shared/reports/compare-file.ts'
import { verdictOf } from './verdict-of.ts'

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
  salt_hash: 'a',
  text_hash: 'b',
  file_hash: 'c',
}
const REPLACED = { state: 'replaced', replaced_by: 'CV-2026-1190-B9' } as const
const WITHDRAWN = {
  state: 'withdrawn',
  withdrawn_at: '2026-11-29T10:00:00.000Z',
  reason: 'wrong_person',
} as const
const EXPIRED = { state: 'expired' } as const
const identical: Match = { kind: 'identical', lines: [] }
const text: Match = { kind: 'text', lines: [], textHash: 'b' }
const different: Match = { kind: 'different', textHash: undefined }

test.each([
  [{}, undefined, 'ok', 'We issued a report with this number'],
  [{}, identical, 'ok', 'Identical to the file we issued'],
  [{}, text, 'ok', 'The issued text is in this file'],
  [{}, different, 'bad', 'Different from what we issued'],
  [REPLACED, undefined, 'warn', 'Replaced by CV-2026-1190-B9'],
  [REPLACED, identical, 'warn', 'Replaced by CV-2026-1190-B9'],
  [REPLACED, different, 'bad', 'Different from what we issued'],
  [WITHDRAWN, text, 'bad', 'Withdrawn on 29 November 2026'],
  [EXPIRED, identical, 'warn', 'Expired on 27 November 2027'],
] as const)(
  'verdictOf returns, for a report with %j and the match %j, the result %s %j',
  (state, match, tone, title) => {
    const verdict = verdictOf({ ...REPORT, ...state }, match)
    expect([verdict.tone, verdict.title]).toEqual([tone, title])
  },
)

test('verdictOf returns the state of the report even for a changed file, and the match of the file even for a report that is not valid', () => {
  const changed = verdictOf({ ...REPORT, ...WITHDRAWN }, different)
  expect(changed.facts).toContainEqual(['State', 'Withdrawn on 29 November 2026'])
  expect(changed.facts).toContainEqual(['Reason', 'It was about the wrong person'])
  const replaced = verdictOf({ ...REPORT, ...REPLACED }, text)
  expect(replaced.facts).toContainEqual(['File', 'Has the issued text, in another file'])
})
