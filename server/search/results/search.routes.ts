import { isBot } from '#server/http/guards/bots.ts'
import { serve, type Route } from '#server/http/route.ts'
import { searchOperations } from '#shared/contracts/operations/search-operations.ts'
import type { VisitorSearch } from './visitor-search.ts'

/** Routes of the search for visitors. */
export const searchRoutes = ({ search, suggest }: VisitorSearch): Route[] => [
  serve(searchOperations.search, async ({ query, address, request }) => {
    const { signal } = request
    const { q: text = '', kind, page, exact } = query
    return search(
      { text, kind, page, isExact: exact === '1' },
      { address, signal, isBot: isBot(request) },
    )
  }),
  serve(searchOperations.searchSuggestions, async ({ query, address, request: { signal } }) =>
    suggest(query.q ?? '', { address, signal }),
  ),
]
