import { statusOf } from '#shared/async/status-of.ts'
import { pageIdOf, type PageKind, pageTypes } from '#shared/content/pages/fixed-pages.ts'
import type { PageCopies } from '#shared/content/pages/page-document.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import type { ContentSource } from '../content/content-source.ts'

const parsers = () => import('../content/page-parsers.ts')

type CopyOf<Kind extends PageKind> = PageCopies[(typeof pageTypes)[Kind]]

/** Requests the published copy of a fixed page. Its data is null if no text of the page was ever published. */
export function publishedCopy<Kind extends PageKind>(
  source: ContentSource,
  kind: Kind,
  slug: string,
): Promise<Answer<CopyOf<Kind> | null>> {
  const type = pageTypes[kind]
  return fetchWithFallback<CopyOf<Kind> | null>({
    source,
    groq: {
      name: type,
      params: { id: pageIdOf(kind, slug) },
      parse: async (raw) => (raw === null ? null : (await parsers()).parseQueriedPage(type, raw)),
    },
    rest: async () => {
      try {
        const raw = await source.rest(apiPaths.page(kind, slug))
        return (await parsers()).parseRestPage(type, raw)
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
  })
}
