import { expect, it, onTestFinished } from 'vitest'
import { createLakeClient } from '#server/cms/lake-client.ts'
import {
  openTestLake,
  PROJECT,
  put,
  serveWire,
  testLog,
  TOKEN,
} from '#server/testing/content.test-support.ts'
import { fixedPages, PAGE_TYPES } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft, shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { createPageSchedule } from '#server/content/schedule/page-schedule.ts'

const FIRST = '2026-03-01T09:00:00Z'
const NEW = 'A heading for the new year'

/** One page of each type. */
const pages = PAGE_TYPES.map((type) => {
  const page = fixedPages.find((fixed) => fixed.type === type)
  if (page === undefined) throw new Error(`No page has the type ${type}.`)
  return page
})
const [page] = pages
if (page === undefined) throw new Error('There is no page.')
const draftId = `drafts.${page.id}`

async function open(now?: () => number) {
  const { dataset, wire } = openTestLake()
  const { apiHost } = await serveWire(wire)
  const client = createLakeClient(
    { apiHost, projectId: PROJECT, dataset: 'production', token: TOKEN },
    (request) => fetch(request),
  )
  const { log, entries: logged } = testLog()
  const signal = () => AbortSignal.timeout(10_000)
  const lake = {
    query: async (query: string, params: Readonly<Record<string, unknown>>) =>
      (await client.query(query, params, { signal: signal(), perspective: 'raw' })).result,
    write: (write: Parameters<typeof client.mutate>[0]) =>
      client.mutate(write, { signal: signal() }),
  }
  const schedule = createPageSchedule({ lake, log, everyMs: 50, ...(now && { now }) })
  onTestFinished(() => schedule.stop())
  return { dataset, lake, log, logged, schedule }
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

const scheduled = async (fixed = page, publishAt = inMs(60_000)) => ({
  ...(await shippedDraft(fixed, { publishedAt: FIRST })),
  heading: NEW,
  status: 'scheduled',
  publishAt,
})

it.each(pages)('the schedule publishes a change of $path at its time', async (fixed) => {
  const { dataset, schedule } = await open()
  const due = Date.now() + 400
  await put(dataset, await shippedPublished(fixed, FIRST), await scheduled(fixed, inMs(400)))
  schedule.start()
  await expect
    .poll(() => dataset.get(fixed.id)?.['heading'], { interval: 20, timeout: 10_000 })
    .toBe(NEW)
  expect(Date.now() - due).toBeLessThan(5_000)
  expect(Date.now()).toBeGreaterThanOrEqual(due)
  expect(dataset.get(fixed.id)).toMatchObject({ status: 'published', publishedAt: FIRST })
  expect(dataset.get(fixed.id)).not.toHaveProperty('publishAt')
  expect(dataset.get(`drafts.${fixed.id}`)).toBeUndefined()
})

it('the schedule publishes a page that had only a draft, with the current time as its publication date', async () => {
  let clock = Date.now()
  const { dataset, schedule } = await open(() => clock)
  await put(dataset, { ...(await scheduled()), publishedAt: undefined })
  await schedule.run()
  expect(dataset.get(page.id)).toBeUndefined()
  clock += 61_000
  await schedule.run()
  expect(dataset.get(page.id)).toMatchObject({
    heading: NEW,
    status: 'published',
    publishedAt: new Date(clock).toISOString(),
  })
})

it.each([
  ['is not scheduled', { status: 'in_review' }],
  ['has no time', { publishAt: undefined }],
  ['was scheduled for a past time', { publishAt: '2026-04-01T10:00:00Z' }],
])('the schedule does not change a draft that %s', async (_name, changed) => {
  let clock = Date.now()
  const { dataset, schedule } = await open(() => clock)
  await put(dataset, await shippedPublished(page, FIRST), { ...(await scheduled()), ...changed })
  clock += 61_000
  await schedule.run()
  expect(dataset.get(page.id)?.['heading']).not.toBe(NEW)
  expect(dataset.get(draftId)).toBeDefined()
})

it('the schedule leaves an incomplete draft and the published text unchanged, and logs the draft once', async () => {
  let clock = Date.now()
  const { dataset, logged, schedule } = await open(() => clock)
  const published = await shippedPublished(page, FIRST)
  await put(dataset, published, { ...(await scheduled()), heading: '' })
  clock += 61_000
  await schedule.run()
  await schedule.run()
  expect(dataset.get(page.id)?.['heading']).toBe(published['heading'])
  expect(dataset.get(draftId)?.['status']).toBe('scheduled')
  expect(logged).toHaveLength(1)
  expect(JSON.stringify(logged)).toContain('“heading”')
})

it('the schedule does not publish a draft that changes between its read and its write', async () => {
  const { dataset, lake, log } = await open()
  await put(dataset, await scheduled())
  const schedule = createPageSchedule({
    lake: {
      ...lake,
      query: async (query, params) => {
        const result = await lake.query(query, params)
        await put(dataset, { ...(await scheduled()), publishAt: '2999-01-01T00:00:00Z' })
        return result
      },
    },
    log,
    now: () => Date.now() + 61_000,
  })
  await schedule.run()
  expect(dataset.get(page.id)).toBeUndefined()
  expect(dataset.get(draftId)).toMatchObject({ status: 'scheduled' })
})

it('the schedule logs an outage of the lake once, and publishes when the outage is over', async () => {
  let clock = Date.now()
  const { dataset, lake, log, logged } = await open()
  let isDown = true
  const schedule = createPageSchedule({
    lake: {
      ...lake,
      query: async (query, params) => {
        if (isDown) throw new Error('down')
        return lake.query(query, params)
      },
    },
    log,
    now: () => clock,
  })
  await put(dataset, await scheduled())
  clock += 61_000
  await schedule.run()
  await schedule.run()
  expect(logged).toHaveLength(1)
  isDown = false
  await schedule.run()
  expect(dataset.get(page.id)).toMatchObject({ heading: NEW })
})
