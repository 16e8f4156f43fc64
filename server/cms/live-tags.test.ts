import { expect, onTestFinished, test, vi } from 'vitest'
import {
  blog,
  openTestLake,
  PROJECT,
  put,
  serveWire,
  testLog,
  TOKEN,
} from '#server/testing/content.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { createCms } from './cms.ts'
import { createLakeClient } from './lake-client.ts'
import { followLiveTags } from './live-tags.ts'

async function openSite() {
  const { dataset, wire } = openTestLake()
  await put(dataset, blog('a'), blog('b'))
  const server = await serveWire(wire)
  const address = {
    apiHost: server.apiHost,
    projectId: PROJECT,
    dataset: 'production',
    token: TOKEN,
  }
  const cms = createCms({
    client: createLakeClient(address, (request) => fetch(request)),
    log: testLog().log,
    deadlineMs: PATIENT.timeout,
    followsLiveTags: true,
  })
  onTestFinished(() => cms.close())
  const told: string[][] = []
  const missed = vi.fn<() => void>()
  const end = followLiveTags({
    address,
    listener: { touched: (tags) => told.push([...tags]), missed },
    onError: () => undefined,
  })
  onTestFinished(end)
  return { dataset, cms, server, told, missed }
}

/** Changes a post repeatedly until the stream reports a change, because no event signals that the stream has started. */
const untilHeard = async ({ dataset, told }: Awaited<ReturnType<typeof openSite>>) => {
  let round = 0
  await vi.waitFor(async () => {
    await put(dataset, blog('b', { title: `Round ${++round}` }))
    expect(told.length).toBeGreaterThan(0)
  }, PATIENT)
}

test('publishing a change reports a tag of every query result that contains the document, and no tag of other results', async () => {
  const site = await openSite()
  await untilHeard(site)
  const [list, detail, cases] = await Promise.all([
    site.cms.query('blogList', { page: 1 }),
    site.cms.query('blogDetail', { id: 'slug-a' }),
    site.cms.query('caseStudyList', { page: 1 }),
  ])
  await put(site.dataset, { ...blog('a', { title: 'A draft' }), _id: 'drafts.a' })
  const before = site.told.length
  await put(site.dataset, blog('a', { title: 'Another title' }))
  await vi.waitFor(() => expect(site.told.length).toBeGreaterThan(before), PATIENT)
  const tags = new Set(site.told.slice(before).flat())
  const isDropped = (answer: { readonly tags: readonly string[] }) =>
    answer.tags.some((tag) => tags.has(tag))
  expect([list, detail, cases].map(isDropped)).toEqual([true, true, false])
})

test('after a disconnection, the CMS client reports the changes made meanwhile, or that changes may have been missed', async () => {
  const site = await openSite()
  await untilHeard(site)
  site.server.setFault((_request, response) => response.writeHead(503).end())
  const before = site.told.length
  await put(site.dataset, blog('a', { title: 'Written meanwhile' }))
  site.server.setFault(undefined)
  await vi.waitFor(
    () => expect(site.told.length - before + site.missed.mock.calls.length).toBeGreaterThan(0),
    PATIENT,
  )
})
