import type { Budget } from '../budget.ts'
import type { Candidate } from '../index-store.ts'
import { isStopWord, stemOf, wordsOf } from '../words.ts'
import type { TypicalQuestion } from './typical-question.ts'
import type { Topic } from '../typical-questions/topics.ts'
import { withoutPhrases } from './everyday-words.ts'
import { createVocabulary } from './vocabulary.ts'

/** A word of a visitor's question. */
export interface AskedWord {
  /** The typed word and its possible corrections, in lower case. */
  readonly forms: readonly string[]
  /** True for a word of an earlier question. Typical questions need not contain such words. */
  readonly isEarlier?: boolean
}

/** Wording that is similar to a visitor's question. */
export interface Match {
  /** Wording that is most similar to the visitor's question. */
  readonly asked: string
  /** Similarity, from 0 to about 1. */
  readonly fit: number
  /** Stems of page, heading, answer and wordings, with a space before and after each. */
  readonly stems: string
}

/** Match of a typical question of a passage. */
export interface TypicalMatch extends Match {
  readonly candidate: Candidate
  /** Sentences of the passage that answer the typical question. */
  readonly answer: string
}

/** Match of a topic, which has no passage. */
export interface TopicMatch extends Match {
  /** Name of the topic. */
  readonly topic: string
}

/** True for the match of a topic. */
export const isTopicMatch = (match: TypicalMatch | TopicMatch): match is TopicMatch =>
  'topic' in match

/** Typical questions, prepared for comparison. */
export interface TypicalIndex {
  /** True if the vocabulary contains a word in lower case. */
  readonly knows: (word: string) => boolean
  /** Returns the facts and topics whose wordings are most similar, best first. @throws SearchStopped */
  readonly match: (
    words: readonly AskedWord[],
    budget: Budget,
    options?: { readonly withTopics?: boolean },
  ) => readonly (TypicalMatch | TopicMatch)[]
}

/** Constants of the comparison, tuned on the typical questions themselves and on the development sets of test questions. */
const FIT = {
  /** Factor of the weight of a stop word. */
  stopWord: 0.35,
  /** Similarity of a word that occurs in page title, heading or answer, but in no wording. */
  context: 0.9,
  /**
   * Weight of the visitor's words in the similarity of two questions; the typical question's words have the rest. The weight is lower for
   * long questions, which contain many words that no typical question has.
   */
  ownWords: { short: 0.4, long: 0.2 },
  /** Numbers of words from which `short` and `long` apply. */
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

/** Maximum number of matches. */
const MOST = 8

/** Number of facts that are compared between two checks of the budget. */
const BETWEEN_CHECKS = 100

/** Maximum number of words of a question that are compared. */
const MOST_WORDS = 60

interface Wording {
  readonly text: string
  /** Vocabulary numbers of the words, in the order of the words. */
  readonly words: readonly number[]
  readonly weight: number
  readonly pairs: ReadonlySet<number>
}

/** A passage with the sentences that answer, or a topic. */
type Subject =
  | { readonly candidate: Candidate; readonly answer: string }
  | { readonly topic: string }

interface Fact {
  readonly of: Subject
  readonly wordings: readonly Wording[]
  /** Vocabulary numbers of the words of page title, heading and answer. */
  readonly context: readonly number[]
}

const pairsOf = (words: readonly number[]): readonly number[] =>
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
interface Compared {
  readonly words: readonly { readonly row: Float32Array; readonly weight: number }[]
  /** Largest similarity of any word to each word of the vocabulary. */
  readonly most: Float32Array
  readonly weight: number
  readonly pairs: readonly number[]
}

/** Similarity of a question to a fact, and the index of the most similar wording. */
function fitOf(
  { words, most: mostOfAll, weight, pairs }: Compared,
  { wordings, context }: Fact,
  weights: Float32Array,
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
    for (const word of wording.words) theirs += (weights[word] ?? 0) * (mostOfAll[word] ?? 0)
    const value = Math.pow(own / weight, ownShare) * Math.pow(theirs / wording.weight, 1 - ownShare)
    if (value > single) {
      single = value
      best = at
    }
    const met = pairs.reduce((sum, pair) => sum + (wording.pairs.has(pair) ? 1 : 0), 0)
    together = Math.max(together, met / Math.max(1, pairs.length))
  }
  let all = 0
  for (const [place, { row, weight: share }] of words.entries()) {
    all += share * Math.max(seen[place] ?? 0, FIT.context * largest(row, context))
  }
  const fit = FIT.single * single + (FIT.all * all) / weight + FIT.pairs * together
  return { fit, best }
}

/** Returns the typical questions whose passage exists and still contains the answer. */
const present = (
  questions: readonly TypicalQuestion[],
  passages: ReadonlyMap<string, Candidate>,
): readonly (TypicalQuestion & { readonly of: Candidate })[] =>
  questions.flatMap((question) => {
    const of = passages.get(question.passage)
    return of?.passage.text.includes(question.answer) === true ? [{ ...question, of }] : []
  })

