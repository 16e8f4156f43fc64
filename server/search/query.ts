import { editDistance } from './edit-distance.ts'
import type { IndexStore } from './index-store.ts'
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

/** Letters that may be wrong in a word of so many. */
const mayBeWrong = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Words of the site that a word may have been meant for. */
function meantBy(store: IndexStore, word: string): readonly Name[] {
  const most = mayBeWrong(word.length)
  if (most > 0) {
    const near = store
      .wordsOfLength(word.length - most, word.length + most)
      .filter((other) => other.length > 3)
      .map((other) => ({ other, distance: editDistance(word, other, most) }))
      .filter(({ other, distance }) => distance <= most && other[0] === word[0])
    const least = Math.min(...near.map(({ distance }) => distance))
    const found = [
      ...new Set(near.filter(({ distance }) => distance === least).map(({ other }) => other)),
    ]
      .map((other) => ({ stem: stemOf(other), count: store.frequency(stemOf(other)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.stem < b.stem ? -1 : 1))
    if (found.length > 0) {
      const sureness = least === 1 ? SURE.misspelled : SURE.beginning
      return found.slice(0, 2).map(({ stem }) => named([stem], sureness))
    }
  }
  if (word.length < 5) return []
  const beginning = new Set(store.wordsThatBegin(word, 20).map(stemOf))
  return [...beginning].slice(0, 3).map((stem) => named([stem], SURE.beginning))
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

/** What a question is about: words that tell nothing are left out, names of several words are one thing. */
export function conceptsOf(store: IndexStore, question: string): readonly Concept[] {
  const words = wordsOf(question)
  const stems = words.map(stemOf)
  const total = Math.max(store.count(), 1)
  const concepts: Concept[] = []
  for (let place = 0; place < words.length;) {
    const word = words[place] ?? ''
    const found = namedAt(stems, place)
    const length = found[0]?.stems.length ?? 1
    const typed = words.slice(place, place + length)
    place += length
    if (length === 1 && (isStopWord(word) || /^\p{N}+$/u.test(word))) continue
    const own = named(typed.map(stemOf), SURE.typed)
    const isOwnKnown = own.stems.every((stem) => store.frequency(stem) > 0)
    const corrected = length === 1 && !isOwnKnown && found.length === 0 ? meantBy(store, word) : []
    const corrections = corrected.flatMap(({ stems: meant }) =>
      otherNames(namedAt(meant, 0)).map((name) => ({ ...name, sureness: name.sureness * 0.85 })),
    )
    const names = unique([own, ...otherNames(found), ...corrected, ...corrections]).filter((name) =>
      name.stems.every((stem) => store.frequency(stem) > 0),
    )
    const weighed = isOwnKnown ? [own] : names.filter(({ sureness }) => sureness >= SURE.said)
    const counts = weighed.map(({ stems: all }) => Math.min(...all.map(store.frequency)))
    const count = names.length === 0 ? UNKNOWN : Math.max(COMMON, ...counts)
    const rarity = Math.log(1 + total / count)
    const said = typed.join(' ')
    if (concepts.some((other) => other.typed === said)) continue
    const isAspect = asksAspect(found, typed, words[place])
    concepts.push({ typed: said, names, weight: rarity, isAspect, isKnown: names.length > 0 })
  }
  return concepts
}
