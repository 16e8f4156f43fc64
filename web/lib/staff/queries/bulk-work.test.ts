import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { forEachRow, reasonOf, type Progress } from './bulk-work.ts'

const row = (id: string) => ({ id, title: id })
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`a${index}`))
const refusal = (message: string, fields: Readonly<Record<string, string>> = {}) =>
  new ApiError(message, { status: 409, code: 'conflict', isServerText: true, fields })

test('forEachRow runs the work for each article and reports progress', async () => {
  const seen: string[] = []
  const told: Progress[] = []
  const { failed, rest } = await forEachRow(
    rows(6),
    async ({ id }) => {
      seen.push(id)
    },
    { onProgress: (progress) => told.push(progress) },
  )
  expect(seen.toSorted()).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5'])
  expect(told.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(told.every(({ all }) => all === 6)).toBe(true)
  expect({ failed, rest }).toEqual({ failed: [], rest: [] })
})

test('forEachRow runs at most four calls at a time', async () => {
  let under = 0
  let peak = 0
  const work = async () => {
    under += 1
    peak = Math.max(peak, under)
    await new Promise(setImmediate)
    under -= 1
  }
  await forEachRow(rows(12), work)
  expect(peak).toBe(4)
})

test('forEachRow continues after a failure and returns each failed row with its reason', async () => {
  const { failed } = await forEachRow(rows(3), async ({ id }) => {
    if (id === 'a1')
      throw refusal('Reload to see the latest version. Someone else has changed this')
  })
  expect(failed).toMatchObject([
    { row: row('a1'), reason: 'Reload to see the latest version. Someone else has changed this' },
  ])
})

test('forEachRow waits and retries if the server reports too many requests', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const tooMuch = new ApiError('Wait', {
    status: 429,
    code: 'too_many_requests',
    isServerText: true,
  })
  const tried: string[] = []
  const work = forEachRow(rows(2), async ({ id }) => {
    tried.push(id)
    if (tried.length === 1) throw tooMuch
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await work).toEqual({ failed: [], rest: [] })
  expect(tried).toEqual(['a0', 'a1', 'a0'])
})

test('forEachRow starts no further call when it is stopped, and returns the remaining rows', async () => {
  let done = 0
  const { rest } = await forEachRow(
    rows(10),
    async () => {
      done += 1
      await new Promise(setImmediate)
    },
    { isStopped: () => done >= 4 },
  )
  expect(done).toBe(4)
  expect(rest.map(({ id }) => id)).toEqual(['a4', 'a5', 'a6', 'a7', 'a8', 'a9'])
})

test.each([
  [refusal('Taken', { revision: 'r2' }), 'Taken'],
  [refusal('Remove the links first', { referring: 'b drafts.c' }), 'Remove the links first'],
  [
    new ApiError('Check the fields', {
      status: 422,
      code: 'validation_failed',
      isServerText: true,
      fields: { slug: 'No slug', title: 'No title' },
    }),
    'No slug. No title',
  ],
  [new Error('boom'), 'Try again. Something went wrong.'],
])('reasonOf shows the error %s as %j', (error, text) => {
  expect(reasonOf(error)).toBe(text)
})
