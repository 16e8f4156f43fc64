import { editDistance } from '#shared/text/edit-distance.ts'
import type { IndexStore } from '../index-store.ts'
import { SEARCH_LIMITS } from '../limits.ts'
import { stemOf } from '../words.ts'

/** Maximum number of wrong letters in a word of the given length. */
const mayBeWrong = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** First letters that are tried if the first letter of a word may be wrong. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

interface Near {
  readonly word: string
  readonly distance: number
  readonly count: number
}

const nearest = (store: IndexStore, word: string, letters: readonly string[], most: number) =>
  letters
    .flatMap((letter) =>
      store.wordsOfLength(letter, [Math.max(3, word.length - most), word.length + most]),
    )
    .map((other): Near => ({
      word: other,
      distance: editDistance(word, other, most),
      count: store.frequency(stemOf(other)),
    }))
    .filter(({ distance, count }) => distance <= most && count > 0)
    .toSorted((a, b) => a.distance - b.distance || b.count - a.count || (a.word < b.word ? -1 : 1))
    .at(0)?.word

/** Word of the site that is most similar to an unknown word in lower case, or undefined if none is similar. */
export function correctionOf(store: IndexStore, word: string): string | undefined {
  const most = mayBeWrong(word.length)
  if (most === 0 || word.length > SEARCH_LIMITS.word || /\p{N}/u.test(word)) return undefined
  const [first = ''] = word
  return (
    nearest(store, word, [first], most) ??
    // A wrong first letter is rare, so it is corrected only if it is the only wrong letter.
    (word.length < 5 ? undefined : nearest(store, word, LETTERS, 1))
  )
}
