import type { Budget } from '../budget.ts'
import type { Field, IndexStore } from '../index-store.ts'
import { SEARCH_LIMITS } from '../limits.ts'
import { namedAt } from '../query.ts'
import { namings } from '../synonyms.ts'
import { isStopWord, stemOf, stemsOf, wordsOf } from '../words.ts'
import { correctionOf } from './correction.ts'

/** Names by which a term is searched. All of them have the same value. */
export interface Tier {
  /**
   * Relation of the names to the typed words. `typed`: the words themselves, adjacent. `apart`: the same words, anywhere in the text.
   * `synonym`: a name that the site uses for the same thing, or two words that together form the typed word. `asked`: a name that visitors
   * use for the same thing. `beginning`: longer words that begin with the typed word.
   */
  readonly by: 'typed' | 'apart' | 'synonym' | 'asked' | 'beginning'
  /** Full-text expressions. Each is a list of phrases that must all occur. */
  readonly names: readonly (readonly string[])[]
  /** Value of a match, 0 to 1. A match of the typed words has the value 1. */
  readonly value: number
  /** Groups of fields that are searched together. */
  readonly fields: readonly (readonly Field[])[]
}

/** Term of a query: one word, or several words that are one name. */
export interface Term {
  readonly typed: string
  readonly tiers: readonly Tier[]
  /** Weight in the ranking. Rare terms have a higher weight. */
  readonly weight: number
  /** Names that the site uses for the same thing, as written in the list of synonyms. */
  readonly synonyms: readonly string[]
}

/** Terms of a query. `corrected` is the query with its unknown words replaced by similar words of the site. */
export interface Terms {
  readonly terms: readonly Term[]
  readonly corrected?: string
}

const VALUE = { typed: 1, apart: 0.75, synonym: 0.8, asked: 0.5, beginning: 0.75 } as const

/** Maximum number of terms of a query. Further words are ignored. */
const MOST_TERMS = 12

/**
 * Minimum length of a typed word that also matches longer words with this beginning: for words that do not occur on the site, and for words
 * that do.
 */
const BEGINNING = { unknown: 2, known: 4 } as const

/** Maximum number of longer words that are searched for a typed beginning. */
const MOST_BEGINNINGS = 60

/** Number of passages from which the weight of an unknown word is computed, and the minimum number for a known word. */
const UNKNOWN_COUNT = 30
const LEAST_COUNT = 3

const EACH: Tier['fields'] = [['page'], ['heading'], ['about'], ['text']]
const HEADS: Tier['fields'] = [['page', 'heading']]
const ALL: readonly Field[] = ['page', 'heading', 'about', 'text']

/**
 * Groups of fields that are searched together, by the relation of a name to the typed words. Each group costs one full-text search, so
 * names from the list of synonyms have fewer groups.
 */
const GROUPS: Readonly<Record<Tier['by'], Tier['fields']>> = {
  typed: EACH,
  apart: EACH,
  synonym: [...HEADS, ALL],
  asked: [ALL],
  beginning: EACH,
}

const beginningsOf = (store: IndexStore, word: string): readonly string[] =>
  [...new Set(store.wordsThatBegin(word, MOST_BEGINNINGS).map(stemOf))].filter(
    (stem) => stem !== stemOf(word) && store.frequency(stem) > 0,
  )

/** Pairs of words of the site that together form a word, such as "sub processors" for "subprocessors". */
function splitsOf(store: IndexStore, word: string): readonly string[] {
  const places = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3)
  return places
    .map((place) => [stemOf(word.slice(0, place)), stemOf(word.slice(place))])
    .filter((parts) => parts.every((stem) => store.frequency(stem) > 0))
    .map((parts) => parts.join(' '))
    .filter((name) => store.entriesWith(ALL, [[name]]).length > 0)
}

const phrase = (text: string) => stemsOf(text).join(' ')

const occurs = (store: IndexStore, text: string) =>
  stemsOf(text).every((stem) => store.frequency(stem) > 0)

/** True for words that carry no information about the subject: stop words and single letters. */
const isEmpty = (word: string) => isStopWord(word) || /^\p{L}$/u.test(word)

/** Names for the thing that the typed words name, from the list of synonyms: those of the site (`said`) and those of visitors (`asked`). */
function synonymsOf(store: IndexStore, stems: readonly string[]) {
  const lines = namedAt(stems, 0).filter((name) => name.stems.length === stems.length)
  const others = (of: 'said' | 'asked') =>
    [...new Set(lines.flatMap(({ naming }) => namings[naming]?.[of] ?? []))].filter(
      (name) => phrase(name) !== stems.join(' ') && occurs(store, name),
    )
  return { said: others('said'), asked: others('asked') }
}

