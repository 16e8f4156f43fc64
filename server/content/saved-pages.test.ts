import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { HttpError } from '#server/http/http-error.ts'
import { put, remove } from '#server/testing/content.test-support.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { createPageService } from './pages.service.ts'
import { openSite } from './rest.test-support.ts'
import { openSavedPages } from './saved-pages.ts'

const page = fixedPages.find(({ slug }) => slug === 'criminal-check')
const other = fixedPages.find(({ slug }) => slug === 'rag')
if (page === undefined || other === undefined) throw new Error('the catalogue lacks a page')
const document = {
  ...(await shippedPublished(page, '2026-03-01T09:00:00Z')),
  heading: 'A corrected heading',
}

const fail = (error: unknown) => expect.unreachable(String(error))

/** Mirror that cannot be read. */
const down = {
  readPublic: () => Promise.reject(new HttpError('unavailable', 'The content is not there')),
  status: { isFull: false },
}

async function open() {
  const file = join(testDirectory(), 'folder', 'published.json')
  const { dataset, mirror } = await openSite('sqlite', [document])
  const service = createPageService(mirror, openSavedPages(file, fail))
  /** The service after a restart, over another state of the mirror. */
  const restarted = (other: Parameters<typeof createPageService>[0]) =>
    createPageService(other, openSavedPages(file, fail))
  return { file, dataset, mirror, service, restarted }
}

it('returns the last published text after a restart if the mirror cannot be read', async () => {
  const { service, restarted } = await open()
  await service.savePages()
  expect(await restarted(down).page(page)).toMatchObject({ heading: 'A corrected heading' })
  await expect(restarted(down).page(other)).rejects.toMatchObject({ code: 'unavailable' })
})

it('does not save drafts, and forgets pages that are no longer published', async () => {
  const { dataset, service, restarted } = await open()
  await put(dataset, { ...document, _id: `drafts.${other.id}` })
  await service.savePages()
  await expect(restarted(down).page(other)).rejects.toMatchObject({ code: 'unavailable' })
  await remove(dataset, page.id)
  await service.savePages()
  await expect(restarted(down).page(page)).rejects.toMatchObject({ code: 'unavailable' })
})

it('returns the last published text while the mirror withholds the page, and keeps it', async () => {
  const { service, restarted } = await open()
  await service.savePages()
  const withheld = (isFull: boolean): typeof down => ({
    readPublic: (work?: (store: { documents: () => Promise<[]> }) => unknown) =>
      Promise.resolve(work?.({ documents: () => Promise.resolve([]) })) as Promise<never>,
    status: { isFull },
  })
  await restarted(withheld(true)).savePages()
  expect(await restarted(withheld(true)).page(page)).toMatchObject({
    heading: 'A corrected heading',
  })
  await expect(restarted(withheld(false)).page(page)).rejects.toMatchObject({ code: 'not_found' })
})

it('returns the last complete text while the published document is incomplete', async () => {
  const { dataset, service } = await open()
  await service.savePages()
  await put(dataset, { ...document, heading: undefined })
  await service.savePages()
  expect(await service.page(page)).toMatchObject({ heading: 'A corrected heading' })
})

it('ignores a damaged file', async () => {
  const { file, service, restarted } = await open()
  await service.savePages()
  await writeFile(file, '{"page')
  await expect(restarted(down).page(page)).rejects.toMatchObject({ code: 'unavailable' })
  await service.savePages()
})
