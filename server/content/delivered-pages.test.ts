import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import { HttpError } from '#server/http/http-error.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { shippedCopy, shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { createDeliveredPages, type DeliveredPagesOptions } from './delivered-pages.ts'

const page = pageOf('service', 'criminal-check')
const shipped = await shippedCopy(page)
const published = await shippedPublished(page, '2026-03-01T09:00:00Z')

/** Copy of the page with another heading. */
const copyOf = (heading: string): ServicePage => {
  if (!('method' in shipped)) throw new Error('the page is no service')
  return { ...shipped, heading }
}

const documentOf = (heading: string | undefined): LakeDocument => ({
  ...published,
  heading,
  _rev: `rev of ${heading}`,
  _createdAt: '2026-03-01T09:00:00Z',
  _updatedAt: '2026-03-01T09:00:00Z',
})

interface Setting {
  /** Published document in the mirror; `away`: the mirror cannot be read. */
  readonly mirror?: LakeDocument | 'away'
  readonly isWithheld?: boolean
  /** Heading of the published text in the CMS; null: none was ever published. Default: the CMS does not respond. */
  readonly cms?: string | null
  /** Heading of the last published text on disk. */
  readonly disk?: string
}

function open({ mirror, isWithheld = false, cms, disk }: Setting) {
  const calls = { cms: 0 }
  const isShown = mirror !== undefined && mirror !== 'away' && !isWithheld
  const options: DeliveredPagesOptions = {
    mirror: {
      readPublic: (work) => {
        if (mirror === 'away') return Promise.reject(new Error('away'))
        return work({
          documents: async (ids) => (isShown && ids.includes(mirror._id) ? [mirror] : []),
          publishedRevisions: async () => new Map(isShown ? [[mirror._id, mirror._rev]] : []),
        })
      },
      withholds: (id) => isWithheld && id === page.id,
    },
    pages: {
      page: async () => {
        if (disk === undefined) throw new HttpError('unavailable', 'No text is on disk')
        return copyOf(disk)
      },
    },
    query: async ({ id }) => {
      calls.cms += 1
      if (cms === undefined) throw new Error('away')
      return cms === null || id !== page.id ? null : { copy: copyOf(cms) }
    },
  }
  const pages = createDeliveredPages(options)
  const read = async () => {
    const revision = (await pages.revisions()).get(page.id)
    const [document] = await pages.documents([page.id])
    return { revision, document, heading: (await pages.copy(page)).heading }
  }
  return { pages, read, calls }
}

describe('the delivered text of a page', () => {
  it.each<[string, Setting, string]>([
    ['the published document', { mirror: documentOf('Mirror'), cms: 'CMS' }, 'Mirror'],
    ['the shipped copy before the first publication', { cms: 'CMS' }, shipped.heading],
    ['the last complete text', { mirror: documentOf(undefined), disk: 'Disk' }, 'Disk'],
    [
      'the shipped copy without a complete text',
      { mirror: documentOf(undefined) },
      shipped.heading,
    ],
    ['the CMS while it is withheld', { isWithheld: true, cms: 'CMS', disk: 'Disk' }, 'CMS'],
    ['the disk while it is withheld without the CMS', { isWithheld: true, disk: 'Disk' }, 'Disk'],
    ['the CMS without the mirror', { mirror: 'away', cms: 'CMS', disk: 'Disk' }, 'CMS'],
    ['the disk without CMS and mirror', { mirror: 'away', disk: 'Disk' }, 'Disk'],
    ['the shipped copy without any source', { mirror: 'away' }, shipped.heading],
    ['the shipped copy if the CMS has none', { mirror: 'away', cms: null }, shipped.heading],
  ])('is that of %s', async (_, setting, heading) => {
    const { read } = open(setting)
    const found = await read()
    expect(found.heading).toBe(heading)
    expect(found.document?._rev).toBe(found.revision)
  })

  it('has another revision for each other text', async () => {
    const settings: Setting[] = [
      { mirror: documentOf('Mirror') },
      { isWithheld: true, cms: 'CMS' },
      { isWithheld: true, cms: 'Second' },
      {},
    ]
    const found = await Promise.all(settings.map((setting) => open(setting).read()))
    expect(new Set(found.map(({ revision }) => revision)).size).toBe(settings.length)
  })

  it('is read from the CMS once for each change while the mirror cannot be read', async () => {
    const { pages, calls } = open({ mirror: 'away', cms: 'CMS' })
    await pages.revisions()
    const first = calls.cms
    await pages.revisions()
    expect(calls.cms).toBe(first)
    pages.changed()
    await pages.copy(page)
    expect(calls.cms).toBe(first + 1)
  })
})
