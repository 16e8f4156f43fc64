/**
 * Constants for the comparison of two questions. They were tuned with the typical questions themselves and with the development sets of
 * test questions.
 */
export const FIT = {
  /** Factor for the weight of stop words. */
  stopWord: 0.35,
  /** Similarity of a word of the visitor that occurs in page title, heading or answer but in no wording of the typical question. */
  context: 0.9,
  /**
   * Share of the visitor's words in the similarity of two questions; the words of the typical question have the other share. It is lower
   * for long questions, because they contain many words that no typical question contains.
   */
  ownWords: { short: 0.4, long: 0.2 },
  /** Numbers of words in a question for which the shares `short` and `long` apply. Between these numbers the share is interpolated. */
  words: { short: 6, long: 20 },
  /** Weights of three similarities: to the most similar wording, to all wordings with page and answer together, and of pairs of words. */
  single: 0.48,
  all: 0.42,
  pairs: 0.1,
} as const

/** Share of the visitor's words in the similarity, by the number of words in the visitor's question. */
function ownShareOf(words: number): number {
  const { ownWords, words: of } = FIT
  const length = Math.min(1, Math.max(0, (words - of.short) / (of.long - of.short)))
  return ownWords.short - (ownWords.short - ownWords.long) * length
}

/** Wording of a typical question, prepared for comparison. */
export interface Wording {
  readonly text: string
  /** Words as numbers in the vocabulary, in their order. */
  readonly words: readonly number[]
  readonly weight: number
  /** True for a phrasing of the passage, false for a typical question. */
  readonly isPhrased: boolean
  readonly pairs: ReadonlySet<number>
}

/** Wordings of a fact, prepared for comparison. */
export interface ComparedFact {
  readonly wordings: readonly Wording[]
  /** Words of page title, heading and answer, as numbers in the vocabulary. */
  readonly context: readonly number[]
}

/** Pairs of consecutive words, each as one number. */
export const pairsOf = (words: readonly number[]): readonly number[] =>
  words.slice(1).map((word, before) => (words[before] ?? 0) * 65_536 + word)

const largest = (row: Float32Array, words: readonly number[]) => {
  let most = 0
  for (const word of words) {
    const value = row[word] ?? 0
    if (value > most) most = value
  }
  return most
}

/** A visitor's question, prepared for comparison. `row` contains the similarity of one of its words to each word of the vocabulary. */
export interface Compared {
  readonly words: readonly { readonly row: Float32Array; readonly weight: number }[]
  /** For each word of the vocabulary: the similarity of the most similar word of the question. */
  readonly most: Float32Array
  /** True for each word of the vocabulary that the earlier question contains. */
  readonly isEarlier: (word: number) => boolean
  readonly weight: number
  readonly pairs: readonly number[]
}

/**
 * Similarity of a question to a fact, and the index of the fact's most similar wording.
 * @param hasSubject true if the fact has the subject of the earlier question. The words of the earlier question then count neither for the
 * question nor for the fact
 */
export function fitOf(
  { words, most: mostOfAll, isEarlier, weight, pairs }: Compared,
  { wordings, context }: ComparedFact,
  weights: Float32Array,
  hasSubject: boolean,
): { readonly fit: number; readonly best: number } {
  const ownShare = ownShareOf(words.length)
  const seen = new Float32Array(words.length)
  let best = 0
  let single = 0
  let together = 0
  for (const [at, wording] of wordings.entries()) {
    let own = 0
    for (const [place, { row, weight: share }] of words.entries()) {
      const most = largest(row, wording.words)
      own += share * most
      if (most > (seen[place] ?? 0)) seen[place] = most
    }
    let theirs = 0
    let all = wording.weight
    for (const word of wording.words) {
      const share = weights[word] ?? 0
      if (hasSubject && isEarlier(word)) all -= share
      else theirs += share * (mostOfAll[word] ?? 0)
    }
    const met = all <= 0 ? 0 : theirs / all
    const value = Math.pow(own / weight, ownShare) * Math.pow(met, 1 - ownShare)
    if (value > single) {
      single = value
      best = at
    }
    const shared = pairs.reduce((sum, pair) => sum + (wording.pairs.has(pair) ? 1 : 0), 0)
    together = Math.max(together, shared / Math.max(1, pairs.length))
  }
  let all = 0
  for (const [place, { row, weight: share }] of words.entries()) {
    all += share * Math.max(seen[place] ?? 0, FIT.context * largest(row, context))
  }
  const fit = FIT.single * single + (FIT.all * all) / weight + FIT.pairs * together
  return { fit, best }
}
