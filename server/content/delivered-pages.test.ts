import { describe, expect, it } from 'vitest'
import type { LakeDocument } from '#lake/documents/types.ts'
import { HttpError } from '#server/http/http-error.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import type { ServicePage } from '#shared/pages/catalogue/page-copy.ts'
import { RANGE_IDS } from '#shared/pages/range-names.ts'
import { readPage } from '#shared/content/pages/page-document.ts'
import { shippedDocument, shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { createDeliveredPages, type DeliveredPagesOptions } from './delivered-pages.ts'

const page = pageOf('service', 'criminal-check')
const { copy: shipped } = readPage(await shippedDocument(page))
if (shipped === undefined || !('method' in shipped)) throw new Error('the page is no service')
const published = await shippedPublished(page, '2026-03-01T09:00:00Z')

/** Copy of the page with another heading. */
const copyOf = (heading: string): ServicePage => ({ ...shipped, heading })

const documentOf = (heading: string | undefined): LakeDocument => ({
  ...published,
  heading,
  _rev: `rev of ${heading}`,
  _createdAt: '2026-03-01T09:00:00Z',
  _updatedAt: '2026-03-01T09:00:00Z',
})

interface Setting {
  /** Published document in the mirror. `away` means that the mirror cannot be read. */
  readonly mirror?: LakeDocument | 'away'
  /** Published planning range in the mirror. */
  readonly range?: LakeDocument
  readonly isWithheld?: boolean
  /**
   * Heading of the published text that the CMS returns. Null means that no text was ever published, undefined that the CMS does not
   * respond.
   */
  readonly cms?: string | null
  /** Heading of the last published text on disk. */
  readonly disk?: string
}

function open({ mirror, range, isWithheld = false, cms, disk }: Setting) {
  const calls = { cms: 0, mirror: 0 }
  const shown = [
    ...(mirror === undefined || mirror === 'away' || isWithheld ? [] : [mirror]),
    ...(range === undefined ? [] : [range]),
  ]
  const options: DeliveredPagesOptions = {
    mirror: {
      readPublic: (work) => {
        calls.mirror += 1
        if (mirror === 'away') return Promise.reject(new Error('away'))
        return work({
          documents: async (ids) => shown.filter(({ _id }) => ids.includes(_id)),
          publishedRevisions: async () => new Map(shown.map(({ _id, _rev }) => [_id, _rev])),
        })
      },
      withholds: (id) => isWithheld && id === page.id,
    },
    pages: {
      page: async () => {
        if (disk === undefined) throw new HttpError('unavailable', 'No text is on disk')
        return { content: copyOf(disk), isSaved: true }
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
      'the shipped copy if there is no complete text',
      { mirror: documentOf(undefined) },
      shipped.heading,
    ],
    [
      'the CMS while the mirror withholds the page',
      { isWithheld: true, cms: 'CMS', disk: 'Disk' },
      'CMS',
    ],
    [
      'the disk while the mirror withholds the page and the CMS is unavailable',
      { isWithheld: true, disk: 'Disk' },
      'Disk',
    ],
    [
      'the CMS while the mirror cannot be read',
      { mirror: 'away', cms: 'CMS', disk: 'Disk' },
      'CMS',
    ],
    ['the disk while CMS and mirror are unavailable', { mirror: 'away', disk: 'Disk' }, 'Disk'],
    ['the shipped copy if no source is available', { mirror: 'away' }, shipped.heading],
    [
      'the shipped copy if the mirror cannot be read and the CMS has no text',
      { mirror: 'away', cms: null },
      shipped.heading,
    ],
  ])('comes from %s', async (_, setting, heading) => {
    const { read } = open(setting)
    const found = await read()
    expect(found.heading).toBe(heading)
    expect(found.document?._rev).toBe(found.revision)
  })

  it('different texts of a page have different revisions', async () => {
    const settings: Setting[] = [
      { mirror: documentOf('Mirror') },
      { isWithheld: true, cms: 'CMS' },
      { isWithheld: true, cms: 'Second' },
      {},
    ]
    const found = await Promise.all(settings.map((setting) => open(setting).read()))
    expect(new Set(found.map(({ revision }) => revision)).size).toBe(settings.length)
  })

  it('the text of a page is read from the CMS once after each change, as long as the mirror cannot be read', async () => {
    const { pages, calls } = open({ mirror: 'away', cms: 'CMS' })
    await pages.revisions()
    const first = calls.cms
    await pages.revisions()
    expect(calls.cms).toBe(first)
    pages.changed()
    await pages.copy(page)
    // A read of a page also reads the planning ranges, which are documents of their own.
    expect(calls.cms).toBe(first + 1 + RANGE_IDS.length)
    await pages.copy(page)
    expect(calls.cms).toBe(first + 1 + RANGE_IDS.length)
  })
})