/** Variants of a typed word: longer words that begin with it, and pairs of words that form it. */
function variantsOf(store: IndexStore, word: string, isTyped: boolean, isLast: boolean) {
  const isLong = word.length >= BEGINNING[isTyped ? 'known' : 'unknown']
  if (!isLong || word.length > SEARCH_LIMITS.word) return { beginnings: [], splits: [] }
  return {
    beginnings: isLast || !isTyped ? beginningsOf(store, word) : [],
    splits: splitsOf(store, word),
  }
}

/** Weight of a term, computed from the number of passages with the term's rarest name. */
function weightOf(store: IndexStore, names: readonly string[]): number {
  const counts = names.map((name) => Math.min(...name.split(' ').map(store.frequency)))
  const count = counts.length === 0 ? UNKNOWN_COUNT : Math.max(LEAST_COUNT, Math.min(...counts))
  return Math.log(1 + Math.max(store.count(), 1) / count)
}

const NO_SYNONYMS = { said: [], asked: [] }
const NO_VARIANTS = { beginnings: [], splits: [] }

/** Creates the term for one word or for several words that are one name. `tiers` is empty if the term does not occur on the site. */
function termOf(
  store: IndexStore,
  words: readonly string[],
  isExact: boolean,
  isLast: boolean,
): Term {
  const stems = words.map(stemOf)
  const isTyped = stems.every((stem) => store.frequency(stem) > 0)
  const { said, asked } = isExact ? NO_SYNONYMS : synonymsOf(store, stems)
  const { beginnings, splits } =
    isExact || words.length > 1 ? NO_VARIANTS : variantsOf(store, words[0] ?? '', isTyped, isLast)
  const tier = (by: Tier['by'], names: Tier['names'], fields = GROUPS[by]): Tier[] =>
    names.length === 0 ? [] : [{ by, names, value: VALUE[by], fields }]
  const each = (names: readonly string[]) => names.map((name) => [name])
  const tiers = [
    ...tier('typed', isTyped ? [[stems.join(' ')]] : []),
    ...tier('apart', isTyped && stems.length > 1 ? [stems] : []),
    ...tier('synonym', each([...splits, ...said.map(phrase)])),
    ...tier('asked', each(asked.map(phrase))),
    // A typed word can also be the beginning of a word in a title, as "access" is of "Accessibility".
    ...tier('beginning', each(beginnings), isTyped ? HEADS : EACH),
  ]
  const weighed = isTyped ? stems : tiers.flatMap(({ names }) => names.flat())
  return { typed: words.join(' '), tiers, weight: weightOf(store, weighed), synonyms: said }
}

/** Replaces the words of a query by their corrections. Words are compared in lower case. */
function replaceWords(query: string, corrections: ReadonlyMap<string, string>): string {
  return query.replaceAll(
    /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu,
    (word) => corrections.get(wordsOf(word).join(' ')) ?? word,
  )
}

/** Words of a query, in groups: each group is one name. Stop words are left out, unless the query has no other words. */
function groupsOf(query: string, isExact: boolean): readonly (readonly string[])[] {
  const words = wordsOf(query)
  const stems = words.map(stemOf)
  const keepsAll = words.every(isEmpty)
  const groups = new Map<string, readonly string[]>()
  for (let place = 0; place < words.length && groups.size < MOST_TERMS;) {
    const length = isExact ? 1 : (namedAt(stems, place)[0]?.stems.length ?? 1)
    const group = words.slice(place, place + length)
    place += length
    if (length > 1 || keepsAll || !isEmpty(group[0] ?? '')) groups.set(group.join(' '), group)
  }
  return [...groups.values()]
}

/**
 * Terms of a query in their order, at most 12. Stop words count only if the query has no other words.
 * @throws SearchStopped
 */
export function termsOf(store: IndexStore, query: string, isExact: boolean, budget: Budget): Terms {
  const corrections = new Map<string, string>()
  const groups = groupsOf(query, isExact)
  const terms = groups.map((words, place) => {
    budget.check()
    const term = termOf(store, words, isExact, place === groups.length - 1)
    const [word = ''] = words
    const mayCorrect = term.tiers.length === 0 && words.length === 1 && budget.mayLookUp(word)
    const correction = mayCorrect ? correctionOf(store, word) : undefined
    if (correction !== undefined) corrections.set(word, correction)
    return term
  })
  return {
    terms,
    ...(corrections.size > 0 && { corrected: replaceWords(query, corrections) }),
  }
}
