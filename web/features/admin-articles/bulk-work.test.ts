import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/staff/api-error.ts'
import { forEachRow, reasonOf, type Progress } from './bulk-work.ts'
import { aRow } from './row.test-support.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => aRow(`a${index}`))
const refusal = (message: string, fields: Readonly<Record<string, string>> = {}) =>
  new ApiError(message, { status: 409, code: 'conflict', isServerText: true, fields })

test('does the work for each article and says how far it is', async () => {
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

test.each([
  [undefined, 4],
  [9, 9],
])('with a limit of %s no more than %s are under way', async (atOnce, most) => {
  let under = 0
  let peak = 0
  const work = async () => {
    under += 1
    peak = Math.max(peak, under)
    await new Promise(setImmediate)
    under -= 1
  }
  await forEachRow(rows(12), work, atOnce === undefined ? {} : { atOnce })
  expect(peak).toBe(most)
})

test('goes on after a failure and gives each with its reason', async () => {
  const { failed } = await forEachRow(rows(3), async ({ id }) => {
    if (id === 'a1') throw refusal('Somebody else has changed this in the meantime')
  })
  expect(failed).toEqual([
    { row: aRow('a1'), reason: 'Somebody else has changed this in the meantime' },
  ])
})

test('begins nothing further once it is stopped, and gives what is left', async () => {
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
  [refusal('Check the fields', { slug: 'No slug', title: 'No title' }), 'No slug. No title'],
  [new Error('boom'), 'Something went wrong.'],
])('%s is told as %j', (error, text) => {
  expect(reasonOf(error)).toBe(text)
})
