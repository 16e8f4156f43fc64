/** Responses of the search of the public site. */
import * as z from 'zod/mini'
import { listAnswer } from './envelope.ts'
import { RESULT_KINDS, SEARCH_QUERY, type AskedSearch } from './search-view.ts'

export const resultKind = z.enum(RESULT_KINDS)

/** Text to search for. */
export const searchText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      SEARCH_QUERY.characters,
      `Use at most ${SEARCH_QUERY.characters} characters to search`,
    ),
  )

/** With `1`, the search finds only the typed words: it uses no synonyms, no beginnings of words and no correction. */
export const exactWords = z.literal('1')

/** Range of a text to highlight: the index of its first character, and the index after its last one, in UTF-16 code units. */
const marks = z.array(z.tuple([z.number(), z.number()]))

/** Section of a page. `url` contains the fragment of its heading. */
const section = z.object({ heading: z.string(), url: z.string() })

export const searchResult = z.object({
  kind: resultKind,
  title: z.string(),
  title_marks: marks,
  url: z.string(),
  /** Section that matches the query best. Null if this is the beginning of the page, above the first heading. */
  section: z.nullable(section),
  /** Text around the found words, from the best matching section. */
  text: z.string(),
  text_marks: marks,
  /** Other sections of the page that match, at most two. */
  further: z.array(section),
})
export type SearchResult = z.infer<typeof searchResult>

/** `GET /api/search/`: one page of the results. */
export const searchAnswer = z.object({
  ...listAnswer(searchResult).shape,
  /** Typed query, trimmed. */
  query: z.string(),
  /** Corrected query for which these results are shown. Null if they are results for the typed words. */
  corrected: z.nullable(z.string()),
  /** Corrected query that would have results, with their number. Null if there is none, or if it was used already. */
  suggestion: z.nullable(z.object({ query: z.string(), count: z.number() })),
  /** Synonyms of the typed words, at most three, that occur in some of the results. */
  synonyms: z.array(z.string()),
  /** Number of results in total. `kinds` contains the number of each kind, in the order of `RESULT_KINDS`. */
  total: z.number(),
  kinds: z.array(z.object({ kind: resultKind, count: z.number() })),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

export const suggestion = z.object({
  kind: resultKind,
  title: z.string(),
  title_marks: marks,
  url: z.string(),
  /** Title of the page that contains the suggested section, question or term. Null if a page is suggested. */
  page: z.nullable(z.string()),
})
export type Suggestion = z.infer<typeof suggestion>

/** `GET /api/search-suggestions/`: pages and headings that contain the typed words or begin with them. */
export const suggestionsAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    suggestions: z.array(suggestion),
    /** Number of results that a search for the typed words would have. */
    total: z.number(),
  }),
})
export type Suggestions = z.infer<typeof suggestionsAnswer>['data']

/** State of the search page: the requested search and its results. */
export interface SearchView extends AskedSearch {
  /** Results. Absent before the first search and after a failed one. */
  readonly answer?: SearchAnswer
}
