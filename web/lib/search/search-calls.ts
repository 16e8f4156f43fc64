import type * as z from 'zod/mini'
import type { SearchAnswer, Suggestions, SearchView } from '#shared/contracts/search.ts'

import { apiPaths } from '#shared/paths/paths.ts'
import { SourceError, type ContentSource } from '../content/content-source.ts'

/** Schemas of the responses. They are loaded on demand, because a search page that is served with its results does not need them. */
const schemas = () => import('#shared/contracts/search.ts')

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = schema.safeParse(body)
  if (!result.success) throw new SourceError('The search gave an unreadable answer.', 502)
  return result.data
}

/** Requests one page of results. @throws SourceError */
export async function requestResults(
  source: ContentSource,
  { query, kind, page, isExact }: SearchView,
): Promise<SearchAnswer> {
  const path = apiPaths.search({
    q: query,
    kind,
    page: page > 1 ? page : undefined,
    exact: isExact ? 1 : undefined,
  })
  const [{ searchAnswer }, body] = await Promise.all([schemas(), source.rest(path)])
  return parsed(searchAnswer, body)
}

/** Requests suggestions for a text that is being typed. @throws SourceError */
export async function requestSuggestions(
  source: ContentSource,
  text: string,
): Promise<Suggestions> {
  const path = apiPaths.searchSuggestions(text)
  const [{ suggestionsAnswer }, body] = await Promise.all([schemas(), source.rest(path)])
  return parsed(suggestionsAnswer, body).data
}
