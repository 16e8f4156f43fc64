import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { PageKind } from '#shared/content/content-types/page-kinds.ts'
import type { Answer } from '../content/content-fallback.ts'
import { type CopyOf, type PageText, requestText } from '../queries/page-text.ts'
import { type DocumentState, loadContent, type LoaderEnv, type PageState } from './page-loader.ts'

/** Query of a list of articles or openings that a page shows, and the parser of this list. */
export interface ListOnPage<T, Key extends QueryKey> {
  readonly query: FetchQueryOptions<Answer<T>, Error, Answer<T>, Key> & { readonly queryKey: Key }
  /** Parses the list in a response that contains both the text of the page and the list. */
  readonly parse: (raw: unknown) => Promise<T>
}

/** Converts the response with the text of a page to the state of the page. */
const stateOf = <Page>({ page, ranges }: PageText<Page>): DocumentState<Page> => ({
  failed: false,
  page,
  ...(ranges && { ranges }),
})

/**
 * Loads the text of a fixed page: the published text, or the shipped one if none was ever published. In a browser it rejects if the server
 * cannot be reached and the page was never shown before.
 */
export async function loadDocument<Kind extends PageKind>(
  env: LoaderEnv,
  kind: Kind,
  slug: string,
): Promise<DocumentState<CopyOf<Kind>>> {
  if (env.loadCopy !== undefined) return env.loadCopy(env, kind, slug)
  const { data } = await requestText(env, kind, slug)
  return stateOf(data)
}

/**
 * Puts the list of articles or openings into the query cache, if the response with a page's text contains the list. If the list cannot be
 * parsed, the page requests it separately.
 */
async function keepList<T, Key extends QueryKey>(
  { queryClient }: LoaderEnv,
  { query, parse }: ListOnPage<T, Key>,
  { data: { list }, origin }: Answer<PageText<unknown>>,
): Promise<void> {
  if (list === undefined) return
  try {
    queryClient.setQueryData<Answer<T>>(query.queryKey, { data: await parse(list), origin })
  } catch {
    // Ignores an invalid list. The page then requests the list by its own query, which reports errors.
  }
}

/**
 * Loads the text of a fixed page, and the list of articles or openings that the page shows. If only the list fails, the text is still
 * shown.
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
  if (env.loadCopy !== undefined) {
    const [copy, content] = await Promise.all([
      env.loadCopy(env, kind, slug),
      loadContent(env, list.query, () => 200),
    ])
    return { copy, content: content.data }
  }
  const text = await requestText(env, kind, slug)
  await keepList(env, list, text)
  // Without a connection, the page shows the text of an earlier visit, and no list.
  const content = await loadContent(env, list.query, () => 200).catch(() => undefined)
  return {
    copy: stateOf(text.data),
    content: content?.data ?? { failed: false },
  }
}
