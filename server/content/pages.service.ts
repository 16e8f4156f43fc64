import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { type FixedPage, fixedPages, isPageType } from '#shared/content/pages/fixed-pages.ts'
import type { PageType } from '#shared/content/content-types/page-kinds.ts'
import { notingLeftOut } from '#shared/content/pages/known-slugs.ts'
import { readPage, type PageCopies } from '#shared/content/pages/page-document.ts'
import type { PlanningRangePage } from '#shared/pages/catalogue/page-copy.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import { isRange, RANGE_PAGES } from './range-documents.ts'
import type { SavedPages } from './saved-pages.ts'

/** Mirror of the lake's documents. */
interface PageMirror {
  readPublic<T>(
    work: (store: {
      documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
    }) => Promise<T>,
  ): Promise<T>
  /** True if visitors may not see the document in the mirror, because it lacks a change that could not be written. */
  withholds(id: string): boolean
}

/** Content that was read, with its origin. */
export interface PageRead<Content> {
  readonly content: Content
  /** True if a part of the content comes from the last published copy on disk. */
  readonly isSaved: boolean
}

/** Functions that read published fixed pages from the mirror. They send no request to the lake. */
export interface PageService {
  /**
   * Returns the published copy of a fixed page from the mirror. If the mirror cannot be read or withholds the page, returns the last
   * published copy on disk.
   * @throws HttpError `not_found` if no document of the page is published; `unavailable` if the mirror withholds the page or the published
   * document is incomplete, and there is no copy on disk
   */
  page(page: FixedPage): Promise<PageRead<PageCopies[PageType]>>
  /** Returns the published planning ranges. A range that the mirror lacks is replaced by its last published copy on disk. */
  ranges(): Promise<PageRead<readonly PlanningRangePage[]>>
  /** Writes the published copies of all fixed pages to disk. Called after one of them has changed. Resolves when the copies are stored. */
  savePages(): Promise<void>
}

const isPublished = (document: LakeDocument | undefined): document is LakeDocument =>
  document?.['status'] === PUBLIC_STATUS

const unavailable = (message: string) =>
  new HttpError('unavailable', message, { headers: { 'Retry-After': '60' } })

/** Creates a reader of documents, which reports each invalid item that a page does not show. Each item is reported once. */
function createReader(onLeftOut: ((id: string, reason: string) => void) | undefined) {
  const reported = new Set<string>()
  return (document: LakeDocument) => {
    const { result, leftOut } = notingLeftOut(() => readPage(document))
    for (const reason of leftOut) {
      const key = `${document._id} ${reason}`
      if (reported.has(key)) continue
      // The set stays small, because only published documents of fixed pages are read.
      reported.add(key)
      onLeftOut?.(document._id, reason)
    }
    return result
  }
}

/**
 * Creates the service that reads fixed pages.
 * @param saved copies on disk. Default: none
 * @param onLeftOut called with the id of a document and the reason, once for each item of a list that its page does not show
 */
export function createPageService(
  mirror: PageMirror,
  saved?: SavedPages,
  onLeftOut?: (id: string, reason: string) => void,
): PageService {
  const read = createReader(onLeftOut)
  const mirrored = ({ id }: FixedPage) =>
    mirror.readPublic(async (store) => {
      const [document] = await store.documents([id])
      if (!isPublished(document)) {
        throw mirror.withholds(id)
          ? unavailable('The page has not been copied yet')
          : new HttpError('not_found', 'Not found')
      }
      const { copy, problem } = read(document)
      if (copy !== undefined) return copy
      throw unavailable(problem)
    })

  /** Published copy of a range; undefined if none was ever published. */
  const rangeOf = async (page: FixedPage, document: LakeDocument | undefined) => {
    if (document === undefined && !mirror.withholds(page.id)) return undefined
    const content = document && read(document).copy
    if (content !== undefined) return { content, isSaved: false }
    return { content: await saved?.get(page), isSaved: true }
  }

  return {
    page: async (page) => {
      try {
        return { content: await mirrored(page), isSaved: false }
      } catch (error) {
        if (error instanceof HttpError && error.code === 'not_found') throw error
        const content = await saved?.get(page)
        if (content === undefined) throw error
        return { content, isSaved: true }
      }
    },
    ranges: async () => {
      const documents = await mirror
        .readPublic((store) => store.documents(RANGE_PAGES.map(({ id }) => id)))
        .catch((error: unknown) => ({ error }))
      if (!('error' in documents)) {
        const published = new Map(documents.filter(isPublished).map((each) => [each._id, each]))
        const ranges = await Promise.all(
          RANGE_PAGES.map((page) => rangeOf(page, published.get(page.id))),
        )
        return {
          content: ranges.map((range) => range?.content).filter(isRange),
          isSaved: ranges.some((range) => range?.isSaved),
        }
      }
      const copies = await Promise.all(RANGE_PAGES.map(async (page) => saved?.get(page)))
      const content = copies.filter(isRange)
      // Without any copy on disk it is unknown if ranges were published, so an empty list would be wrong.
      if (content.length === 0) throw documents.error
      return { content, isSaved: true }
    },
    savePages: async () => {
      if (saved === undefined) return
      const documents = await mirror.readPublic((store) =>
        store.documents(fixedPages.map(({ id }) => id)),
      )
      const published = new Map(
        documents.filter(isPublished).map((document) => [document._id, document]),
      )
      const copies: Record<string, PageCopies[PageType]> = {}
      for (const page of fixedPages) {
        const document = published.get(page.id)
        if (document === undefined && !mirror.withholds(page.id)) continue
        // While a page is withheld or incomplete, its last complete text stays on disk.
        const copy = (document && read(document).copy) ?? (await saved.get(page))
        if (copy !== undefined) copies[page.id] = copy
      }
      await saved.replace(copies)
    },
  }
}

/** Saves the published copies after each change of a page. Returns a part of the server whose stop waits until the copies are stored. */
export function savePagesOnChange(
  changes: {
    on(event: 'public', listener: (change: { readonly types: readonly string[] }) => void): unknown
  },
  pages: Pick<PageService, 'savePages'>,
) {
  let saving = Promise.resolve()
  changes.on('public', ({ types }) => {
    if (!types.some(isPageType)) return
    // If the mirror cannot be read, the copies on disk stay as they are.
    saving = saving.then(() => pages.savePages().catch(() => undefined))
  })
  return { name: 'saved texts of pages', stop: () => saving }
}
