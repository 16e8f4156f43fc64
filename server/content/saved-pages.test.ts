import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { HttpError } from '#server/http/http-error.ts'
import {
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  remove,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { fillUp, LONG } from '#server/testing/full-database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { createContentService } from './content.service.ts'
import { pageResponse } from './page-answers.ts'
import { rangesRead } from './page-reads.ts'
import { createPageService } from './pages.service.ts'
import { openSavedPages } from './saved-pages.ts'

function pageOf(name: string) {
  const found = fixedPages.find(({ slug }) => slug === name)
  if (found === undefined) throw new Error(`The catalogue lacks the page ${name}.`)
  return found
}

const page = pageOf('criminal-check')
const other = pageOf('rag')
const document = {
  ...(await shippedPublished(page, '2026-03-01T09:00:00Z')),
  heading: 'A corrected heading',
}
const databases = useDatabases()

/** Mirror that cannot be read. */
const down = {
  readPublic: () => Promise.reject(new HttpError('unavailable', 'The content is not there')),
  withholds: () => false,
}

/** Opens a site with the published document of a page. */
async function open() {
  const file = join(testDirectory(), 'folder', 'published.json')
  const errors: unknown[] = []
  const saved = () => openSavedPages(file, (error) => errors.push(error))
  const { dataset } = openTestLake()
  await put(dataset, document)
  const database = await databases.open('sqlite', contentMigrations)
  const start = async (options: Parameters<typeof openEmbeddedContent>[2] = {}) =>
    openEmbeddedContent(database, dataset, options)
  const site = await start({ savedPages: saved() })
  /** Changes documents, and waits until the copies on disk contain the change. */
  const change = async (...documents: Parameters<typeof put>[1][]) => {
    await put(dataset, ...documents)
    await site.mirror.revisions()
    await site.pagesSaved()
  }
  await site.pagesSaved()
  return {
    file,
    errors,
    saved,
    database,
    dataset,
    start,
    site,
    change,
    /** Returns the page as the next process serves it if the mirror cannot be read. */
    savedPage: async (of = page) => (await createPageService(down, saved()).page(of)).content,
  }
}

const path = apiPaths.page(page.kind, page.slug)

it('the page service returns the last published text after a restart if the mirror cannot be read', async () => {
  const { change, savedPage } = await open()
  expect(await savedPage()).toMatchObject({ heading: 'A corrected heading' })
  await change({ ...document, heading: 'A second correction' })
  expect(await savedPage()).toMatchObject({ heading: 'A second correction' })
  await expect(savedPage(other)).rejects.toMatchObject({ code: 'unavailable' })
})

it('saved pages contain no drafts, and no pages that are no longer published', async () => {
  const { site, dataset, change, savedPage } = await open()
  await change({ ...document, _id: `drafts.${other.id}` })
  await expect(savedPage(other)).rejects.toMatchObject({ code: 'unavailable' })
  await remove(dataset, document._id)
  await site.mirror.revisions()
  await site.pagesSaved()
  await expect(savedPage()).rejects.toMatchObject({ code: 'unavailable' })
  expect((await site.get(path)).body.shipped).toBe(true)
})

it('the page service returns the last published text while the page is withheld at the start, until the mirror has been compared with the lake', async () => {
  const { dataset, saved, savedPage, site, start } = await open()
  await site.mirror.stop()
  await put(dataset, { ...document, heading: 'A second correction' })
  let isReachable = false
  const documents = async (ids: readonly string[]) => {
    if (!isReachable) throw new Error('no connection')
    return Promise.resolve(ids.flatMap((id) => dataset.get(id) ?? []))
  }
  const without = await start({ documents })
  const answer = await without.get(path)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])

  const { get, changes, pagesSaved, mirror } = await start({ documents, savedPages: saved() })
  expect(mirror.status.isFull).toBe(false)
  expect((await get(path)).body.data).toMatchObject({ heading: 'A corrected heading' })
  changes.emit('public', {
    types: ['servicePage'],
    ids: [],
    slugs: [],
    publicBefore: true,
    publicAfter: true,
    tags: [],
    takenOff: [],
  })
  await pagesSaved()
  expect(await savedPage()).toMatchObject({ heading: 'A corrected heading' })

  isReachable = true
  await vi.waitFor(async () => {
    expect(await savedPage()).toMatchObject({ heading: 'A second correction' })
  }, PATIENT)
  expect((await get(path)).body.data).toMatchObject({ heading: 'A second correction' })
})

it('the page service returns the last published text while the disk is full, and saves the new text when there is space again', async () => {
  const { change, database, savedPage, site } = await open()
  const makeRoom = await fillUp(database)
  await change({ ...document, heading: 'A second correction', note: LONG })
  expect(site.mirror.status.isFull).toBe(true)
  expect((await site.get(path)).body.data).toMatchObject({ heading: 'A corrected heading' })
  expect(site.content.kept(path)).toBeUndefined()
  expect(await savedPage()).toMatchObject({ heading: 'A corrected heading' })
  await makeRoom()
  await vi.waitUntil(() => !site.mirror.status.isFull, PATIENT)
  await site.pagesSaved()
  expect(await savedPage()).toMatchObject({ heading: 'A second correction' })
})

it('a response with a saved, shipped or missing part is marked as a fallback, so that it is not cached', async () => {
  const { site, saved } = await open()
  const lists = createContentService(site.mirror)
  const away = () => Promise.reject(new Error('The mirror cannot be read'))
  const pages = createPageService(site.mirror, saved())
  const isFallback = async (...of: Parameters<typeof pageResponse>) =>
    (await pageResponse(...of)).isFallback
  expect(await isFallback(pages, lists, page)).toBe(false)
  expect(await isFallback({ ...pages, ranges: away }, lists, page)).toBe(true)
  expect(await isFallback(pages, { ...lists, related: away }, page)).toBe(true)
  expect(await isFallback(createPageService(down, saved()), lists, page)).toBe(true)
})

it('a response with saved planning ranges is marked as a fallback, so that it is not cached', async () => {
  const range = pageOf('reference')
  const { change, site, saved } = await open()
  await change(await shippedPublished(range, '2026-03-01T09:00:00Z'))
  const read = async (mirror: Parameters<typeof createPageService>[0]) =>
    await rangesRead(createPageService(mirror, saved())).make()
  expect(await read(site.mirror)).toMatchObject({ isFallback: false })
  const fallback = await read(down)
  expect(fallback).toMatchObject({ isFallback: true })
  expect(fallback.data).toMatchObject({ data: [{ slug: 'reference' }] })
})

it('the page service returns the last complete text while the published document is incomplete', async () => {
  const { change, site, savedPage } = await open()
  await change({ ...document, heading: undefined })
  expect((await site.get(path)).body.data).toMatchObject({ heading: 'A corrected heading' })
  expect(await savedPage()).toMatchObject({ heading: 'A corrected heading' })
})

it('a damaged file of saved pages is reported, and repaired by the next save, even if the text is unchanged', async () => {
  const { file, errors, saved, site, savedPage } = await open()
  const own = saved()
  const service = createPageService(site.mirror, own)
  await service.savePages()
  await writeFile(file, '{"page')
  expect(await own.get(page)).toBeUndefined()
  expect(errors).toEqual([expect.any(SyntaxError)])
  await service.savePages()
  expect(await savedPage()).toMatchObject({ heading: 'A corrected heading' })
})

it('a missing file of saved pages is not reported as damaged', async () => {
  const report = vi.fn<(error: unknown) => void>()
  const saved = openSavedPages(join(testDirectory(), 'published.json'), report)
  expect(await saved.get(page)).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})
