import { describe, expect, it, onTestFinished } from 'vitest'
import { createCms } from '#server/cms/cms.ts'
import { createLakeClient } from '#server/cms/lake-client.ts'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openRemoteContent,
  openTestLake,
  PROJECT,
  put,
  remove,
  serveWire,
  testLog,
  TOKEN,
} from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { type FixedPage, fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy, shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { withRanges } from '#shared/pages/delivered-ranges.ts'
import { apiPaths } from '#shared/paths/paths.ts'

const databases = useDatabases()

const page = fixedPages.find(({ slug }) => slug === 'criminal-check')
const other = fixedPages.find(({ slug }) => slug === 'rag')
if (page === undefined || other === undefined) throw new Error('the catalogue lacks a page')

/** Shipped text of a page as visitors see it, with the shipped times of the planning ranges filled in. */
const shownCopy = async (fixed: FixedPage) => withRanges(fixed, await shippedCopy(fixed), []).text

const shipped = await shownCopy(page)
const document = await shippedPublished(page, '2026-03-01T09:00:00Z')
const corrected = { ...document, heading: 'A corrected heading' }
const path = apiPaths.page(page.kind, page.slug)

async function open(engine: Engine, feed: 'embedded' | 'remote') {
  const { dataset, wire } = openTestLake()
  const server = await serveWire(wire)
  const database = await databases.open(engine, contentMigrations)
  const content =
    feed === 'embedded'
      ? await openEmbeddedContent(database, dataset)
      : await openRemoteContent(database, server.apiHost)
  const address = { apiHost: server.apiHost, projectId: PROJECT, dataset: 'production' }
  const cms = createCms({
    client: createLakeClient({ ...address, token: TOKEN }, (request) => fetch(request)),
    log: testLog().log,
    deadlineMs: PATIENT.timeout,
  })
  onTestFinished(() => cms.close())
  const queried = async ({ id, type }: FixedPage) => (await cms.query(type, { id })).data
  return { dataset, cms, queried, ...content }
}

describe.each(engines)('fixed pages (%s)', (engine) => {
  it.each(['embedded', 'remote'] as const)(
    'REST returns fixed pages as soon as they are published or corrected (%s lake)',
    async (feed) => {
      const { dataset, get } = await open(engine, feed)
      expect(await get(path)).toMatchObject({
        status: 200,
        body: { success: true, data: shipped, shipped: true },
      })
      await put(dataset, document)
      await expect
        .poll(() => get(path), PATIENT)
        .toMatchObject({
          status: 200,
          body: { success: true, data: shipped },
        })
      await expect.poll(async () => (await get(path)).body.shipped, PATIENT).toBeUndefined()
      await put(dataset, corrected)
      await expect
        .poll(async () => (await get(path)).body.data.heading, PATIENT)
        .toBe('A corrected heading')
    },
  )

  it('REST returns fixed pages after a restart if they were published in the meantime', async () => {
    const { dataset, mirror, get } = await open(engine, 'remote')
    await mirror.stop()
    await put(dataset, document)
    await mirror.start()
    expect(await get(path)).toMatchObject({ status: 200 })
  })

  it('REST returns the shipped text of fixed pages that have only drafts, versions or unpublished documents', async () => {
    const { dataset, get, queried } = await open(engine, 'embedded')
    await put(
      dataset,
      { ...corrected, _id: `drafts.${page.id}` },
      { ...corrected, _id: `versions.r1.${page.id}` },
      { ...corrected, _id: other.id, status: 'in_review' },
      { ...corrected, _id: 'page' },
    )
    for (const hidden of [page, other]) {
      expect((await get(apiPaths.page('service', hidden.slug))).body).toMatchObject({
        data: await shownCopy(hidden),
        shipped: true,
      })
      expect(await queried(hidden)).toBeNull()
    }
    const names = [`drafts.${page.slug}`, `drafts.${page.id}`, page.id, 'unknown', '%E0%A4%A']
    for (const slug of names) {
      for (const kind of ['service', 'constructor', 'drafts.page']) {
        expect([400, 404]).toContain((await get(`/api/pages/${kind}/${slug}/`)).status)
      }
    }
  })

  it('REST returns the shipped text of fixed pages whose document was deleted in the lake', async () => {
    const { dataset, get } = await open(engine, 'embedded')
    await put(dataset, document)
    expect((await get(path)).status).toBe(200)
    await remove(dataset, page.id)
    expect((await get(path)).body).toMatchObject({ data: shipped, shipped: true })
  })

  it('fixed pages are unavailable while their published document is incomplete', async () => {
    const { dataset, get, queried } = await open(engine, 'embedded')
    await put(dataset, { ...document, heading: undefined })
    expect((await get(path)).status).toBe(503)
    expect(await queried(page)).toEqual({ problem: expect.stringContaining('heading') })
  })
})

describe('a published page', () => {
  it('a published page is the same in GROQ and REST', async () => {
    const { dataset, get, queried } = await open('sqlite', 'embedded')
    for (const fixed of fixedPages) {
      await put(dataset, await shippedPublished(fixed, '2026-03-01T09:00:00Z'))
      const copy = await shippedCopy(fixed)
      expect(await queried(fixed)).toEqual({ copy })
      const { data } = (await get(apiPaths.page(fixed.kind, fixed.slug))).body
      expect(data).toEqual(await shownCopy(fixed))
      expect(JSON.stringify(data)).not.toMatch(/\{[a-z]+[-:]/)
    }
  })

  it('a published page invalidates the responses with its own text, and no responses with other pages', async () => {
    const { dataset, cms, changes } = await open('sqlite', 'embedded')
    const tags: string[][] = []
    changes.on('public', (change) => void tags.push([...change.tags]))
    const own = (await cms.query('servicePage', { id: page.id })).tags
    const others = (await cms.query('servicePage', { id: other.id })).tags
    const hits = (made: readonly string[] | undefined, shown: readonly string[]) =>
      shown.some((tag) => made?.includes(tag))
    await put(dataset, document)
    expect(hits(tags.at(-1), own)).toBe(true)
    await put(dataset, corrected)
    expect(hits(tags.at(-1), own)).toBe(true)
    expect(hits(tags.at(-1), others)).toBe(false)
    await put(dataset, blog('post'))
    await put(dataset, blog('post', { title: 'Changed' }))
    expect(hits(tags.at(-1), own)).toBe(false)
  })

  it.each([{}, { id: 'drafts.page.service.rag' }, { id: 'post' }, { id: page.id, more: 1 }])(
    'a published page cannot be queried with the parameters %j',
    async (params) => {
      const { cms } = await open('sqlite', 'embedded')
      await expect(cms.queryUnchecked('servicePage', params)).rejects.toMatchObject({
        code: 'validation_failed',
      })
    },
  )
})
