import { expect, it } from 'vitest'
import * as z from 'zod'
import { readiness, type HealthPorts } from './health.ts'

const quiet = { mail: 'on', waiting: 0, failed: 0, oldest_seconds: null } as const

const well: HealthPorts = {
  mode: 'embedded',
  checkDatabase: () => Promise.resolve(),
  cmsState: () => 'up',
  checkCms: () => Promise.resolve(),
  isLakeCurrent: () => true,
  mirror: () => ({ filled: true, current: true, isFull: false }),
  outbox: () => Promise.resolve({ waiting: 0, conflicts: 0 }),
  mail: () => Promise.resolve(quiet),
  media: () => Promise.resolve({ images: 3, bytes: 4_000, missing: 0 }),
}
const answerShape = z.object({
  ready: z.boolean(),
  dependencies: z.record(z.string(), z.object({ state: z.string() })),
})
const fail = () => Promise.reject(new Error('secret of the store'))

it.each<[string, Partial<HealthPorts>, number, Readonly<Record<string, string>>]>([
  ['all dependencies work', {}, 200, {}],
  ['the CMS is unavailable', { cmsState: () => 'down' }, 200, { lake: 'degraded' }],
  [
    'the lake cannot confirm that it is current',
    { isLakeCurrent: () => false },
    503,
    { lake: 'down' },
  ],
  [
    'the mirror is outdated',
    { mirror: () => ({ filled: true, current: false, isFull: false }) },
    200,
    { mirror: 'degraded' },
  ],
  [
    'files of the image host are missing',
    { media: () => Promise.resolve({ images: 3, bytes: 4_000, missing: 1 }) },
    200,
    { media: 'degraded' },
  ],
  [
    'the database has no space for the mirror',
    { mirror: () => ({ filled: true, current: false, isFull: true }) },
    200,
    { mirror: 'degraded' },
  ],
  [
    'the mirror was never filled, but the CMS responds',
    { mirror: () => ({ filled: false, current: false, isFull: false }) },
    200,
    { mirror: 'down' },
  ],
  [
    'neither CMS nor mirror is available',
    { cmsState: () => 'down', mirror: () => ({ filled: false, current: false, isFull: false }) },
    503,
    { lake: 'degraded', mirror: 'down' },
  ],
  [
    'changes are queued',
    { outbox: () => Promise.resolve({ waiting: 2, conflicts: 0 }) },
    200,
    { outbox: 'degraded' },
  ],
  [
    'a change is in conflict',
    { outbox: () => Promise.resolve({ waiting: 0, conflicts: 1 }) },
    200,
    { outbox: 'degraded' },
  ],
  [
    'an email was queued just now',
    { mail: () => Promise.resolve({ ...quiet, waiting: 1, oldest_seconds: 5 }) },
    200,
    { mail: 'ok' },
  ],
  [
    'an email has been queued for an hour',
    { mail: () => Promise.resolve({ ...quiet, waiting: 1, oldest_seconds: 3_600 }) },
    200,
    { mail: 'degraded' },
  ],
  [
    'an email could not be sent',
    { mail: () => Promise.resolve({ ...quiet, failed: 1 }) },
    200,
    { mail: 'degraded' },
  ],
  [
    'the database is unavailable',
    { checkDatabase: fail, outbox: fail, mail: fail, media: fail },
    503,
    { database: 'down', outbox: 'down', mail: 'down', media: 'down' },
  ],
])(
  '/readyz responds with the states of the dependencies when %s',
  async (_name, ports, status, others) => {
    const answer = await readiness({ ...well, ...ports })
    const text = await answer.text()
    const { ready, dependencies } = answerShape.parse(JSON.parse(text))
    expect([answer.status, ready]).toEqual([status, status === 200])
    expect(
      Object.fromEntries(Object.entries(dependencies).map(([name, { state }]) => [name, state])),
    ).toEqual({
      lake: 'ok',
      database: 'ok',
      mirror: 'ok',
      outbox: 'ok',
      mail: 'ok',
      media: 'ok',
      ...others,
    })
    expect(text).not.toContain('secret')
    expect(answer.headers.has('retry-after')).toBe(status === 503)
  },
)

it('/readyz checks the CMS before it reports a process with an incomplete mirror as ready', async () => {
  let state: 'up' | 'down' = 'up'
  const answer = await readiness({
    ...well,
    cmsState: () => state,
    checkCms: async () => {
      state = 'down'
    },
    mirror: () => ({ filled: false, current: false, isFull: false }),
  })
  expect(answer.status).toBe(503)
})

it('/readyz reports an outage of the object storage, and still reports the process as ready', async () => {
  const answer = await readiness({ ...well, isStorageAvailable: () => false })
  const { ready, dependencies } = await answer.json()
  expect([answer.status, ready, dependencies.storage.state]).toEqual([200, true, 'degraded'])
})

it('/readyz reports the number of queued changes and of changes in conflict', async () => {
  const outbox = () => Promise.resolve({ waiting: 2, conflicts: 1 })
  const { dependencies } = await (await readiness({ ...well, outbox })).json()
  expect(dependencies.outbox.detail).toBe('2 changes wait for the CMS, 1 wait for a decision')
})
