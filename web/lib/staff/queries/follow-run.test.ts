import { expect, test } from 'vitest'
import type { ArticleRun } from '#shared/contracts/article-runs.ts'
import { ApiError } from './api-error.ts'
import { followRun } from './follow-run.ts'

const run = (done: number, state: ArticleRun['state'] = 'running'): ArticleRun => ({
  id: 'r',
  type: 'blog',
  act: 'delete',
  state,
  total: 3,
  done,
  same: 0,
  left: [],
  rest: [],
  undoable: 0,
  pending: 0,
  unseen: 0,
})
const failure = (status: number) =>
  new ApiError('No answer', { status, code: 'no_answer', isServerText: false })

/** Follows a bulk run whose progress requests return the given responses one after the other. */
async function follow(answers: readonly (ArticleRun | Error)[]) {
  const seen: string[] = []
  const waits: number[] = []
  const left = [...answers]
  const end = followRun(run(0), {
    get: async () => {
      const next = left.shift()
      if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often')
      return next
    },
    onProgress: ({ done }) => seen.push(`${done} done`),
    onLost: () => seen.push('lost'),
    wait: async (milliseconds) => void waits.push(milliseconds),
  })
  return { seen, waits, end: await end }
}

test('followRun polls the progress until the run has ended', async () => {
  const { seen, end } = await follow([run(1), run(2), run(3, 'done')])
  expect(seen).toEqual(['0 done', '1 done', '2 done'])
  expect(end).toMatchObject({ state: 'done', done: 3 })
})

test('followRun polls less often while the connection is lost', async () => {
  const { seen, waits, end } = await follow([run(1), failure(0), failure(503), run(3, 'done')])
  expect(seen).toEqual(['0 done', '1 done', 'lost', 'lost'])
  expect(waits).toEqual([500, 500, 3_000, 3_000])
  expect(end.state).toBe('done')
})

test('followRun throws if the run can no longer be read', async () => {
  await expect(follow([failure(401)])).rejects.toMatchObject({ status: 401 })
})
