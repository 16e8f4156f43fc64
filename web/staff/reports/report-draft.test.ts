import { expect, test } from 'vitest'
import { refusedCall } from '#web/lib/staff/queries/api-error.ts'
import {
  emptyDraft,
  inputOf,
  jsonOf,
  pastedRows,
  readJsonReport,
  refusedReport,
  withPasted,
} from './report-draft.ts'

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
])('pastedRows reads the text %j', (text, rows) => {
  expect(pastedRows(text)).toEqual(rows)
})

test('withPasted replaces the target row and the empty rows below it by the pasted rows', () => {
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

test('inputOf leaves out optional values that are not set', () => {
  const draft = { ...emptyDraft(' '), kind: 'Check', limits: 'None.' }
  expect(inputOf(draft)).toEqual({ kind: 'Check', rows: [], limits: 'None.' })
})

test('jsonOf returns all entered values, and an empty text for an empty form', () => {
  const empty = emptyDraft('')
  expect(jsonOf(empty)).toBe('')
  const rows = [{ id: 0, label: 'Result', value: 'None' }]
  expect(JSON.parse(jsonOf({ ...empty, rows }))).toEqual({
    kind: '',
    rows: [{ label: 'Result', value: 'None' }],
    limits: '',
  })
  expect(JSON.parse(jsonOf(emptyDraft('CV-2026-0001-AA')))).toMatchObject({
    replaces: 'CV-2026-0001-AA',
  })
})

test.each([
  [' ', 'Enter the report as JSON'],
  ['{', 'This is not valid JSON'],
  ['[]', 'Check the report'],
  [
    '{"kind":"a","rows":[{"label":"a","value":""}],"limits":"b"}',
    'Check “rows.0.value”. Enter a value',
  ],
])('readJsonReport rejects the JSON %j and names the place of the error', (text, problem) => {
  const read = readJsonReport(text)
  expect('problem' in read && read.problem).toContain(problem)
})

test('refusedReport assigns the errors of a rejected call to the named fields', () => {
  const error = refusedCall(422, {
    success: false,
    error: {
      code: 'validation_failed',
      message: 'Check the marked fields. Validation failed',
      fields: { 'rows.1.value': 'Enter a value', valid_until: 'Choose today or a later day' },
    },
    request_id: 'a',
  })
  expect(refusedReport(error, 'rows')).toEqual({
    rows: 'Enter a value',
    valid_until: 'Choose today or a later day',
  })
  expect(refusedReport(error, 'json')).toEqual({
    json: 'Check “rows.1.value”. Enter a value. Check “valid_until”. Choose today or a later day',
  })
  expect(refusedReport(new Error('No answer'), 'json')).toEqual({ form: 'No answer' })
})
