import { expect, it } from 'vitest'
import { blog, put, testLog } from '#server/content.test-support.ts'
import { useDatabases } from '#server/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/editing.test-support.ts'
import { HttpError } from '#server/http/http-error.ts'
import { createScheduler } from './scheduler.ts'

const databases = useDatabases()

const PAST = '2026-04-01T10:00:00+02:00'
const FUTURE = '2999-01-01T00:00:00Z'
const STORED = { _rev: 'one', _createdAt: PAST, _updatedAt: PAST }
const scheduled = (id: string, publishAt: string, more: object = {}) => ({
  ...blog(id, { status: 'scheduled', publishAt, publishedAt: undefined, ...more }),
  _id: `drafts.${id}`,
})

it('publishes what is due and leaves the rest, once', async () => {
  const { call, dataset, scheduler, logged } = await openTestEditing(
    await databases.open('sqlite', allMigrations),
    'embedded',
  )
  await put(
    dataset,
    scheduled('due', PAST),
    scheduled('later', FUTURE),
    scheduled('never', '+010000-01-01T00:00:00Z'),
    scheduled('broken', PAST, { title: '' }),
  )
  await scheduler.run()
  await scheduler.run()
  const seen = await call('GET', '/api/blogs/due/', { as: null })
  expect(seen.status).toBe(200)
  expect(Date.parse(seen.body.data.published_at)).toBeGreaterThan(Date.now() - 60_000)
  expect((await call('GET', '/api/blogs/later/', { as: null })).status).toBe(404)
  expect((await call('GET', '/api/blogs/never/', { as: null })).status).toBe(404)
  expect((await call('GET', '/api/blogs/broken/', { as: null })).status).toBe(404)
  expect(dataset.get('drafts.broken')?.['status']).toBe('scheduled')
  expect(logged.filter(({ message }) => message.includes('could not change'))).toHaveLength(1)
})

it('takes off what has run out', async () => {
  const { call, dataset, scheduler } = await openTestEditing(
    await databases.open('sqlite', allMigrations),
    'embedded',
  )
  await put(dataset, blog('old', { unpublishAt: PAST }), blog('stays', { unpublishAt: FUTURE }))
  await scheduler.run()
  expect((await call('GET', '/api/blogs/old/', { as: null })).status).toBe(404)
  expect((await call('GET', '/api/blogs/stays/', { as: null })).status).toBe(200)
  expect(dataset.get('old')?.['status']).toBe('archived')
})

it.each([
  { code: 'unavailable', looks: 3 },
  { code: 'conflict', looks: 3 },
  { code: 'insufficient_storage', looks: 3 },
  { code: 'validation_failed', looks: 1 },
] as const)('tries $looks times in three looks what was refused as $code', async (row) => {
  const { log } = testLog()
  const due = [{ id: 'a', type: 'blog', draft: { ...scheduled('a', PAST), ...STORED } }]
  let tries = 0
  const scheduler = createScheduler({
    mirror: { read: async (work) => work({ editing: { due: async () => due } }) },
    service: {
      update: async () => {
        tries += 1
        throw new HttpError(row.code, 'refused')
      },
    },
    log,
  })
  for (let look = 0; look < 3; look += 1) await scheduler.run()
  expect(tries).toBe(row.looks)
})
