import { apiPaths } from '#shared/paths/paths.ts'
import { exactWords, resultKind, searchAnswer, searchText, suggestionsAnswer } from '../search.ts'
import { named, page } from './operation.ts'

/** Operations of the public site's search. */
export const searchOperations = named({
  search: {
    method: 'GET',
    path: apiPaths.search(),
    access: 'public',
    group: 'Search',
    summary: 'Searches pages, articles, questions and terms of the site',
    details:
      'Corrects words that the site does not have, and includes synonyms. With `exact` it searches for the typed words only.',
    query: { q: searchText, kind: resultKind, page, exact: exactWords },
    answer: searchAnswer,
  },
  searchSuggestions: {
    method: 'GET',
    path: apiPaths.searchSuggestions(),
    access: 'public',
    group: 'Search',
    summary: 'Suggests pages and headings while a visitor types',
    query: { q: searchText },
    answer: suggestionsAnswer,
  },
})
