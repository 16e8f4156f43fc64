import { createHash } from 'node:crypto'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  type FixedPage,
  fixedPageOf,
  fixedPages,
  PAGE_TYPES,
} from '#shared/content/pages/fixed-pages.ts'
import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import {
  type PageCopies,
  type PageReading,
  readPage,
  toPageDocument,
} from '#shared/content/pages/page-document.ts'
import type { RangePages } from '#shared/pages/hubs/range-pages.ts'
import { withPrices } from '#shared/pages/hubs/prices.ts'
import { withShippedRanges } from '#shared/pages/hubs/turnaround.ts'
import { hasTimes } from '#shared/pages/delivered-ranges.ts'
import { withPlannedTimes } from '#shared/pages/planning-references.ts'
import { SHIPPED_REVISION, shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import type { PageService } from './pages.service.ts'
import { isRange, RANGE_PAGES } from './range-documents.ts'

/** Text of a page as visitors get it. If `copy` is missing, visitors get the shipped text. */
interface Delivered {
  readonly revision: string
  readonly copy?: PageCopies[PageType]
}

/** Mirror of the lake's documents. */
interface PageMirror {
  readPublic<T>(
    work: (store: {
      documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
      publishedRevisions(types: readonly PageType[]): Promise<ReadonlyMap<string, string>>
    }) => Promise<T>,
  ): Promise<T>
  withholds(id: string): boolean
}

export interface DeliveredPagesOptions {
  readonly mirror: PageMirror
  readonly pages: Pick<PageService, 'page'>
  /** Queries the CMS for a page: its published text, or null if none was ever published. */
  readonly query: (page: FixedPage) => Promise<PageReading<PageType> | null>
}

/**
 * Texts of the fixed pages as visitors get them, for all parts of the server except the page renderer. They come from the mirror. If the
 * mirror cannot be read or withholds a page, they come from the CMS, otherwise from the last published copy on disk, otherwise from the
 * shipped copy. No read rejects.
 */
export interface DeliveredPages {
  /**
   * Revisions of the texts of all fixed pages, by document id. Equal revisions mean equal texts. If a page may contain times of planning
   * ranges, its revision includes the revisions of the ranges.
   */
  revisions(): Promise<ReadonlyMap<string, string>>
  /**
   * Documents of the fixed pages with these ids, in the revisions that `revisions` returns. A page with the shipped text has a document
   * with only `_id`, `_type` and `_rev`. Documents of hub pages contain the planning ranges in the attribute `ranges`, because /services
   * lists them.
   */
  documents(ids: readonly string[]): Promise<readonly PublishedPage[]>
  /** Returns the planning ranges as visitors get them. */
  ranges(): Promise<RangePages>
  /** Returns the text of a page, with the times of the planning ranges. */
  copy<Type extends PageType>(page: FixedPage & { readonly type: Type }): Promise<PageCopies[Type]>
  /** Called after a change of public content. Discards cached texts and ranges. */
  changed(): void
}

/** Document of a page that contains the text which visitors get. */
interface PublishedPage {
  readonly _id: string
  readonly _type: PageType
  readonly _rev: string
  readonly [attribute: string]: unknown
}

const hashOf = (copy: PageCopies[PageType]) =>
  `text-${createHash('sha256').update(JSON.stringify(copy)).digest('base64url')}`

/** Planning ranges as visitors get them. */
interface DeliveredRanges {
  readonly ranges: RangePages
  /** Revision of all ranges; empty if no range was ever published. */
  readonly revision: string
  /** True if all ranges were read from the mirror. */
  readonly isMirrored: boolean
}

/** Revision of all planning ranges; empty if no range was ever published. */
function revisionOfRanges(revisions: ReadonlyMap<string, string>): string {
  const own = RANGE_PAGES.map(({ id }) => revisions.get(id) ?? SHIPPED_REVISION)
  return own.every((revision) => revision === SHIPPED_REVISION)
    ? ''
    : createHash('sha256').update(own.join(' ')).digest('base64url').slice(0, 16)
}

const documentOf = (page: FixedPage, { revision, copy }: Delivered): PublishedPage => ({
  ...(copy && toPageDocument(page, copy)),
  _id: page.id,
  _type: page.type,
  _rev: revision,
})

/**
 * Revision of a page that may contain times of planning ranges. It includes the revision of the ranges, unless no range was ever published.
 */
const revisionWith = (page: FixedPage, revision: string, ofRanges: string) =>
  hasTimes(page) && ofRanges !== '' ? `${revision}+${ofRanges}` : revision

/** Copy of a page with the times of the planning ranges filled in. */
const fill = (
  page: FixedPage,
  copy: PageCopies[PageType],
  { ranges }: Partial<DeliveredRanges> = {},
) => (hasTimes(page) && ranges !== undefined ? withPrices(withPlannedTimes(copy, ranges)) : copy)

/** Cache of the planning ranges. Each change invalidates it. */
function createRangeCache(read: () => Promise<DeliveredRanges>) {
  let known: Promise<DeliveredRanges> | undefined
  return {
    get: (): Promise<DeliveredRanges> => {
      if (known !== undefined) return known
      const made = read().then((delivered) => {
        // Ranges from other sources than the mirror are not cached, because no event reports when the mirror can be read again.
        if (!delivered.isMirrored && known === made) known = undefined
        return delivered
      })
      known = made
      return made
    },
    changed: () => {
      known = undefined
    },
  }
}

/** Creates the functions that read the delivered texts. */
export function createDeliveredPages(options: DeliveredPagesOptions): DeliveredPages {
  const { mirror, pages, query } = options
  /** Cache of page texts that could not be read from the mirror. Each change invalidates it. */
  let aside = new Map<string, Promise<Delivered>>()

  /** Copy of the page from the mirror or, if that fails, the last published copy on disk. Undefined if there is neither. */
  const saved = (page: FixedPage) =>
    pages.page(page).then(
      ({ content }) => content,
      () => undefined,
    )

  const read = async (page: FixedPage): Promise<Delivered> => {
    const reading = await query(page).catch(() => undefined)
    if (reading === null) return { revision: SHIPPED_REVISION }
    const copy = reading?.copy ?? (await saved(page))
    return copy === undefined ? { revision: SHIPPED_REVISION } : { revision: hashOf(copy), copy }
  }

  /** Text of a page that cannot be read from the mirror. It is read once and cached until the next change. */
  const readAside = (page: FixedPage): Promise<Delivered> => {
    const known = aside.get(page.id)
    if (known !== undefined) return known
    const made = read(page)
    aside.set(page.id, made)
    return made
  }

  /** Published documents in the mirror, by id. Undefined while the mirror cannot be read. Withheld documents are missing. */
  const mirrored = async (ids: readonly string[]) => {
    try {
      const documents = await mirror.readPublic((store) => store.documents(ids))
      const published = documents.filter(({ status }) => status === PUBLIC_STATUS)
      return new Map(published.map((document) => [document._id, document]))
    } catch {
      return undefined
    }
  }

  /** Text of a published document. If the document is incomplete, the last complete text of the page. */
  const ofDocument = async (page: FixedPage, document: LakeDocument): Promise<Delivered> => {
    const copy = readPage(document).copy ?? (await saved(page)) ?? (await shippedCopy(page))
    return { revision: document._rev, copy }
  }

  /** Delivered text of a page. @param documents published documents that were read from the mirror */
  const deliver = async (
    page: FixedPage,
    documents: ReadonlyMap<string, LakeDocument> | undefined,
  ): Promise<Delivered> => {
    if (documents === undefined || mirror.withholds(page.id)) return readAside(page)
    const document = documents.get(page.id)
    return document === undefined ? { revision: SHIPPED_REVISION } : ofDocument(page, document)
  }

  const readRanges = async (): Promise<DeliveredRanges> => {
    const documents = await mirrored(RANGE_PAGES.map(({ id }) => id))
    const delivered = await Promise.all(
      RANGE_PAGES.map(async (page) => [page.id, await deliver(page, documents)] as const),
    )
    return {
      ranges: withShippedRanges(delivered.flatMap(([, { copy }]) => (isRange(copy) ? [copy] : []))),
      revision: revisionOfRanges(new Map(delivered.map(([id, { revision }]) => [id, revision]))),
      isMirrored: documents !== undefined && !RANGE_PAGES.some(({ id }) => mirror.withholds(id)),
    }
  }

  const planning = createRangeCache(readRanges)

  /** Planning ranges to fill into the texts of these pages. Undefined if none of the pages may contain such times. */
  const rangesFor = async (shown: readonly FixedPage[]) =>
    shown.some(hasTimes) ? planning.get() : undefined

  return {
    revisions: async () => {
      const published = await mirror
        .readPublic((store) => store.publishedRevisions(PAGE_TYPES))
        .catch(() => undefined)
      const revisions = new Map(
        await Promise.all(
          fixedPages.map(async (page) => {
            const revision =
              published === undefined || mirror.withholds(page.id)
                ? (await readAside(page)).revision
                : (published.get(page.id) ?? SHIPPED_REVISION)
            return [page.id, revision] as const
          }),
        ),
      )
      const ofRanges = revisionOfRanges(revisions)
      return new Map(
        fixedPages.map((page) => [
          page.id,
          revisionWith(page, revisions.get(page.id) ?? SHIPPED_REVISION, ofRanges),
        ]),
      )
    },
    documents: async (ids) => {
      const wanted = ids.flatMap((id) => fixedPageOf(id) ?? [])
      const [documents, planned] = await Promise.all([mirrored(ids), rangesFor(wanted)])
      return Promise.all(
        wanted.map(async (page) => {
          const { revision, copy } = await deliver(page, documents)
          const whole = revisionWith(page, revision, planned?.revision ?? '')
          if (whole === SHIPPED_REVISION) return documentOf(page, { revision })
          const text = fill(page, copy ?? (await shippedCopy(page)), planned)
          return {
            ...documentOf(page, { revision: whole, copy: text }),
            ...(page.type === 'hubPage' && planned && { ranges: Object.values(planned.ranges) }),
          }
        }),
      )
    },
    ranges: async () => (await planning.get()).ranges,
    copy: async <Type extends PageType>(page: FixedPage & { readonly type: Type }) => {
      const [{ copy }, planned] = await Promise.all([
        mirrored([page.id]).then((documents) => deliver(page, documents)),
        rangesFor([page]),
      ])
      const text = fill(page, copy ?? (await shippedCopy(page)), planned)
      // The cast is correct, because the type of a page determines the type of its copy.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return text as PageCopies[Type]
    },
    changed: () => {
      aside = new Map()
      planning.changed()
    },
  }
}
