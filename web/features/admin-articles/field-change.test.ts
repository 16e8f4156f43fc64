import { expect, test } from 'vitest'
import {
  countLive,
  fieldInputs,
  fieldToast,
  fieldUnchanged,
  rowsToMove,
  type FieldChange,
} from './field-change.ts'
import { aRow } from './row.test-support.ts'

const screening = { id: 'cat-a', title: 'Screening' }
const saved: FieldChange = { to: screening, publish: false }
const published: FieldChange = { to: screening, publish: true }
const cleared: FieldChange = { to: null, publish: false }

const draft = aRow('draft')
const live = aRow('live', { status: 'published', isLive: true, fieldId: 'cat-b' })
const edited = aRow('edited', { status: 'published', isLive: true, changed: true })

test.each([
  ['blog', saved, draft, { category: 'cat-a' }, { category: null }],
  ['blog', saved, live, { category: 'cat-a' }, { category: 'cat-b' }],
  ['blog', cleared, live, { category: null }, { category: 'cat-b' }],
  [
    'blog',
    published,
    live,
    { category: 'cat-a', status: 'published' },
    { category: 'cat-b', status: 'published' },
  ],
  ['blog', published, edited, { category: 'cat-a' }, { category: null }],
  ['blog', published, draft, { category: 'cat-a' }, { category: null }],
  ['caseStudy', saved, live, { industry: 'cat-a' }, { industry: 'cat-b' }],
] as const)('of a %s, %j writes and takes back', (type, change, row, input, undo) => {
  expect(fieldInputs(type, change, row)).toEqual({ input, undo })
})

test('leaves alone what is there already', () => {
  const there = aRow('there', { fieldId: 'cat-a' })
  expect(rowsToMove([draft, there, live], saved)).toEqual([draft, live])
  expect(rowsToMove([draft, there, live], cleared)).toEqual([there, live])
})

test('counts what visitors see, and what has other changes', () => {
  expect(countLive([draft, live, edited])).toEqual({ live: 2, changed: 1 })
})

test.each([
  [saved, [draft], '1 blog set to “Screening”'],
  [saved, [draft, draft], '2 blogs set to “Screening”'],
  [saved, [live], '1 blog set to “Screening”. Visitors will see it once it is published'],
  [
    saved,
    [live, edited],
    '2 blogs set to “Screening”. Visitors will see it once they are published',
  ],
  [
    saved,
    [draft, live, edited],
    '3 blogs set to “Screening”. Visitors will see it once 2 of them are published',
  ],
  [
    saved,
    [draft, live],
    '2 blogs set to “Screening”. Visitors will see it once 1 of them is published',
  ],
  [published, [draft, live], '2 blogs set to “Screening”'],
  [
    published,
    [live, edited],
    '2 blogs set to “Screening”. Visitors will see it once 1 of them is published',
  ],
  [cleared, [draft], '1 blog without a category now'],
])('%j of these says so', (change, rows, text) => {
  expect(fieldToast('blog', change, rows)).toBe(text)
})

test.each([
  ['blog', saved, 1, 'It is in “Screening” already'],
  ['blog', saved, 3, 'All of them are in “Screening” already'],
  ['blog', cleared, 2, 'All of them are without a category already'],
  ['caseStudy', cleared, 1, 'It is without an industry already'],
] as const)('where a %s has nothing to change by %j, it says so', (type, change, all, text) => {
  expect(fieldUnchanged(type, change, all)).toBe(text)
})
