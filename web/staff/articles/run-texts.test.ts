import { expect, test } from 'vitest'
import type { ArticleRun, LeftArticle } from '#shared/contracts/article-runs.ts'
import { endText, leftText, secondsLeft } from './run-texts.ts'

type More = Partial<Omit<ArticleRun, 'left'>> & { readonly left?: readonly LeftArticle[] }

const run = ({ left: out = [], ...more }: More): ArticleRun => ({
  id: 'r',
  type: 'blog',
  act: 'delete',
  state: 'done',
  total: 240,
  done: 240,
  same: 0,
  left: [...out],
  rest: [],
  undoable: 240,
  pending: 0,
  unseen: 0,
  ...more,
})
const left = (count: number, linked = true): readonly LeftArticle[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: 'T', reason: 'Why', linked }))

test.each([
  [{}, '240 blogs are in the Trash'],
  [{ total: 1, done: 1, undoable: 1 }, '1 blog is in the Trash'],
  [{ done: 237, undoable: 237, left: [...left(3)] }, '237 of 240 blogs are in the Trash'],
  [{ state: 'stopped', done: 96, undoable: 96 }, 'Stopped: 96 of 240 blogs are in the Trash'],
  [
    { act: 'publish', done: 3, undoable: 2 },
    '3 blogs published to the site. Undo leaves 1 of them as it is',
  ],
  [{ act: 'publish', done: 0, same: 2, undoable: 0 }, 'All of them are published already'],
  [{ act: 'undo', done: 240, undoable: 0 }, '240 blogs are as before'],
  [
    { act: 'unpublish', done: 2, undoable: 2, pending: 2 },
    '2 blogs unpublished. The CMS gets the changes when it is back',
  ],
] as const)('endText summarizes a run with %j, successes first', (more, text) => {
  expect(endText(run(more))).toBe(text)
})

test.each([
  [null, 2, 'All of them are without a category already'],
  [{ id: 'c', title: 'Screening' }, 1, 'It is in “Screening” already'],
])('endText reports that all articles already had the value %j', (to, same, text) => {
  const filed = run({ act: 'set_field', done: 0, same, total: same, undoable: 0 })
  expect(endText(filed, { to, publish: false })).toBe(text)
})

test('endText names the changed field, and the articles whose change visitors do not see yet', () => {
  const filed = run({ act: 'set_field', done: 2, unseen: 2, undoable: 2 })
  expect(endText(filed, { to: { id: 'c', title: 'Screening' }, publish: false })).toBe(
    '2 blogs set to “Screening”. Visitors will see it once they are published',
  )
})

test.each([
  [left(3), '3 blogs were not deleted, because other documents link to them.'],
  [left(1), '1 blog was not deleted, because other documents link to it.'],
  [left(2, false), '2 blogs were not deleted.'],
])('leftText explains why articles were skipped', (rows, text) => {
  expect(leftText(run({ left: [...rows] }))).toBe(text)
})

test.each([
  [0, 240, 9_000, undefined],
  [120, 240, 900, undefined],
  [96, 240, 2_600, 4],
  [239, 240, 10_000, undefined],
])(
  'secondsLeft estimates the remaining time for %i of %i done after %i ms: %s seconds',
  (done, total, elapsed, seconds) => {
    expect(secondsLeft(done, total, elapsed)).toBe(seconds)
  },
)
