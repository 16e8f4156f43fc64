import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { pageIdOf, type PageKind, pageTypes } from '#shared/content/content-types/page-kinds.ts'
import type { PageCopies } from '#shared/content/pages/page-document.ts'
import type { PlanningRangePage } from '#shared/pages/catalogue/page-copy.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { fetchWithFallback, type Answer } from '../content/content-fallback.ts'
import type { ContentSource } from '../content/content-source.ts'

const parsers = () => import('../content/page-parsers.ts')

/** Text of a fixed page of the given kind. */
export type CopyOf<Kind extends PageKind> = PageCopies[(typeof pageTypes)[Kind]]

/** Response with the text of a fixed page. */
export interface PageText<Page> {
  readonly page: Page
  /** Articles or openings that the page lists, as the server returned them. Absent if the response contains no list. */
  readonly list?: unknown
  /**
   * All planning ranges, for pages that show them. Absent if the site's own server has sent the request, because the server requests the
   * ranges separately.
   */
  readonly ranges?: readonly PlanningRangePage[]
}

/**
 * Requests the text of a fixed page. On the server, the data is null if no text was ever published. A browser receives the shipped text in
 * that case.
 */
export function fetchText<Kind extends PageKind>(
  source: ContentSource,
  kind: Kind,
  slug: string,
): Promise<Answer<PageText<CopyOf<Kind>> | null>> {
  const type = pageTypes[kind]
  return fetchWithFallback<PageText<CopyOf<Kind>> | null>({
    source,
    groq: {
      name: type,
      params: { id: pageIdOf(kind, slug) },
      parse: async (raw) => (raw === null ? null : (await parsers()).parseQueriedPage(type, raw)),
    },
    rest: async () => {
      const raw = await source.rest(apiPaths.page(kind, slug))
      return (await parsers()).parseRestPage(type, raw)
    },
  })
}

/**
 * Maximum age in milliseconds at which a text is shown without a request. Thus a click on a link uses the text that was prefetched for the
 * link.
 */
const FRESH = 10_000

interface BrowserEnv {
  readonly queryClient: QueryClient
  readonly source: ContentSource
}

/**
 * Query for the text of a fixed page in a browser. Without a network it fails at once, so that the page can show the text of an earlier
 * visit.
 */
const textQuery = <Kind extends PageKind>({ source }: BrowserEnv, kind: Kind, slug: string) =>
  queryOptions({
    queryKey: ['page', kind, slug],
    queryFn: async (): Promise<Answer<PageText<CopyOf<Kind>>>> => {
      const { data, origin } = await fetchText(source, kind, slug)
      if (data === null) throw new Error('The page has no text.')
      return { data, origin }
    },
    staleTime: FRESH,
    retry: false,
    networkMode: 'always',
  })

/** Requests the text of a fixed page in advance. A failure is ignored, because the navigation requests the text again. */
export const prefetchText = (env: BrowserEnv, kind: PageKind, slug: string): Promise<void> =>
  env.queryClient.prefetchQuery(textQuery(env, kind, slug))

/**
 * Requests the text of a fixed page in a browser. If the request fails, returns the text of an earlier visit. Rejects if there is no
 * earlier text.
 */
export async function requestText<Kind extends PageKind>(
  env: BrowserEnv,
  kind: Kind,
  slug: string,
): Promise<Answer<PageText<CopyOf<Kind>>>> {
  const query = textQuery(env, kind, slug)
  try {
    return await env.queryClient.fetchQuery(query)
  } catch (error) {
    const earlier = env.queryClient.getQueryData(query.queryKey)
    if (earlier === undefined) throw error
    return earlier
  }
}
