import { expect, it } from 'vitest'
import { openTestLake } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing, putPosts } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

it('two processes on PostgreSQL queue writes while the lake is down, and send them in the order in which they were made', async () => {
  const [first, second] = await databases.openTwice('postgres', allMigrations)
  const lake = openTestLake()
  const one = await openTestEditing(first, 'elsewhere', lake)
  const other = await openTestEditing(second, 'elsewhere', lake)
  await putPosts({ call: one.call, dataset: lake.dataset }, 'a', 'b')
  for (const { lake: theirs } of [one, other]) await theirs.stop()
  // Only writes of the same user are merged, so the users alternate.
  for (let n = 0; n < 6; n += 1) {
    const [site, as] = n % 2 === 0 ? ([one, 'ada'] as const) : ([other, 'eve'] as const)
    for (const id of ['a', 'b']) {
      const json = { title: `Title ${n}` }
      const saved = await site.call('PUT', `/api/blogs/${id}/?publish=false`, { json, as })
      expect(saved.status).toBe(202)
    }
  }
  expect(await one.outbox.counts()).toEqual({ waiting: 12, conflicts: 0 })
  // Both processes send the queue at the same time.
  await Promise.all([one, other].map(async ({ lake: theirs }) => theirs.restart()))
  await expect.poll(async () => other.outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
  for (const id of ['a', 'b']) {
    expect(lake.dataset.get(`drafts.${id}`)?.['title']).toBe('Title 5')
  }
})

it('the second save of a user is queued while another process sends the first one', async () => {
  const [first, second] = await databases.openTwice('postgres', allMigrations)
  const lake = openTestLake()
  const one = await openTestEditing(first, 'elsewhere', lake)
  const other = await openTestEditing(second, 'elsewhere', lake)
  await putPosts({ call: one.call, dataset: lake.dataset }, 'a')
  for (let round = 0; round < 5; round += 1) {
    await one.lake.stop()
    const save = async (title: string) =>
      (await one.call('PUT', '/api/blogs/a/?publish=false', { json: { title } })).status
    expect(await save(`First ${round}`)).toBe(202)
    const [status] = await Promise.all([save(`Second ${round}`), other.writer.flush()])
    expect(status).toBe(202)
    await one.lake.restart()
    await expect.poll(async () => one.outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
    expect(lake.dataset.get('drafts.a')?.['title']).toBe(`Second ${round}`)
  }
})

it('a process that was suspended during a save does not queue this save if another process has saved the article meanwhile', async () => {
  const [first, second] = await databases.openTwice('postgres', allMigrations)
  const lake = openTestLake()
  const one = await openTestEditing(first, 'elsewhere', lake)
  const other = await openTestEditing(second, 'elsewhere', lake)
  await putPosts({ call: other.call, dataset: lake.dataset }, 'a')
  await expect.poll(async () => (await one.call('GET', '/api/blogs/a/')).status).toBe(200)
  const save = async (site: typeof one, title: string) =>
    site.call('PUT', '/api/blogs/a/?publish=false', { json: { title } })
  expect((await save(one, 'Title 84')).status).toBe(200)

  const stopped = Promise.withResolvers<undefined>()
  void one.lake.hold(stopped.promise)
  const late = save(one, 'Title 85')
  const locks = first.kysely.withTables<{ locks: { name: string; expires_at: number } }>()
  const held = () => locks.selectFrom('locks').select('name').execute()
  await expect.poll(held).toContainEqual({ name: 'article a' })
  // After the lock has expired, the other process considers the suspended process as ended.
  await locks.updateTable('locks').set({ expires_at: 0 }).execute()
  for (const title of ['Title 86', 'Title 90']) expect((await save(other, title)).status).toBe(200)
  // The request that was held back fails, because the lake closes its connections.
  await one.lake.kill()
  stopped.resolve(undefined)
  expect((await late).status).toBe(409)
  expect(await other.outbox.counts()).toEqual({ waiting: 0, conflicts: 0 })
  for (const site of [other, one]) {
    const read = await site.call('GET', '/api/blogs/a/')
    expect(read.body.data).toMatchObject({ title: 'Title 90' })
  }
  await one.lake.restart()
})
