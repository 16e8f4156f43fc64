import { NO_STORE } from '#server/http/answers.ts'
import { createPersonalAnswers, PRIVATE, type PersonalAnswersOptions } from './personal-answers.ts'
import { isBot } from '#server/http/guards/bots.ts'
import { encodeAnswer, respondEncoded } from '#server/http/encoding/encoded-answer.ts'
import { toHttpError } from '#server/http/errors.ts'
import { paths } from '#shared/paths/paths.ts'
import type { SearchAnswer, SearchView } from '#shared/contracts/search.ts'
import { searchViewOf, type ResultKind } from '#shared/contracts/search-view.ts'

/** Search of the site. Rejects with an HttpError. */
export type SearchSite = (
  query: {
    readonly text: string
    readonly kind?: ResultKind | undefined
    readonly page: number
    readonly isExact: boolean
  },
  searcher: { readonly address: string; readonly signal: AbortSignal; readonly isBot?: boolean },
) => Promise<SearchAnswer>

export interface SearchPageOptions extends PersonalAnswersOptions {
  readonly search: SearchSite
}

/** Result of a search: status and data of the page. */
interface Outcome {
  readonly status: number
  readonly view: SearchView
  readonly retryAfter?: string | undefined
}

/** Creates the page of search results that works without JavaScript. It is rendered for each request and never cached. */
export function createSearchPage({ search, ...options }: SearchPageOptions) {
  const { html, page, tooMany } = createPersonalAnswers(options)

  const outcome = async (request: Request, address: string): Promise<Outcome> => {
    const view = searchViewOf(new URL(request.url).searchParams)
    if (view.problem !== undefined) return { status: 400, view }
    if (view.query === '') return { status: 200, view }
    const { query: text, kind, page: number, isExact } = view
    try {
      const answer = await search(
        { text, kind, page: number, isExact },
        { address, signal: request.signal, isBot: isBot(request) },
      )
      return { status: 200, view: { ...view, answer } }
    } catch (thrown) {
      const { status, headers } = toHttpError(thrown)
      const problem = status === 400 ? 'too_slow' : 'unavailable'
      return { status, view: { ...view, problem }, retryAfter: headers['Retry-After'] }
    }
  }

  return {
    /**
     * Page of search results for the query in the URL.
     * @param address IP address of the client
     */
    fetch: async (request: Request, address: string): Promise<Response> => {
      const limited = tooMany(address)
      if (limited !== undefined) return limited
      const { status, view, retryAfter } = await outcome(request, address)
      const text = await page(paths.search(), { search: view })
      // The page can be compressed, because it contains nothing personal and, except for the query, no secret.
      const { headers } = html(status, null, {
        ...PRIVATE,
        ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      })
      const answer = await encodeAnswer({
        status,
        headers: Object.fromEntries(headers),
        text,
        caching: NO_STORE['cache-control'],
      })
      return respondEncoded(answer, request)
    },
  }
}
