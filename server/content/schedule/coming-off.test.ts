import { expect, it, vi } from 'vitest'
import { blog, put } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'

const databases = useDatabases()

const PAST = '2026-04-01T10:00:00+02:00'
const FUTURE = '2999-01-01T00:00:00Z'
const PASSED = 'Choose a later time, or clear it. This time has passed'
const justNow = () => new Date(Date.now() - 1_000).toISOString()

const openSite = async (where: 'embedded' | 'elsewhere' = 'embedded') =>
  openTestEditing(await databases.open('sqlite', allMigrations), where)

const edit = (id: string, fields: Readonly<Record<string, unknown>>) => ({
  ...blog(id, fields),
  _id: `drafts.${id}`,
})

it('the schedule unpublishes an article once, and not again after its next publication', async () => {
  const { call, dataset, scheduler } = await openSite()
  await put(dataset, blog('old', { unpublishAt: PAST }))
  await scheduler.run()
  expect(dataset.get('old')).toMatchObject({ status: 'archived' })
  expect(dataset.get('old')).not.toHaveProperty('unpublishAt')
  expect(dataset.get('drafts.old')).toBeUndefined()
  const again = await call('PUT', '/api/blogs/old/', { json: { status: 'published' } })
  expect(again.status).toBe(200)
  await scheduler.run()
  expect((await call('GET', '/api/blogs/old/', { as: null })).status).toBe(200)
})

it.each([
  { name: 'the same unpublish time in the past', unpublishAt: PAST, left: undefined },
  { name: 'a later unpublish time that is not published yet', unpublishAt: FUTURE, left: FUTURE },
])(
  'the schedule archives a draft with $name when it unpublishes the article',
  async ({ unpublishAt, left }) => {
    const { dataset, scheduler } = await openSite()
    await put(
      dataset,
      blog('old', { unpublishAt: PAST }),
      edit('old', { unpublishAt, title: 'Begun' }),
    )
    await scheduler.run()
    expect(dataset.get('old')).toMatchObject({ status: 'archived' })
    expect(dataset.get('drafts.old')).toMatchObject({ status: 'archived', title: 'Begun' })
    expect(dataset.get('drafts.old')?.['unpublishAt']).toBe(left)
  },
)

it('the API rejects the publication of an article whose unpublish time has passed', async () => {
  const { call, dataset, scheduler } = await openSite()
  await put(dataset, blog('was', { status: 'archived', unpublishAt: PAST }))
  const refused = await call('PUT', '/api/blogs/was/', { json: { status: 'published' } })
  expect(refused.status).toBe(422)
  expect(refused.body.error.fields).toEqual({ unpublish_at: PASSED })
  const made = await call('POST', '/api/blogs/', {
    json: {
      title: 'New',
      excerpt: 'Short.',
      body: 'Text.',
      status: 'published',
      published_at: '2026-03-01T09:00:00Z',
      unpublish_at: PAST,
    },
  })
  expect(made.body.error.fields).toEqual({ unpublish_at: PASSED })
  const saved = await call('PUT', '/api/blogs/was/?publish=false', { json: { title: 'Edited' } })
  expect(saved.status).toBe(200)
  const json = { status: 'published', unpublish_at: null }
  expect((await call('PUT', '/api/blogs/was/', { json })).status).toBe(200)
  await scheduler.run()
  expect((await call('GET', '/api/blogs/was/', { as: null })).status).toBe(200)
})

it('the schedule unpublishes an article that is restored after its unpublish time; staff can then publish it again', async () => {
  const { call, dataset, scheduler, trash } = await openSite()
  await put(dataset, blog('gone', { unpublishAt: PAST }))
  await call('DELETE', '/api/blogs/gone/')
  await trash.undo('gone', { id: 'ada', name: 'Ada', email: '', role: 'admin' })
  expect(dataset.get('gone')).toMatchObject({ status: 'published' })
  await scheduler.run()
  expect(dataset.get('gone')).toMatchObject({ status: 'archived' })
  const json = { status: 'published' }
  expect((await call('PUT', '/api/blogs/gone/', { json })).status).toBe(200)
})

