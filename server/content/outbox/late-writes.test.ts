import { expect, it } from 'vitest'
import { HttpError } from '#server/http/http-error.ts'
import { openTestLake } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing, putPosts } from '#server/testing/editing.test-support.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { ArticleWrite } from '../editing/ports.ts'

const databases = useDatabases()

/** Write that sets the title of the draft of article `a`. */
function retitled(before: Copies, title: string): ArticleWrite {
  const { draft } = before
  if (draft === undefined) throw new Error('the article has no draft')
  return {
    type: 'blog',
    id: 'a',
    transactionId: 'late',
    by: { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' },
    effect: 'none',
    before,
    after: { ...before, draft: { ...draft, title, _rev: 'late' } },
    mutations: [{ patch: { id: draft._id, ifRevisionID: draft._rev, set: { title } } }],
  }
}

it.each([
  {
    saves: ['Title 86', 'Title 90'],
    result: expect.objectContaining({ code: 'conflict' }),
    waiting: 0,
    title: 'Title 90',
  },
  { saves: [], result: 'pending', waiting: 1, title: 'Title 85' },
])(
  'a process that was suspended before a save queues it only if no other process has saved the article since: $saves',
  async ({ saves, result, waiting, title }) => {
    const [first, second] = await databases.openTwice('postgres', allMigrations)
    const lake = openTestLake()
    const one = await openTestEditing(first, 'elsewhere', lake)
    const other = await openTestEditing(second, 'elsewhere', lake)
    await putPosts({ call: other.call, dataset: lake.dataset }, 'a')
    const save = async (text: string) =>
      (await other.call('PUT', '/api/blogs/a/?publish=false', { json: { title: text } })).status
    expect(await save('Title 84')).toBe(200)
    const write = retitled(await one.writer.copies('a'), 'Title 85')
    for (const text of saves) expect(await save(text)).toBe(200)

    // The process resumes with the copies that it had read, and cannot reach the lake yet.
    await one.lake.kill()
    expect(await one.writer.write(write).catch((error: unknown) => error)).toEqual(result)
    expect(await other.outbox.counts()).toEqual({ waiting, conflicts: 0 })
    const read = await other.call('GET', '/api/blogs/a/')
    expect(read.body.data).toMatchObject({ title })
  },
)

it.each(['up', 'down'] as const)(
  'a write whose request was already answered as failed is neither sent nor queued while the lake is %s',
  async (state) => {
    const { call, dataset, lake, outbox, writer } = await openTestEditing(
      await databases.open('sqlite', allMigrations),
      'elsewhere',
    )
    await putPosts({ call, dataset }, 'a')
    const json = { title: 'Title 84' }
    expect((await call('PUT', '/api/blogs/a/?publish=false', { json })).status).toBe(200)
    const write = retitled(await writer.copies('a'), 'Title 85')
    if (state === 'down') await lake.kill()
    const error = new HttpError('unavailable', 'no answer within 30000 ms')
    await expect(writer.write(write, AbortSignal.abort(error))).rejects.toBe(error)
    expect(await outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
    expect(dataset.get('drafts.a')?.['title']).toBe('Title 84')
  },
)

it.each([
  { name: 'a change', method: 'PUT', path: '/api/blogs/a/?publish=false', json: { title: 'Late' } },
  {
    name: 'a change of the address',
    method: 'POST',
    path: '/api/blogs/a/address/',
    json: { slug: 'late' },
  },
  { name: 'discarding the edit', method: 'DELETE', path: '/api/blogs/a/draft/', json: undefined },
  { name: 'a deletion', method: 'DELETE', path: '/api/blogs/a/', json: undefined },
])('$name that is answered as failed while another write runs is not made later', async (late) => {
  const { call, dataset, lake } = await openTestEditing(
    await databases.open('sqlite', allMigrations),
    'embedded',
    openTestLake(),
    { timeout: 300 },
  )
  await putPosts({ call, dataset }, 'a')
  const save = async (title: string) =>
    (await call('PUT', '/api/blogs/a/?publish=false', { json: { title } })).status
  expect(await save('Title 84')).toBe(200)
  const running = Promise.withResolvers<undefined>()
  const isHeld = lake.hold(running.promise)
  const first = save('Title 85')
  await isHeld
  const { method, path, json } = late
  expect((await call(method, path, { json })).status).toBe(503)
  expect(await first).toBe(503)
  void lake.hold(Promise.resolve())
  running.reject(new HttpError('conflict', 'rejected by the test'))

  // Writes of an article are made one after the other, so the late one would be made before this one.
  expect(await save('Title 86')).toBe(200)
  expect(dataset.get('drafts.a')).toMatchObject({ title: 'Title 86', slug: { current: 'slug-a' } })
  expect(dataset.get('a')).toBeDefined()
})
