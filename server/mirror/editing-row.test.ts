import { expect, test } from 'vitest'
import { blog } from '#server/testing/content.test-support.ts'
import { toEditingRow } from './editing-row.ts'

const SAVED = '2026-03-10T08:00:00.000Z'
const stored = (more: Readonly<Record<string, unknown>>) => ({
  ...blog('post', more),
  _id: 'post',
  _rev: 'one',
  _createdAt: SAVED,
  _updatedAt: SAVED,
})
const EARLIER = '2026-03-09T08:00:00.000Z'
const A_MINUTE_EARLIER = '2026-03-10T07:59:00.000Z'
const LATER = '2026-03-11T08:00:00.000Z'

test.each([
  ['is its publish time if it is scheduled', { status: 'scheduled', publishAt: LATER }, LATER],
  [
    'is its publish time if that was a minute before the save',
    { status: 'scheduled', publishAt: A_MINUTE_EARLIER },
    A_MINUTE_EARLIER,
  ],
  [
    'is null if the publish time was a day before the save',
    { status: 'scheduled', publishAt: EARLIER },
    null,
  ],
  ['is null if it is not scheduled', { status: 'draft', publishAt: LATER }, null],
])('the due time of a draft %s: %o', (_name, more, due) => {
  expect(toEditingRow('post', { draft: stored(more) })?.due_at).toBe(due)
})

test('a published copy is due to be unpublished at its time, even if that time is in the past', () => {
  const published = stored({ unpublishAt: EARLIER })
  expect(toEditingRow('post', { published })?.due_at).toBe(EARLIER)
})

test.each([
  ['publishes the edit if that comes first', A_MINUTE_EARLIER, LATER, A_MINUTE_EARLIER],
  ['unpublishes the live copy if that comes first', LATER, A_MINUTE_EARLIER, A_MINUTE_EARLIER],
  ['unpublishes the live copy if the edit is not due', EARLIER, LATER, LATER],
])('the next change of a live article with a scheduled edit %s', (_name, out, off, due) => {
  const draft = stored({ status: 'scheduled', publishAt: out })
  const published = stored({ unpublishAt: off })
  expect(toEditingRow('post', { draft, published })?.due_at).toBe(due)
})