describe('the planning ranges', () => {
  const range = async (max: number): Promise<LakeDocument> => ({
    ...(await shippedPublished(pageOf('range', 'criminal-uk-enhanced'), '2026-03-01T09:00:00Z')),
    max,
    _rev: `max ${max}`,
    _createdAt: '2026-03-01T09:00:00Z',
    _updatedAt: '2026-03-01T09:00:00Z',
  })
  const timesIn = (value: unknown) => JSON.stringify(value).match(/1 to \d+ weeks|\{[a-z-]+\}/gu)

  it('the shipped planning ranges are returned until a range is published', async () => {
    const { pages } = open({ mirror: documentOf('Mirror') })
    expect(timesIn(await pages.copy(page))).toContain('1 to 8 weeks')
    expect((await pages.revisions()).get(page.id)).toBe('rev of Mirror')
  })

  it('the published planning ranges are filled into copies, documents, and the table of /services', async () => {
    const { pages } = open({ mirror: documentOf('Mirror'), range: await range(9) })
    const services = pageOf('hub', 'services')
    const [document, hub] = await pages.documents([page.id, services.id])
    expect(timesIn(await pages.copy(page))).toEqual(timesIn(document))
    expect(timesIn(document)).toContain('1 to 9 weeks')
    expect(timesIn(document)).not.toContain('1 to 8 weeks')
    expect((await pages.ranges())['criminal-uk-enhanced'].max).toBe(9)
    expect(hub?.['ranges']).toContainEqual(expect.objectContaining({ max: 9 }))
  })

  it('planning ranges are read from the mirror once after each change, and only for pages that may contain them', async () => {
    const { pages, calls } = open({ mirror: documentOf('Mirror'), range: await range(9) })
    const reads = async (work: () => Promise<unknown>) => {
      const before = calls.mirror
      await work()
      return calls.mirror - before
    }
    const about = pageOf('company', 'about')
    expect(await reads(() => pages.copy(about))).toBe(1)
    expect(await reads(() => pages.documents([about.id]))).toBe(1)
    expect(await reads(() => Promise.all([pages.copy(page), pages.copy(page)]))).toBe(3)
    expect(await reads(() => pages.ranges())).toBe(0)
    pages.changed()
    expect(await reads(() => pages.documents([page.id]))).toBe(2)
    // Ranges that were read while the mirror is unavailable are not cached, because no event reports when the mirror is available again.
    const away = open({ mirror: 'away' })
    await away.pages.ranges()
    await away.pages.ranges()
    expect(away.calls.mirror).toBe(2)
  })

  it('a changed planning range changes the revisions of the pages that may contain it', async () => {
    const revisionsWith = async (max: number) =>
      await open({ mirror: documentOf('Mirror'), range: await range(max) }).pages.revisions()
    const [before, after] = [await revisionsWith(9), await revisionsWith(10)]
    expect(before.get(page.id)).not.toBe(after.get(page.id))
    expect(before.get(pageOf('company', 'about').id)).toBe(after.get(pageOf('company', 'about').id))
    const { pages } = open({ mirror: documentOf('Mirror'), range: await range(10) })
    const [document] = await pages.documents([page.id])
    expect(document?._rev).toBe(after.get(page.id))
  })
})
