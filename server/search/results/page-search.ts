import type { SearchResult, Suggestion } from '#shared/contracts/search.ts'
import type { ResultKind } from '#shared/contracts/search-view.ts'
import { RESULT_KINDS, SEARCH_QUERY } from '#shared/contracts/search-view.ts'
import type { Budget } from '../budget.ts'
import { SITE_ID } from '../fixed-pages/entry-ranges.ts'
import type { IndexStore, StoredEntry } from '../index-store.ts'
import { isStopWord, stemOf, stemsOf, wordsOf } from '../words.ts'
import { detailed, type DetailedMatch } from './detail.ts'
import { matchesOf, type Match } from './match.ts'
import { toResult, toSuggestions } from './present.ts'
import { termsOf, type Term } from './terms.ts'

/** Query for one page of results. */
export interface PageQuery {
  readonly text: string
  readonly kind?: ResultKind | undefined
  /** Page number, from 1. */
  readonly page: number
  /** True to search for the typed words only. */
  readonly isExact: boolean
  /** True to return suggestions instead of results. */
  readonly isTyping?: boolean
  /** Contact email that replaces the shipped address in texts. Default: the shipped address. */
  readonly email?: string
}

/** Document that contains a result, with the revision that was searched. */
export interface UsedDocument {
  readonly id: string
  readonly rev: string
}

/** One page of results. It is not confirmed yet that their documents are still published. */
export interface FoundPage {
  readonly corrected: string | null
  readonly suggestion: { readonly query: string; readonly count: number } | null
  readonly synonyms: readonly string[]
  readonly total: number
  readonly kinds: readonly { readonly kind: ResultKind; readonly count: number }[]
  readonly results: readonly SearchResult[]
  /** Suggestions for the typed words. They replace the results if the query has `isTyping`. */
  readonly suggestions: readonly Suggestion[]
  /** Documents of all results. `shown` contains only the documents of the results on this page. */
  readonly documents: readonly UsedDocument[]
  readonly shown: readonly UsedDocument[]
}

/** Number of best matches whose passages are rated. */
const RATED = 40

/** Maximum number of synonyms that the result page lists. */
const MOST_SYNONYMS = 3

/** Stems of all names of the terms. Stop words are included only if there are no other words. */
function stemsOfTerms(terms: readonly Term[]): ReadonlySet<string> {
  const stems = terms.flatMap(({ tiers }) =>
    tiers.flatMap(({ names }) => names.flat().join(' ').split(' ')),
  )
  const telling = stems.filter((stem) => !isStopWord(stem))
  return new Set(telling.length === 0 ? stems : telling)
}

const documentsOf = (entries: readonly StoredEntry[]): readonly UsedDocument[] => [
  ...new Map(
    entries
      .filter(({ document }) => document !== SITE_ID)
      .map(({ document, rev }) => [document, { id: document, rev }]),
  ).values(),
]

function countKinds(matches: readonly Match[]) {
  const counts = Map.groupBy(matches, ({ entry }) => entry.kind)
  return RESULT_KINDS.map((kind) => ({ kind, count: counts.get(kind)?.length ?? 0 }))
}

/** Synonyms to list: those that occur in a shown passage without the typed words. A synonym that is part of the typed words is excluded. */
function synonymsIn(terms: readonly Term[], shown: readonly DetailedMatch[]): readonly string[] {
  const texts = shown.map(({ passages }) => {
    const [best] = passages
    const { page = '', heading = '', text = '' } = best?.passage ?? {}
    return ` ${stemsOf(`${page} ${heading} ${text}`).join(' ')} `
  })
  const padded = (words: string) => ` ${stemsOf(words).join(' ')} `
  const has = (text: string, words: string) => text.includes(padded(words))
  return terms
    .flatMap(({ typed, synonyms }) => {
      const without = texts.filter((text) => !has(text, typed))
      const others = synonyms.filter((name) => !has(padded(typed), name))
      return others.filter((name) => without.some((text) => has(text, name)))
    })
    .slice(0, MOST_SYNONYMS)
}

/** Query whose matches are shown: the typed query, or a corrected one. */
interface Resolved extends Pick<FoundPage, 'suggestion'> {
  readonly query: string
  readonly terms: readonly Term[]
  readonly matches: readonly Match[]
}

/**
 * Matches of the typed words. If there are none, they are the matches of similar words or, if `isExact` is true, only a suggestion of
 * similar words.
 */
function resolve(store: IndexStore, text: string, isExact: boolean, budget: Budget): Resolved {
  const { terms, corrected } = termsOf(store, text, isExact, budget)
  const isKnown = terms.every(({ tiers }) => tiers.length > 0)
  const matches = isKnown ? matchesOf(store, terms, budget) : []
  const typed = { query: text, terms, matches, suggestion: null }
  if (matches.length > 0) return typed
  if (corrected !== undefined) {
    const better = termsOf(store, corrected, false, budget).terms
    const found = matchesOf(store, better, budget)
    if (found.length > 0) {
      return isExact
        ? { ...typed, suggestion: { query: corrected, count: found.length } }
        : { query: corrected, terms: better, matches: found, suggestion: null }
    }
  }
  // Unknown words are ignored, so that pages with the known words are found.
  return isExact || isKnown ? typed : { ...typed, matches: matchesOf(store, terms, budget) }
}

/**
 * Searches for entries that match a query. If the typed words have no results, the results of similar words are returned.
 * @throws SearchStopped
 */
export function searchPages(
  store: IndexStore,
  { text, kind, page, isExact, isTyping = false, email }: PageQuery,
  budget: Budget,
): FoundPage {
  const { query, terms, matches, suggestion } = resolve(store, text, isExact, budget)
  const chosen = kind === undefined ? matches : matches.filter(({ entry }) => entry.kind === kind)
  const stems = wordsOf(query).map(stemOf)
  const rate = (some: readonly Match[]) => detailed(store, some, terms, stems, budget)
  const from = (page - 1) * SEARCH_QUERY.pageSize
  const to = from + (isTyping ? SEARCH_QUERY.suggestions : SEARCH_QUERY.pageSize)
  // `RATED` is a multiple of the page size. Therefore a page contains either only rated results or none.
  const shown =
    from < RATED ? rate(chosen.slice(0, RATED)).slice(from, to) : rate(chosen.slice(from, to))
  const marked = stemsOfTerms(terms)
  return {
    corrected: query === text ? null : query,
    suggestion,
    synonyms: isExact ? [] : synonymsIn(terms, shown),
    total: matches.length,
    kinds: countKinds(matches),
    results: isTyping ? [] : shown.map((match) => toResult(match, marked, email)),
    suggestions: isTyping ? toSuggestions(shown, text) : [],
    documents: documentsOf(matches.map(({ entry }) => entry)),
    shown: documentsOf(shown.map(({ entry }) => entry)),
  }
}
