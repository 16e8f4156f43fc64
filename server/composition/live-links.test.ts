import { describe, expect, it } from 'vitest'
import { followLinks } from './live-links.ts'
import { createPageService } from '../content/pages.service.ts'
import { openRedirectBook } from './site/redirects.ts'
import {
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  remove,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { REDIRECT_TYPE } from '#shared/content/document-types.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { publicPages } from '#shared/pages/catalogue/public-pages.ts'
import { paths } from '#shared/paths/paths.ts'

const databases = useDatabases()

const PAGES: ReadonlySet<string> = new Set(publicPages.map(({ path }) => path))
const navigation = await shippedPublished(pageOf('navigation', 'main'), '2026-03-01T09:00:00Z')
const linked = landingDocument('linked')

/** Opens a site whose navigation links to `path`, and checks the links of the navigation. */
async function open(path: string, isDevelopment = false) {
  const { dataset } = openTestLake()
  const database = await databases.open('sqlite', contentMigrations)
  const content = await openEmbeddedContent(database, dataset)
  await expect.poll(() => content.mirror.status.current, PATIENT).toBe(true)
  const copy = { isOutdated: false }
  const mirror = {
    ...content.mirror,
    get status() {
      const { status } = content.mirror
      return copy.isOutdated ? { ...status, current: false } : status
    },
  }
  const { misses } = openRedirectBook(mirror, isDevelopment ? undefined : (own) => PAGES.has(own))
  const links = followLinks({ ...content, mirror }, misses, content.changes)
  const help = [{ _key: 'a', _type: 'frameLink', label: 'Linked', path }]
  await put(dataset, { ...navigation, help })
  const missing = () => [...links.missing()]
  return { dataset, mirror, copy, links, missing }
}

describe('a link of the navigation', () => {
  it.each(['/linked', '/linked/', '/linked?a=b#c'])(
    'a link to %s is shown only while its page is published',
    async (path) => {
      const { dataset, missing } = await open(path)
      const page = path.slice(0, path.search(/[?]|$/u))
      await expect.poll(missing, PATIENT).toEqual([page])
      await put(dataset, linked)
      await expect.poll(missing, PATIENT).toEqual([])
      await put(dataset, { ...linked, status: 'archived' })
      await expect.poll(missing, PATIENT).toEqual([page])
    },
  )

  it('a link is shown while its address redirects to a page', async () => {
    const { dataset, missing } = await open('/linked')
    await expect.poll(missing, PATIENT).toEqual(['/linked'])
    await put(dataset, { _id: 'moved', _type: REDIRECT_TYPE, from: '/linked', to: paths.contact })
    await expect.poll(missing, PATIENT).toEqual([])
    await remove(dataset, 'moved')
    await expect.poll(missing, PATIENT).toEqual(['/linked'])
  })

  it('a link is checked again if its page was removed while the mirror was outdated', async () => {
    const { dataset, mirror, copy, links, missing } = await open('/linked')
    await put(dataset, linked)
    await expect.poll(missing, PATIENT).toEqual([])
    copy.isOutdated = true
    await put(dataset, { ...linked, status: 'archived' })
    await links.read()
    expect(missing()).toEqual([])
    copy.isOutdated = false
    await links.inPages(createPageService(mirror)).page(pageOf('navigation', 'main'))
    await expect.poll(missing, PATIENT).toEqual(['/linked'])
  })

  it('a link to a form is shown in development, where the routes can change', async () => {
    const { links, missing } = await open('/candidates/report', true)
    await links.read()
    expect(missing()).toEqual([])
  })
})
