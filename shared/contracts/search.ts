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

/** `1` searches for the typed words only: no synonyms, no beginnings of words, no correction. */
export const exactWords = z.literal('1')

/** Marked part of a text: index of its first character, and index after its last one, in UTF-16 code units. */
const marks = z.array(z.tuple([z.number(), z.number()]))

/** Section of a page. `url` has the fragment of its heading. */
const section = z.object({ heading: z.string(), url: z.string() })

export const searchResult = z.object({
  kind: resultKind,
  title: z.string(),
  title_marks: marks,
  url: z.string(),
  /** Section that matches best. Null for the head of the page. */
  section: z.nullable(section),
  /** Text of that section around the found words. */
  text: z.string(),
  text_marks: marks,
  /** Further sections of the page that match, at most two. */
  further: z.array(section),
})
export type SearchResult = z.infer<typeof searchResult>

/** `GET /api/search/`: one page of the results. */
export const searchAnswer = z.object({
  ...listAnswer(searchResult).shape,
  /** Query as it was typed, without spaces at its ends. */
  query: z.string(),
  /** Corrected query whose results these are. Null if these are the results of the typed words. */
  corrected: z.nullable(z.string()),
  /** Corrected query that would have results. Null if there is none, or if it was used. */
  suggestion: z.nullable(z.object({ query: z.string(), count: z.number() })),
  /** Other names of the typed words that some of the results contain, at most three. */
  synonyms: z.array(z.string()),
  /** Number of results of all kinds, and of each kind, in the order of the list of kinds. */
  total: z.number(),
  kinds: z.array(z.object({ kind: resultKind, count: z.number() })),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

export const suggestion = z.object({
  kind: resultKind,
  title: z.string(),
  title_marks: marks,
  url: z.string(),
  /** Title of the page that a section, question or term is on. Null for a page. */
  page: z.nullable(z.string()),
})
export type Suggestion = z.infer<typeof suggestion>

/** `GET /api/search-suggestions/`: pages and headings that contain the typed words or begin with them. */
export const suggestionsAnswer = z.object({
  success: z.literal(true),
  data: z.object({
    suggestions: z.array(suggestion),
    /** Number of results of a search for the same words. */
    total: z.number(),
  }),
})
export type Suggestions = z.infer<typeof suggestionsAnswer>['data']

/** Search as the page shows it. */
export interface SearchView extends AskedSearch {
  /** Results. Missing before the first search and after a failure. */
  readonly answer?: SearchAnswer
}
