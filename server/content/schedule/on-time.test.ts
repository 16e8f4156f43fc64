import { expect, it, onTestFinished } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'

const databases = useDatabases()

it('the scheduler publishes within a second after the publish time', async () => {
  const { call, dataset, scheduler } = await openTestEditing(
    await databases.open('sqlite', allMigrations),
    'embedded',
  )
  scheduler.start()
  onTestFinished(() => scheduler.stop())
  await put(dataset, {
    ...blog('post', { status: 'draft', publishedAt: undefined }),
    _id: 'drafts.post',
  })
  const due = Date.now() + 1_500
  const json = { status: 'scheduled', publish_at: new Date(due).toISOString() }
  expect((await call('PUT', '/api/blogs/post/', { json })).status).toBe(200)
  await expect
    .poll(async () => (await call('GET', '/api/blogs/post/', { as: null })).status, {
      timeout: 10_000,
      interval: 20,
    })
    .toBe(200)
  const wentOut = Date.parse(String(dataset.get('post')?.['publishedAt']))
  expect(wentOut).toBeGreaterThanOrEqual(due)
  expect(wentOut - due).toBeLessThan(1_000)
})
