import { expect, test } from 'vitest'
import { emptyDraft, inputOf, pastedRows, readJsonReport, withPasted } from './report-draft.ts'

test.each([
  [
    'Person\tJane\nResult\tNone',
    [
      { label: 'Person', value: 'Jane' },
      { label: 'Result', value: 'None' },
    ],
  ],
  ['Person\tJane\r\n\r\n', [{ label: 'Person', value: 'Jane' }]],
  ['a\tb\tc', [{ label: 'a', value: 'b c' }]],
  ['Person', undefined],
  ['Person\tJane\nResult', undefined],
  ['', undefined],
])('reads the pasted text %j', (text, rows) => {
  expect(pastedRows(text)).toEqual(rows)
})

test('pasted rows take the place of empty rows below', () => {
  const { rows } = emptyDraft('')
  const filled = [{ id: 0, label: 'Kept', value: 'yes' }, ...rows.slice(1)]
  const pasted = [1, 2, 3].map((number) => ({ label: `Row ${number}`, value: 'x' }))
  expect(withPasted(filled, 1, pasted).map(({ label }) => label)).toEqual([
    'Kept',
    'Row 1',
    'Row 2',
    'Row 3',
  ])
  const ids = withPasted(filled, 1, pasted).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})

test('a form without optional values sends none', () => {
  const draft = { ...emptyDraft(' '), kind: 'Check', limits: 'None.' }
  expect(inputOf(draft)).toEqual({ kind: 'Check', rows: [], limits: 'None.' })
})

test.each([
  ['{', 'This is not valid JSON'],
  ['[]', 'Check the report'],
  [
    '{"kind":"a","rows":[{"label":"a","value":""}],"limits":"b"}',
    'Check “rows.0.value”. Enter a value',
  ],
])('the JSON %j is refused with its place', (text, problem) => {
  const read = readJsonReport(text)
  expect('problem' in read && read.problem).toContain(problem)
})
