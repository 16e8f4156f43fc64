import type { Budget } from './budget.ts'
import type { IndexStore } from './index-store.ts'
import { SEARCH_LIMITS } from './limits.ts'
import { similarWords } from './similar-words.ts'
import { ASPECTS, namings } from './synonyms.ts'
import { isStopWord, stemOf, stemsOf, wordsOf, type Stem } from './words.ts'

/** A name of a thing as stems in a row, and how surely it means what was typed (0 to 1). */
export interface Name {
  readonly stems: readonly Stem[]
  /** The stems with a space between them, before the first and after the last. */
  readonly text: string
  readonly sureness: number
}

/** A thing that a question is about, under every name that it has. */
export interface Concept {
  readonly typed: string
  readonly names: readonly Name[]
  /** How much it tells: rare things more. */
  readonly weight: number
  /** Whether it may be asked of anything, such as a price. */
  readonly isAspect: boolean
  /** Whether the site has a word for it at all. */
  readonly isKnown: boolean
}

const SURE = { typed: 1, said: 0.85, asked: 0.6, misspelled: 0.85, beginning: 0.6 } as const

const named = (stems: readonly Stem[], sureness: number): Name => ({
  stems,
  text: ` ${stems.join(' ')} `,
  sureness,
})

/** Passages that a word is taken to be in at least, and one that the site does not have: what is rare may be so by chance. */
const COMMON = 15
const UNKNOWN = 30

/** Words that say little of what is asked, although they are no stop words, and the share of their weight that counts. */
const LIGHT_SHARE = 0.35
const LIGHT: ReadonlySet<Stem> = new Set(
  (
    'experience usable show deal handle include included offer provide support send another look problem happen question previous ' +
    'next last best good great real new option perform run situation case matter sort type place different'
  )
    .split(' ')
    .map(stemOf),
)

interface Entry {
  readonly stems: readonly Stem[]
  readonly naming: number
}

const entries: readonly Entry[] = namings.flatMap(({ said, asked }, naming) =>
  [...said, ...asked].map((name) => ({ stems: stemsOf(name), naming })),
)

const byFirst = Map.groupBy(entries, ({ stems }) => stems[0] ?? '')

/** The longest names that begin at a place of the question. */
function namedAt(stems: readonly Stem[], place: number): readonly Entry[] {
  const fitting = (byFirst.get(stems[place] ?? '') ?? []).filter((entry) =>
    entry.stems.every((stem, index) => stems[place + index] === stem),
  )
  const longest = Math.max(0, ...fitting.map((entry) => entry.stems.length))
  return fitting.filter((entry) => entry.stems.length === longest)
}

/** Names of the words of the site that a word may have been meant for. */
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

const otherNames = (found: readonly Entry[]): readonly Name[] =>
  found.flatMap(({ naming }) => {
    const { said = [], asked = [] } = namings[naming] ?? {}
    return [
      ...said.map((name) => named(stemsOf(name), SURE.said)),
      ...asked.map((name) => named(stemsOf(name), SURE.asked)),
    ]
  })

/** Whether a name stands for what may be asked of anything. "How much downtime" asks for no price. */
const asksAspect = (found: readonly Entry[], typed: readonly string[], next = '') =>
  found.some(({ naming }) => naming < ASPECTS) &&
  (typed[0] !== 'how' || next === '' || isStopWord(next))

/**
 * Names of a thing that the site uses, and those by which it is weighed.
 * @param mayCorrect asked when the site does not have the thing as it was typed
 */
function namesOf(
  store: IndexStore,
  typed: readonly string[],
  found: readonly Entry[],
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
 * Things that a question is about: stop words are left out, names of several words are one thing. At most 40 things; similar
 * words are searched as often as the budget allows.
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
