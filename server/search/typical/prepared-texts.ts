import { wordsOf } from '../words.ts'
import { withoutPhrases } from './everyday-words.ts'
import { pairsOf } from './typical-fit.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Words of a text by their numbers in the vocabulary. */
interface PreparedText {
  readonly text: string
  readonly words: readonly number[]
  /** Distinct words of the text, by their numbers. */
  readonly unique: readonly number[]
  /** Pairs of consecutive words, computed on first use. */
  readonly pairs: ReadonlySet<number>
}

/** Cache of the words in texts of typical questions. Successive indexes use it, so that an unchanged text is read once. */
export interface PreparedTexts {
  readonly vocabulary: Vocabulary
  /** Starts the next index. `end` later removes the texts that were not read since. */
  readonly begin: () => void
  /** Returns the words of a text, from the cache if the previous index contained the text. */
  readonly read: (text: string) => PreparedText
  /** Removes the texts that were not read since `begin`. */
  readonly end: () => void
}

/** Size of the vocabulary from which all texts are read again, to remove the words of replaced texts. Word numbers have 16 bits. */
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
