import { expect, test } from 'vitest'
import { countLive, fieldToast, type FieldChange } from './field-change.ts'
import { aRow } from './row.test-support.ts'

const screening = { id: 'cat-a', title: 'Screening' }
const saved: FieldChange = { to: screening, publish: false }
const cleared: FieldChange = { to: null, publish: false }

const draft = aRow('draft')
const live = aRow('live', { status: 'published', isLive: true, fieldId: 'cat-b' })
const edited = aRow('edited', { status: 'published', isLive: true, changed: true })

test('countLive counts the live articles, and the live articles with unpublished changes', () => {
  expect(countLive([draft, live, edited])).toEqual({ live: 2, changed: 1 })
})

test.each([
  [saved, { done: 1, unseen: 0 }, '1 blog set to “Screening”'],
  [saved, { done: 2, unseen: 0 }, '2 blogs set to “Screening”'],
  [
    saved,
    { done: 1, unseen: 1 },
    '1 blog set to “Screening”. Visitors will see it once it is published',
  ],
  [
    saved,
    { done: 2, unseen: 2 },
    '2 blogs set to “Screening”. Visitors will see it once they are published',
  ],
  [
    saved,
    { done: 3, unseen: 2 },
    '3 blogs set to “Screening”. Visitors will see it once 2 of them are published',
  ],
  [
    saved,
    { done: 2, unseen: 1 },
    '2 blogs set to “Screening”. Visitors will see it once 1 of them is published',
  ],
  [cleared, { done: 1, unseen: 0 }, '1 blog without a category now'],
])('fieldToast describes the change %j of %j', (change, counts, text) => {
  expect(fieldToast('blog', change, counts)).toBe(text)
})
