import * as z from 'zod/mini'
import {
  searchAnswer,
  suggestionsAnswer,
  type SearchAnswer,
  type SearchView,
  type Suggestions,
} from '#shared/contracts/search.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { SourceError, type ContentSource } from '../content/content-source.ts'

function parsed<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeParse(schema, body)
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
  return parsed(searchAnswer, await source.rest(path))
}

/** Requests suggestions for a text that is being typed. @throws SourceError */
export async function requestSuggestions(
  source: ContentSource,
  text: string,
): Promise<Suggestions> {
  return parsed(suggestionsAnswer, await source.rest(apiPaths.searchSuggestions(text))).data
}
