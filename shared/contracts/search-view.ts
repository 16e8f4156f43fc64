/**
 * State of a search, as it is stored in the URL of the search page. It is in a file of its own, so that pages can load the schemas of
 * responses later, with the first response.
 */

export const SEARCH_QUERY = {
  /** Maximum length of a query, in characters. */
  characters: 200,
  /** Number of results on a page. */
  pageSize: 10,
  /** Maximum number of suggestions. */
  suggestions: 5,
} as const

/** Kinds of results, in the order in which they are listed. */
export const RESULT_KINDS = [
  'service',
  'solution',
  'industry',
  'article',
  'example',
  'question',
  'term',
  'page',
] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

/** Search that the visitor requested. */
export interface AskedSearch {
  readonly query: string
  readonly kind?: ResultKind | undefined
  readonly page: number
  readonly isExact: boolean
  /** Reason why there are no results: the query is too long, the search took too long, or it failed. */
  readonly problem?: 'too_long' | 'too_slow' | 'unavailable'
}

/** Reads a search from the parameters of the search page. Unknown values are ignored. */
export function searchViewOf(parameters: URLSearchParams): AskedSearch {
  const query = (parameters.get('q') ?? '').trim()
  const page = Number(parameters.get('page'))
  return {
    query: query.slice(0, SEARCH_QUERY.characters),
    kind: RESULT_KINDS.find((kind) => kind === parameters.get('kind')),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    isExact: parameters.get('exact') === '1',
    ...(query.length > SEARCH_QUERY.characters && { problem: 'too_long' as const }),
  }
}
