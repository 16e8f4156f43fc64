/**
 * Constants of the comparison of two questions. They were tuned on the typical questions themselves and on the development sets of test
 * questions.
 */
export const FIT = {
  /** Factor of the weight of a stop word. */
  stopWord: 0.35,
  /** Similarity of a visitor's word that occurs in page title, heading or answer, but in no wording. */
  context: 0.9,
  /**
   * Weight of the visitor's words in the similarity of two questions; the typical question's words have the rest. The weight is lower for
   * long questions, which contain many words that no typical question has.
   */
  ownWords: { short: 0.4, long: 0.2 },
  /** Lengths of a question, in words, at which the weights `short` and `long` apply. */
  words: { short: 6, long: 20 },
  /** Weights of three similarities: of the best wording, of all wordings with page and answer, and of pairs of words. */
  single: 0.48,
  all: 0.42,
  pairs: 0.1,
} as const

/** Weight of the visitor's words in the similarity. It depends on the number of words in the visitor's question. */
function ownShareOf(words: number): number {
  const { ownWords, words: of } = FIT
  const length = Math.min(1, Math.max(0, (words - of.short) / (of.long - of.short)))
  return ownWords.short - (ownWords.short - ownWords.long) * length
}

/** Wording of a typical question, prepared for comparison. */
export interface Wording {
  readonly text: string
  /** Vocabulary numbers of the words, in the order of the words. */
  readonly words: readonly number[]
  readonly weight: number
  /** True for a phrasing of the passage, false for a typical question. */
  readonly isPhrased: boolean
  readonly pairs: ReadonlySet<number>
}

/** Wordings of a fact, prepared for comparison. */
export interface ComparedFact {
  readonly wordings: readonly Wording[]
  /** Vocabulary numbers of the words of page title, heading and answer. */
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

/** A visitor's question with the similarity of each of its words to the vocabulary. */
export interface Compared {
  readonly words: readonly { readonly row: Float32Array; readonly weight: number }[]
  /** For each word of the vocabulary, the largest similarity of any word of the question. */
  readonly most: Float32Array
  /** True for each word of the vocabulary that the earlier question contains. */
  readonly isEarlier: (word: number) => boolean
  readonly weight: number
  readonly pairs: readonly number[]
}

/**
 * Similarity of a question to a fact, and the index of the most similar wording.
 * @param hasSubject true if the fact has the subject of the earlier question; words of the earlier question then count for neither question
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
