import { hasTimes, showsRanges } from '#shared/content/pages/page-list.ts'
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { pageOf, type PageKind } from '#shared/content/pages/fixed-pages.ts'
import type { PlanningRangePage } from '#shared/pages/catalogue/page-copy.ts'
import { withShippedRanges } from '#shared/pages/hubs/turnaround.ts'
import { withPlannedTimes } from '#shared/pages/planning-references.ts'
import type { Answer } from '../content/content-fallback.ts'
import { type CopyOf, fetchText, type PageText, requestText } from '../queries/page-text.ts'
import { publishedRanges } from '../queries/planning-ranges.ts'
import { loadContent, type LoaderEnv, type PageState } from './page-loader.ts'

/**
 * Origin of a page's copy. `cms`: the published document, or the shipped copy if none was ever published. `saved`: the same from REST, while
 * the CMS does not respond. `shipped`: the shipped copy, because neither responds; the last published copy may differ.
 */
export type CopyOrigin = 'cms' | 'saved' | 'shipped'

/** Loader data of a page with copy. `page` is absent if there is no such page. */
export interface CopyState<Page> extends PageState {
  readonly page?: Page
  /** Default: `cms`. Only set on the server. */
  readonly copyFrom?: CopyOrigin
}

/** Loader data of a page that is a document. */
export interface DocumentState<Page> extends CopyState<Page> {
  readonly page: Page
  /** All planning ranges, of a page that shows them. */
  readonly ranges?: readonly PlanningRangePage[]
}

/** List of articles or openings on a page. */
export interface ListOnPage<T, Key extends QueryKey> {
  readonly query: FetchQueryOptions<Answer<T>, Error, Answer<T>, Key> & { readonly queryKey: Key }
  /** Parses the list in the response with the text of the page. */
  readonly parse: (raw: unknown) => Promise<T>
}

const ORIGINS: readonly CopyOrigin[] = ['cms', 'saved', 'shipped']

/** Origin of a page whose parts have different origins. */
const worstOf = (origins: readonly CopyOrigin[]): CopyOrigin =>
  ORIGINS.findLast((origin) => origins.includes(origin)) ?? 'cms'

/** Loads the copy of a page on the server, with the times of the published planning ranges, or the shipped ones if these cannot be loaded. */
async function loadOnServer<Kind extends PageKind>(
  { source }: LoaderEnv,
  shipped: NonNullable<LoaderEnv['shipped']>,
  kind: Kind,
  slug: string,
): Promise<DocumentState<CopyOf<Kind>>> {
  const fixed = pageOf(kind, slug)
  const needsRanges = hasTimes(fixed) || showsRanges(fixed)
  const [answer, ranges] = await Promise.all([
    fetchText(source, kind, slug).catch(() => undefined),
    needsRanges ? publishedRanges(source).catch(() => undefined) : undefined,
  ])
  const text = answer?.data?.page ?? (await shipped(fixed))
  const table = withShippedRanges(ranges?.data ?? [])
  const origins: CopyOrigin[] = [answer?.origin ?? 'shipped']
  if (needsRanges) origins.push(ranges?.origin ?? 'shipped')
  const copyFrom = worstOf(origins)
  return {
    failed: false,
    page: hasTimes(fixed) ? withPlannedTimes(text, table) : text,
    ...(showsRanges(fixed) && { ranges: Object.values(table) }),
    ...(copyFrom !== 'cms' && { copyFrom }),
  }
}

/** State of a page from a response to a browser. */
const stateOf = <Page>({ page, ranges }: PageText<Page>): DocumentState<Page> => ({
  failed: false,
  page,
  ...(ranges && { ranges }),
})

/**
 * Loads the copy of a fixed page: the published one, or the shipped one if none was ever published. Rejects in a browser that cannot reach
 * the server and has not shown the page before.
 */
export async function loadDocument<Kind extends PageKind>(
  env: LoaderEnv,
  kind: Kind,
  slug: string,
): Promise<DocumentState<CopyOf<Kind>>> {
  // The build of the browser removes the code of the server.
  if (import.meta.env.SSR && env.shipped) return loadOnServer(env, env.shipped, kind, slug)
  const { data } = await requestText(env, kind, slug)
  return stateOf(data)
}

/** Puts the list in the response with a page's text into the query cache. A list that cannot be parsed is requested separately. */
async function keepList<T, Key extends QueryKey>(
  { queryClient }: LoaderEnv,
  { query, parse }: ListOnPage<T, Key>,
  { data: { list }, origin }: Answer<PageText<unknown>>,
): Promise<void> {
  if (list === undefined) return
  try {
    queryClient.setQueryData<Answer<T>>(query.queryKey, { data: await parse(list), origin })
  } catch {
    // The query of the list reports its own errors.
  }
}

/**
 * Loads the copy of a fixed page, and a list of articles or openings that the page shows. The list is not necessary for the page, so a
 * failure of the list has no effect on the copy.
 */
export async function loadWithList<Kind extends PageKind, T, Key extends QueryKey>(
  env: LoaderEnv,
  kind: Kind,
  slug: string,
  list: ListOnPage<T, Key>,
): Promise<{
  readonly copy: DocumentState<CopyOf<Kind>>
  readonly content: PageState
}> {
  if (import.meta.env.SSR && env.shipped) {
    const [copy, content] = await Promise.all([
      loadOnServer(env, env.shipped, kind, slug),
      loadContent(env, list.query, () => 200),
    ])
    return { copy, content: content.data }
  }
  const text = await requestText(env, kind, slug)
  await keepList(env, list, text)
  // Without a connection, an earlier text is shown without its list.
  const content = await loadContent(env, list.query, () => 200).catch(() => undefined)
  return {
    copy: stateOf(text.data),
    content: content?.data ?? { failed: false },
  }
}
