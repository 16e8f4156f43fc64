import { expect, it, onTestFinished, vi } from 'vitest'
import { blog, put, testLog } from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations, openTestEditing } from '#server/testing/editing.test-support.ts'
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

it('the scheduler publishes each due article once, and no other article', async () => {
  const { call, dataset, scheduler, logged } = await openTestEditing(
    await databases.open('sqlite', allMigrations),
    'embedded',
  )
  const justNow = new Date(Date.now() - 1_000).toISOString()
  await put(
    dataset,
    scheduled('due', justNow),
    scheduled('later', FUTURE),
    scheduled('mistaken', PAST),
    scheduled('never', '+010000-01-01T00:00:00Z'),
    scheduled('broken', justNow, { title: '' }),
  )
  await scheduler.run()
  await scheduler.run()
  const seen = await call('GET', '/api/blogs/due/', { as: null })
  expect(seen.status).toBe(200)
  expect(Date.parse(seen.body.data.published_at)).toBeGreaterThan(Date.now() - 60_000)
  expect((await call('GET', '/api/blogs/later/', { as: null })).status).toBe(404)
  expect((await call('GET', '/api/blogs/mistaken/', { as: null })).status).toBe(404)
  expect((await call('GET', '/api/blogs/never/', { as: null })).status).toBe(404)
  expect((await call('GET', '/api/blogs/broken/', { as: null })).status).toBe(404)
  expect(dataset.get('drafts.broken')?.['status']).toBe('scheduled')
  expect(logged.filter(({ message }) => message.includes('could not change'))).toHaveLength(1)
})

it('the scheduler unpublishes articles at their unpublish time', async () => {
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
] as const)(
  'the scheduler tries to publish an article $looks times in three runs if the error is $code',
  async (row) => {
    const { log } = testLog()
    const due = [{ id: 'a', type: 'blog', draft: { ...scheduled('a', PAST), ...STORED } }]
    let tries = 0
    const scheduler = createScheduler({
      mirror: {
        read: async (work) =>
          work({ editing: { due: async () => due, nextDue: async () => null } }),
      },
      service: {
        update: async () => {
          tries += 1
          throw new HttpError(row.code, 'refused')
        },
        comeOff: () => Promise.reject(new Error('nothing is to come off')),
      },
      landing: { run: () => Promise.reject(new Error('no landing page is due')) },
      log,
    })
    for (let look = 0; look < 3; look += 1) await scheduler.run()
    expect(tries).toBe(row.looks)
  },
)

it('the scheduler notices within a second that the clock was set forward, as after a sleep of the machine', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { log } = testLog()
  const start = Date.parse('2026-05-01T00:00:00Z')
  const clock = { now: start }
  const due = start + 86_400_000
  const asked: number[] = []
  const scheduler = createScheduler({
    mirror: {
      read: async (work) =>
        work({
          editing: {
            due: async (now) => {
              asked.push(Date.parse(now))
              return []
            },
            nextDue: async (after) =>
              Date.parse(after) < due ? new Date(due).toISOString() : null,
          },
        }),
    },
    service: {
      update: () => Promise.reject(new Error('nothing is due')),
      comeOff: () => Promise.reject(new Error('nothing is due')),
    },
    landing: { run: () => Promise.reject(new Error('nothing is due')) },
    log,
    now: () => clock.now,
    everyMs: Number.POSITIVE_INFINITY,
  })
  scheduler.start()
  onTestFinished(() => scheduler.stop())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual([start])
  // The clock is set forward by a day.
  clock.now = due + 5
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([start, due + 5])
})
