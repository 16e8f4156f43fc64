import { LRUCache } from 'lru-cache'
import { namings } from '../synonyms.ts'
import { meanings } from './everyday-words.ts'
import { stemOf, stemsOf, type Stem } from '../words.ts'

/** Similarity of two words that are names of one concept in the list of synonyms. */
const SYNONYMS = 0.8

/** Similarity of two words that have the same meaning in the list of everyday words. */
const ALIKE = 0.7

/** Maximum number of words whose similarities are cached. They need about 4 MB. */
const MOST_ROWS = 256

/** Numbers of the lines that contain a stem in the list of synonyms. Names of several words are ignored. */
const linesOf: ReadonlyMap<Stem, ReadonlySet<number>> = new Map(
  [
    ...Map.groupBy(
      namings.flatMap(({ said, asked }, line) =>
        [...said, ...asked]
          .map(stemsOf)
          .flatMap((stems) => (stems.length === 1 ? [{ stem: stems[0] ?? '', line }] : [])),
      ),
      ({ stem }) => stem,
    ),
  ].map(([stem, all]) => [stem, new Set(all.map(({ line }) => line))]),
)

const NONE: ReadonlySet<number> = new Set()

/** Numbers of the lines that contain a stem in the list of everyday words. */
const meaningsOf: ReadonlyMap<Stem, ReadonlySet<number>> = new Map(
  [
    ...Map.groupBy(
      meanings.flatMap((words, line) => words.map((word) => ({ stem: stemOf(word), line }))),
      ({ stem }) => stem,
    ),
  ].map(([stem, all]) => [stem, new Set(all.map(({ line }) => line))]),
)

const areAlike = (a: Stem, b: Stem) =>
  !(meaningsOf.get(a) ?? NONE).isDisjointFrom(meaningsOf.get(b) ?? NONE)

const areSynonyms = (a: Stem, b: Stem) =>
  !(linesOf.get(a) ?? NONE).isDisjointFrom(linesOf.get(b) ?? NONE)

/** Words of typical questions, each with a number. */
export interface Vocabulary {
  /** Adds a word in lower case and returns its number. Words with the same stem share a number. */
  readonly add: (word: string) => number
  readonly numberOf: (word: string) => number | undefined
  readonly size: () => number
  /** Returns the first added form of the word with this number. */
  readonly formOf: (number: number) => string
  /** Similarity of a word to each word of the vocabulary, 0 to 1. */
  readonly similarities: (word: string) => Float32Array
}

/** Creates an empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const numbers = new Map<Stem, number>()
  const stems: Stem[] = []
  const forms: string[] = []
  const rows = new LRUCache<string, Float32Array>({ max: MOST_ROWS })

  const similarityOf = (stem: Stem, other: Stem): number =>
    stem === other ? 1 : areSynonyms(stem, other) ? SYNONYMS : areAlike(stem, other) ? ALIKE : 0

  return {
    add: (word) => {
      const stem = stemOf(word)
      const known = numbers.get(stem)
      if (known !== undefined) return known
      // The cached similarities have no value for the new word.
      rows.clear()
      numbers.set(stem, stems.length)
      stems.push(stem)
      forms.push(word)
      return stems.length - 1
    },
    numberOf: (word) => numbers.get(stemOf(word)),
    size: () => stems.length,
    formOf: (number) => forms[number] ?? '',
    similarities: (word) => {
      const known = rows.get(word)
      if (known !== undefined) return known
      const stem = stemOf(word)
      const row = Float32Array.from(stems, (other) => similarityOf(stem, other))
      rows.set(word, row)
      return row
    },
  }
}
