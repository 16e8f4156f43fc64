import type { Budget } from './budget.ts'
import type { IndexStore } from './index-store.ts'
import { SEARCH_LIMITS } from './limits.ts'
import { similarWords } from './similar-words.ts'
import { ASPECTS, namings } from './synonyms.ts'
import { isStopWord, stemOf, stemsOf, wordsOf, type Stem } from './words.ts'

/**
 * Name of a concept, as consecutive stems. `sureness` is the probability, 0 to 1, that a text with this name is about the concept of the
 * question.
 */
export interface Name {
  readonly stems: readonly Stem[]
  /** Stems joined by spaces, with a space at both ends. */
  readonly text: string
  readonly sureness: number
}

/** Concept of a question: one or several words of the question, with all their synonyms. */
export interface Concept {
  readonly typed: string
  readonly names: readonly Name[]
  /** Weight in the ranking. Rare concepts have a higher weight. */
  readonly weight: number
  /** True if questions about any subject can ask for the concept, such as a price. */
  readonly isAspect: boolean
  /** True if one of the concept's names occurs on the site. */
  readonly isKnown: boolean
}

const SURE = { typed: 1, said: 0.85, asked: 0.6, misspelled: 0.85, beginning: 0.6 } as const

const named = (stems: readonly Stem[], sureness: number): Name => ({
  stems,
  text: ` ${stems.join(' ')} `,
  sureness,
})

/**
 * Minimum number of passages from which the weight of a known word is computed (`COMMON`), because a word may be rare by chance. Unknown
 * words are treated as if they occurred in `UNKNOWN` passages.
 */
const COMMON = 15
const UNKNOWN = 30

/** Factor for the weight of words that say little about the subject, although they are not stop words. */
const LIGHT_SHARE = 0.35
const LIGHT: ReadonlySet<Stem> = new Set(
  (
    'experience usable show deal handle include included offer provide support send another look problem happen question previous ' +
    'next last best good great real new option perform run situation case matter sort type place different'
  )
    .split(' ')
    .map(stemOf),
)

/** One name of a concept, with the number of its line in the list of synonyms. */
export interface Synonym {
  readonly stems: readonly Stem[]
  readonly naming: number
}

const entries: readonly Synonym[] = namings.flatMap(({ said, asked }, naming) =>
  [...said, ...asked].map((name) => ({ stems: stemsOf(name), naming })),
)

const byFirst = Map.groupBy(entries, ({ stems }) => stems[0] ?? '')

/** Longest synonyms that match the question at a position. */
export function namedAt(stems: readonly Stem[], place: number): readonly Synonym[] {
  const fitting = (byFirst.get(stems[place] ?? '') ?? []).filter((entry) =>
    entry.stems.every((stem, index) => stems[place + index] === stem),
  )
  const longest = Math.max(0, ...fitting.map((entry) => entry.stems.length))
  return fitting.filter((entry) => entry.stems.length === longest)
}

/** Names of the concept that an unknown word probably means: the similar words of the site. */
function meantBy(store: IndexStore, word: string): readonly Name[] {
  const { stems, by } = similarWords(store, word)
  const sureness = by === 'spelling' ? SURE.misspelled : SURE.beginning
  return stems.map((stem) => named([stem], sureness))
}

const unique = (names: readonly Name[]): readonly Name[] => {
  const byText = new Map<string, Name>()
  for (const name of names) {
    const known = byText.get(name.text)
    if (known === undefined || known.sureness < name.sureness) byText.set(name.text, name)
  }
  return [...byText.values()]
}

const otherNames = (found: readonly Synonym[]): readonly Name[] =>
  found.flatMap(({ naming }) => {
    const { said = [], asked = [] } = namings[naming] ?? {}
    return [
      ...said.map((name) => named(stemsOf(name), SURE.said)),
      ...asked.map((name) => named(stemsOf(name), SURE.asked)),
    ]
  })

/**
 * True if the words of a question ask for an aspect, such as price or time. "How much" followed by a noun, as in "how much downtime", does
 * not ask for the price.
 */
const asksAspect = (found: readonly Synonym[], typed: readonly string[], next = '') =>
  found.some(({ naming }) => naming < ASPECTS) &&
  (typed[0] !== 'how' || next === '' || isStopWord(next))

/**
 * Names of a concept that occur on the site, and the names from which the concept's weight is computed.
 * @param mayCorrect called if the typed words do not occur on the site; returns true if similar words may be looked up
 */
function namesOf(
  store: IndexStore,
  typed: readonly string[],
  found: readonly Synonym[],
  mayCorrect: () => boolean,
): { readonly names: readonly Name[]; readonly weighed: readonly Name[] } {
  const isKnown = ({ stems }: Name) => stems.every((stem) => store.frequency(stem) > 0)
  const own = named(typed.map(stemOf), SURE.typed)
  const isOwnKnown = isKnown(own)
  const corrected = !isOwnKnown && mayCorrect() ? meantBy(store, typed[0] ?? '') : []
  const corrections = corrected.flatMap(({ stems: meant }) =>
    otherNames(namedAt(meant, 0)).map((name) => ({ ...name, sureness: name.sureness * 0.85 })),
  )
  const names = unique([own, ...otherNames(found), ...corrected, ...corrections]).filter(isKnown)
  return {
    names,
    weighed: isOwnKnown ? [own] : names.filter(({ sureness }) => sureness >= SURE.said),
  }
}

/**
 * Concepts of a question, at most 40, without stop words. Several words that are one name are one concept. Similar words are looked up as
 * often as the budget allows.
 * @throws SearchStopped
 */
export function conceptsOf(
  store: IndexStore,
  question: string,
  budget: Budget,
): readonly Concept[] {
  const words = wordsOf(question)
  const stems = words.map(stemOf)
  const total = Math.max(store.count(), 1)
  const concepts: Concept[] = []
  const seen = new Set<string>()
  for (let place = 0; place < words.length && concepts.length < SEARCH_LIMITS.concepts;) {
    budget.check()
    const word = words[place] ?? ''
    const found = namedAt(stems, place)
    const length = found[0]?.stems.length ?? 1
    const typed = words.slice(place, place + length)
    place += length
    if (length === 1 && (isStopWord(word) || /^\p{N}+$/u.test(word))) continue
    const said = typed.join(' ')
    if (seen.has(said)) continue
    seen.add(said)
    const mayCorrect = length === 1 && found.length === 0
    const { names, weighed } = namesOf(
      store,
      typed,
      found,
      () => mayCorrect && budget.mayLookUp(word),
    )
    const counts = weighed.map(({ stems: all }) => Math.min(...all.map(store.frequency)))
    const count = names.length === 0 ? UNKNOWN : Math.max(COMMON, ...counts)
    const rarity = Math.log(1 + total / count)
    const isLight = length === 1 && LIGHT.has(stems[place - 1] ?? '')
    const isAspect = asksAspect(found, typed, words[place])
    concepts.push({
      typed: said,
      names,
      weight: rarity * (isLight ? LIGHT_SHARE : 1),
      isAspect,
      isKnown: names.length > 0,
    })
  }
  return concepts
}
