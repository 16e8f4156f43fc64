import { wordsOf } from '../words.ts'
import { withoutPhrases } from './everyday-words.ts'
import { pairsOf } from './typical-fit.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Words of a text, as numbers in the vocabulary. */
interface PreparedText {
  readonly text: string
  readonly words: readonly number[]
  /** Distinct words of the text, by their numbers. */
  readonly unique: readonly number[]
  /** Pairs of consecutive words, each as one number. Computed on first use. */
  readonly pairs: ReadonlySet<number>
}

/** Cache of the prepared texts of typical questions. When the index is built again, only new texts have to be prepared. */
export interface PreparedTexts {
  readonly vocabulary: Vocabulary
  /** Must be called before the index is built again. `end` then removes the texts that are no longer used. */
  readonly begin: () => void
  /** Returns the words of a text. They come from the cache if the text was read before. */
  readonly read: (text: string) => PreparedText
  /** Removes the texts that were not read since the last call of `begin`. */
  readonly end: () => void
}

/**
 * Size of the vocabulary above which it is built again from the texts in use, to remove the words of other texts. Word numbers have only 16
 * bits.
 */
const MOST_WORDS = 30_000

/** Creates an empty set of prepared texts. */
export function createPreparedTexts(): PreparedTexts {
  let vocabulary = createVocabulary()
  let before = new Map<string, PreparedText>()
  let current = new Map<string, PreparedText>()
  const prepare = (text: string): PreparedText => {
    const words = wordsOf(withoutPhrases(text)).map(vocabulary.add)
    let pairs: ReadonlySet<number> | undefined
    return {
      text,
      words,
      unique: [...new Set(words)],
      get pairs() {
        pairs ??= new Set(pairsOf(words))
        return pairs
      },
    }
  }
  return {
    get vocabulary() {
      return vocabulary
    },
    begin: () => {
      before = current
      current = new Map()
      if (vocabulary.size() <= MOST_WORDS) return
      vocabulary = createVocabulary()
      before = new Map()
    },
    read: (text) => {
      const known = current.get(text) ?? before.get(text) ?? prepare(text)
      current.set(text, known)
      return known
    },
    end: () => {
      before = new Map()
    },
  }
}
