import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { type FixedPage, fixedPages, type PageType } from '#shared/content/pages/fixed-pages.ts'
import { readPage, type PageCopies } from '#shared/content/pages/page-document.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import type { SavedPages } from './saved-pages.ts'

/** Replica of the lake's documents. */
interface PageMirror {
  readPublic<T>(
    work: (store: {
      documents(ids: readonly string[]): Promise<readonly LakeDocument[]>
    }) => Promise<T>,
  ): Promise<T>
  /** `isFull`: true while changed documents are withheld, because the database has no space for them. */
  readonly status: { readonly isFull: boolean }
}

/** Reads of published fixed pages from the mirror. No request is sent to the lake. */
export interface PageService {
  /**
   * Returns the published copy of a fixed page. If the mirror cannot be read or has no space, returns the last published copy on disk.
   * @throws HttpError `not_found` if no document of the page is published; `unavailable` if the published document is incomplete and no
   * copy is on disk
   */
  page(page: FixedPage): Promise<PageCopies[PageType]>
  /** Saves the published copies of all fixed pages on disk, after one of them has changed. Resolves when they are stored. */
  savePages(): Promise<void>
}

const isPublished = (document: LakeDocument | undefined): document is LakeDocument =>
  document?.['status'] === PUBLIC_STATUS

/** Creates the service that reads fixed pages. Without `saved`, no copies are on disk. */
export function createPageService(mirror: PageMirror, saved?: SavedPages): PageService {
  const mirrored = ({ id }: FixedPage) =>
    mirror.readPublic(async (store) => {
      const [document] = await store.documents([id])
      if (!isPublished(document)) {
        throw new HttpError('not_found', 'Not found')
      }
      const { copy, problem } = readPage(document)
      if (copy !== undefined) return copy
      throw new HttpError('unavailable', problem, { headers: { 'Retry-After': '60' } })
    })

  return {
    page: async (page) => {
      try {
        return await mirrored(page)
      } catch (error) {
        // A withheld page is published, although the mirror does not return it.
        const isMissing = error instanceof HttpError && error.code === 'not_found'
        if (isMissing && !mirror.status.isFull) throw error
        const copy = await saved?.get(page)
        if (copy === undefined) throw error
        return copy
      }
    },
    savePages: async () => {
      if (saved === undefined || mirror.status.isFull) return
      const documents = await mirror.readPublic((store) =>
        store.documents(fixedPages.map(({ id }) => id)),
      )
      const published = new Map(
        documents.filter(isPublished).map((document) => [document._id, document]),
      )
      const copies: Record<string, PageCopies[PageType]> = {}
      for (const page of fixedPages) {
        const document = published.get(page.id)
        // The last complete text stays while the document is incomplete.
        const copy = document && (readPage(document).copy ?? (await saved.get(page)))
        if (copy !== undefined) copies[page.id] = copy
      }
      await saved.replace(copies)
    },
  }
}
