import { wordsOf } from '../words.ts'
import { withoutPhrases } from './everyday-words.ts'
import { pairsOf } from './typical-fit.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/** Words of a text by their numbers in the vocabulary. */
interface PreparedText {
  readonly text: string
  readonly words: readonly number[]
  /** Each word once. */
  readonly unique: readonly number[]
  /** Pairs of consecutive words, computed on first use. */
  readonly pairs: ReadonlySet<number>
}

/** Texts of typical questions with their words, for several indexes after each other. */
export interface PreparedTexts {
  readonly vocabulary: Vocabulary
  /** Starts the next index. */
  readonly begin: () => void
  /** Reads the words of a text, once for all indexes in a row that contain the text. */
  readonly read: (text: string) => PreparedText
  /** Removes the texts that the index does not contain. */
  readonly end: () => void
}

/** Size from which the words of replaced texts are removed, by reading all texts again. Numbers of words have 16 bits. */
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
