import { expect, test } from 'vitest'
import { fixedPageOf } from './fixed-pages.ts'
import { pageIdOf } from '../content-types/page-kinds.ts'
import { readPage } from './page-document.ts'
import { pageWriteProblem } from './page-write-rule.ts'
import { shippedPublished } from './shipped-pages.ts'

const id = pageIdOf('range', 'reference')
const page = fixedPageOf(id)
if (page === undefined) throw new Error('There is no range.')
const shipped = await shippedPublished(page, '2026-11-30T08:00:00Z')

test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
  ['its shipped values', {}, /^accepted$/u],
  ['another duration', { min: 3, max: 12 }, /^accepted$/u],
  ['a week', { min: 1, max: 1, unit: 'weeks' }, /^accepted$/u],
  ['a maximum below the minimum', { min: 12, max: 3 }, /max/u],
  ['one working day by a person', { min: 0, max: 1 }, /max/u],
  ['two calendar days by a person', { min: 1, max: 2, unit: 'days' }, /^accepted$/u],
  ['one calendar day by a person', { min: 1, max: 1, unit: 'days' }, /max/u],
  ['five working days online', { obtained: 'online' }, /max/u],
  ['half a day', { min: 0.5 }, /min/u],
  ['an unknown channel', { obtained: 'pigeon' }, /obtained/u],
  ['no date of review', { reviewed: undefined }, /reviewed/u],
  ['an archiving', { status: 'archived' }, /Pages show “Reference”, so it cannot be unpublished/u],
])('publishing a range with %s has a result that matches %s', (_name, changed, answer) => {
  const after = { ...shipped, ...changed }
  expect(pageWriteProblem({ id, after }) ?? 'accepted').toMatch(answer)
})

test('a published planning range cannot be deleted, but its draft can', () => {
  expect(pageWriteProblem({ id, after: undefined })).toMatch(/cannot be deleted/u)
  expect(pageWriteProblem({ id: `drafts.${id}`, after: undefined })).toBeUndefined()
})

test('a document with the id of an unknown planning range is not a fixed page', () => {
  expect(readPage({ ...shipped, _id: 'page.range.tea' }).problem).toMatch(/no page/u)
})
