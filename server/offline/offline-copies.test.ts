import { expect, it } from 'vitest'
import { setUp } from '#server/http/api.test-support.ts'
import { workerApiPaths } from '#shared/paths/worker-paths.ts'
import { offlineCopiesRoutes } from './offline-copies.routes.ts'

function open() {
  const looked: string[] = []
  const addresses = {
    look: async (path: string) => {
      looked.push(path)
      return { exists: path !== '/blogs/gone' }
    },
  }
  const { call } = setUp({ routes: offlineCopiesRoutes(addresses, () => undefined) })
  const check = (copies: readonly object[]) =>
    call('POST', workerApiPaths.offlineCopies, { body: JSON.stringify({ copies }) })
  return { check, looked }
}

const copies = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ path: `/blogs/post-${number}`, tag: '"t"' }))

it('the server checks twenty offline copies at most', async () => {
  const { check, looked } = open()
  const answer = await check([...copies(19), { path: '/blogs/gone', tag: '"t"' }])
  expect(answer.json).toEqual({ success: true, data: { gone: ['/blogs/gone'], changed: [] } })
  expect(looked).toHaveLength(20)
  expect((await check(copies(21))).status).toBe(422)
  expect(looked).toHaveLength(20)
})

it.each([
  ['a path of more than 400 characters', { path: `/blogs/${'a'.repeat(400)}`, tag: '"t"' }, 422],
  ['a path that is not that of an article', { path: '/about', tag: '"t"' }, 422],
  ['a tag of more than 100 characters', { path: '/blogs/a', tag: 'a'.repeat(101) }, 422],
  ['a body of more than 16 KB', { path: '/blogs/a', tag: 'a'.repeat(16 * 1024) }, 413],
])('the server rejects a check of offline copies with %s', async (_name, copy, status) => {
  const { check, looked } = open()
  expect((await check([copy])).status).toBe(status)
  expect(looked).toEqual([])
})