it.each([
  { name: 'with a publish time in the future', publishAt: FUTURE },
  { name: 'with a publish time in the past', publishAt: PAST },
])(
  'the schedule unpublishes the live copy at its unpublish time, and does not change a draft $name',
  async (row) => {
    const { call, dataset, scheduler } = await openSite()
    const scheduled = edit('both', { status: 'scheduled', publishAt: row.publishAt, title: 'Next' })
    await put(dataset, blog('both', { unpublishAt: PAST }), scheduled)
    const draft = dataset.get('drafts.both')
    await scheduler.run()
    await scheduler.run()
    expect((await call('GET', '/api/blogs/both/', { as: null })).status).toBe(404)
    expect(dataset.get('both')).toMatchObject({ status: 'archived' })
    expect(dataset.get('both')).not.toHaveProperty('unpublishAt')
    expect(dataset.get('drafts.both')).toEqual(draft)
  },
)

it('the schedule publishes a due draft instead of unpublishing the live copy whose time has passed', async () => {
  const { call, dataset, scheduler } = await openSite()
  const scheduled = edit('both', { status: 'scheduled', publishAt: justNow(), title: 'Next' })
  await put(dataset, blog('both', { unpublishAt: PAST }), scheduled)
  await scheduler.run()
  await scheduler.run()
  const seen = await call('GET', '/api/blogs/both/', { as: null })
  expect(seen.body.data).toMatchObject({ title: 'Next' })
  expect(dataset.get('both')).not.toHaveProperty('unpublishAt')
})

it('the schedule unpublishes the live copy even if the due draft cannot be published', async () => {
  const { call, dataset, scheduler } = await openSite()
  const scheduled = edit('both', { status: 'scheduled', publishAt: justNow(), title: '' })
  await put(dataset, blog('both', { unpublishAt: PAST }), scheduled)
  await scheduler.run()
  expect((await call('GET', '/api/blogs/both/', { as: null })).status).toBe(404)
  expect(dataset.get('drafts.both')).toMatchObject({ status: 'scheduled' })
})

it('the schedule does not unpublish an article with a newer publication in the queue', async () => {
  const { call, dataset, scheduler, lake } = await openSite('elsewhere')
  await put(dataset, blog('old', { unpublishAt: new Date(Date.now() + 1_500).toISOString() }))
  await vi.waitUntil(async () => (await call('GET', '/api/blogs/old/')).status === 200, PATIENT)
  await lake.stop()
  const json = { status: 'published', unpublish_at: null }
  expect((await call('PUT', '/api/blogs/old/', { json })).status).toBe(202)
  await new Promise((resolve) => {
    setTimeout(resolve, 1_600)
  })
  await scheduler.run()
  await lake.restart()
  await vi.waitUntil(() => dataset.get('old')?.['unpublishAt'] === undefined, PATIENT)
  await scheduler.run()
  expect(dataset.get('old')).toMatchObject({ status: 'published' })
})

it('the schedule unpublishes only once while the CMS is down, and the article is hidden in the meantime', async () => {
  const { call, dataset, scheduler, lake, logged } = await openSite('elsewhere')
  const scheduled = edit('both', { status: 'scheduled', publishAt: FUTURE, title: 'Next' })
  await put(dataset, blog('old', { unpublishAt: PAST }))
  await put(dataset, blog('both', { unpublishAt: PAST }), scheduled)
  await vi.waitUntil(async () => (await call('GET', '/api/blogs/both/')).status === 200, PATIENT)
  await lake.stop()
  for (let look = 0; look < 3; look += 1) await scheduler.run()
  for (const id of ['old', 'both']) {
    expect((await call('GET', `/api/blogs/${id}/`, { as: null })).status).toBe(404)
  }
  expect(
    logged.filter(({ message }) => message === 'A change is waiting for the CMS'),
  ).toHaveLength(2)
  await lake.restart()
  await vi.waitUntil(() => dataset.get('both')?.['status'] === 'archived', PATIENT)
  await vi.waitUntil(() => dataset.get('old')?.['status'] === 'archived', PATIENT)
  expect(dataset.get('drafts.both')).toMatchObject({ status: 'scheduled', publishAt: FUTURE })
})