/** Texts of a subject beside its wordings. */
const textsOf = (of: Subject): readonly string[] =>
  'topic' in of ? [] : [of.candidate.passage.page, of.candidate.passage.heading, of.answer]

/** Prepares typical questions and topics for comparison. `passages` holds the passages of the pages by id. */
export function createTypicalIndex(
  questions: readonly TypicalQuestion[],
  passages: ReadonlyMap<string, Candidate>,
  topics: readonly Topic[] = [],
): TypicalIndex {
  const vocabulary = createVocabulary()
  const numbered = (text: string) => wordsOf(withoutPhrases(text)).map(vocabulary.add)
  const entries: readonly { readonly of: Subject; readonly asked: readonly string[] }[] = [
    ...present(questions, passages).map(({ of: candidate, answer, asked }) => ({
      of: { candidate, answer },
      asked,
    })),
    ...topics.map(({ topic, asked }) => ({ of: { topic }, asked })),
  ]
  const read = entries.map(({ of, asked }) => ({
    of,
    asked: asked.map((text) => ({ text, words: numbered(text) })),
    context: [...new Set(numbered(textsOf(of).join(' ')))],
  }))
  const counts = new Uint16Array(vocabulary.size())
  for (const { asked } of read) {
    for (const word of new Set(asked.flatMap(({ words }) => words)))
      counts[word] = (counts[word] ?? 0) + 1
  }
  const weightOf = (count: number, form: string) =>
    (Math.log(1 + read.length / Math.max(1, count)) / Math.log(1 + read.length)) *
    (isStopWord(form) ? FIT.stopWord : 1)
  const weights = Float32Array.from(counts, (count, word) =>
    weightOf(count, vocabulary.formOf(word)),
  )

  const facts: readonly Fact[] = read.map((fact) => ({
    ...fact,
    wordings: fact.asked.map(({ text, words }) => ({
      text,
      words,
      weight: words.reduce((sum, word) => sum + (weights[word] ?? 0), 0) || 1,
      pairs: new Set(pairsOf(words)),
    })),
  }))

  /** Indices of the facts that contain each word of the vocabulary, without stop words. */
  const factsOf = Array.from({ length: vocabulary.size() }, (): number[] => [])
  for (const [at, { wordings, context }] of facts.entries()) {
    for (const word of new Set([...wordings.flatMap(({ words }) => words), ...context])) {
      if (!isStopWord(vocabulary.formOf(word))) factsOf[word]?.push(at)
    }
  }

  /** Facts that share a word with a question, or all facts if the question has only stop words. */
  const near = ({ most }: Compared): readonly Fact[] => {
    const found = new Set<number>()
    for (const [word, value] of most.entries()) {
      if (value > 0) for (const at of factsOf[word] ?? []) found.add(at)
    }
    return found.size === 0 ? facts : facts.filter((_, at) => found.has(at))
  }

  const compared = (asked: readonly AskedWord[]): Compared => {
    const unique = [...new Map(asked.map((word) => [stemOf(word.forms[0] ?? ''), word])).values()]
    const words = unique.slice(0, MOST_WORDS).map(({ forms, isEarlier = false }) => {
      const [typed = ''] = forms
      const rows = forms.map(vocabulary.similarities)
      const row = rows.length === 1 ? rows[0] : undefined
      const number = forms.map(vocabulary.numberOf).find((known) => known !== undefined)
      return {
        row:
          row ??
          Float32Array.from(weights.keys(), (word) =>
            Math.max(...rows.map((each) => each[word] ?? 0)),
          ),
        weight: isEarlier ? 0 : weightOf(number === undefined ? 1 : (counts[number] ?? 1), typed),
      }
    })
    const sequence = asked.map(({ forms }) => vocabulary.numberOf(forms.at(-1) ?? '') ?? 65_535)
    const most = new Float32Array(vocabulary.size())
    for (const { row } of words) {
      for (const [word, value] of row.entries()) if (value > (most[word] ?? 0)) most[word] = value
    }
    return {
      words,
      most,
      weight: words.reduce((sum, { weight }) => sum + weight, 0) || 1,
      pairs: pairsOf(sequence),
    }
  }

  return {
    knows: (word) => vocabulary.numberOf(word) !== undefined,
    match: (asked, budget, { withTopics = false } = {}) => {
      budget.check()
      const question = compared(asked)
      const fits = near(question).map((fact, at) => {
        if (at % BETWEEN_CHECKS === 0) budget.check()
        return { fact, ...fitOf(question, fact, weights) }
      })
      return fits
        .filter(({ fact: { of } }) => withTopics || !('topic' in of))
        .toSorted((a, b) => b.fit - a.fit)
        .slice(0, MOST)
        .map(({ fact: { of, wordings }, fit, best }) => ({
          ...of,
          asked: wordings[best]?.text ?? '',
          fit,
          stems: ` ${[...textsOf(of), ...wordings.map(({ text }) => text)]
            .flatMap((text) => wordsOf(text).map(stemOf))
            .join(' ')} `,
        }))
    },
  }
}
