import type { Budget } from '../budget.ts'
import type { Candidate } from '../index-store.ts'
import { isStopWord, stemOf, wordsOf } from '../words.ts'
import type { TypicalQuestion } from './typical-question.ts'
import type { Topic } from '../typical-questions/topics.ts'
import { fitOf, FIT, pairsOf, type Compared, type ComparedFact } from './typical-fit.ts'
import { createPreparedTexts, type PreparedTexts } from './prepared-texts.ts'

/** A word of a visitor's question. */
export interface AskedWord {
  /** The typed word and its possible corrections. All are in lower case. */
  readonly forms: readonly string[]
  /** True for a word of an earlier question. A typical question need not contain it to be similar. */
  readonly isEarlier?: boolean
}

/** Fact or topic one of whose wordings is similar to a visitor's question. */
export interface Match {
  /** Wording that is most similar to the visitor's question. */
  readonly asked: string
  /** Similarity, from 0 to about 1. */
  readonly fit: number
  /** True if the most similar wording is a phrasing and not a typical question. */
  readonly isPhrased: boolean
  /** True if the fact has phrasings only. */
  readonly isAllPhrased: boolean
  /** Stems of page title, heading, answer and wordings, with a space before and after each. */
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
  /** Returns true if the vocabulary contains a word, given in lower case. */
  readonly knows: (word: string) => boolean
  /**
   * Returns the most similar facts and topics, best first. They are followed by the best facts of the preferred passages that are not among
   * them.
   * @throws SearchStopped
   */
  readonly match: (
    words: readonly AskedWord[],
    budget: Budget,
    options?: { readonly withTopics?: boolean; readonly isPreferred?: (url: string) => boolean },
  ) => readonly (TypicalMatch | TopicMatch)[]
}

/** Maximum number of matches. */
const MOST = 8

/** Number of facts that are compared between two checks of the budget. */
const BETWEEN_CHECKS = 100

/** Maximum number of words of a question that are compared. */
const MOST_WORDS = 60

/** The answer to a typical question: sentences of a passage, or a topic. */
type Subject =
  | { readonly candidate: Candidate; readonly answer: string }
  | { readonly topic: string }

interface Fact extends ComparedFact {
  readonly of: Subject
}

/** Typical questions whose passage still exists and still contains the answer. */
const present = (
  questions: readonly TypicalQuestion[],
  passages: ReadonlyMap<string, Candidate>,
): readonly (TypicalQuestion & { readonly of: Candidate })[] =>
  questions.flatMap((question) => {
    const of = passages.get(question.passage)
    return of?.passage.text.includes(question.answer) === true ? [{ ...question, of }] : []
  })

/**
 * Texts that are compared with a question in addition to the wordings: page title, heading and answer of a fact. Empty for a topic, which
 * has only wordings.
 */
const textsOf = (of: Subject): readonly string[] =>
  'topic' in of ? [] : [of.candidate.passage.page, of.candidate.passage.heading, of.answer]

/** Prepares the facts and topics for comparison, and computes the weights of the words in their wordings. */
function prepare(
  questions: readonly TypicalQuestion[],
  passages: ReadonlyMap<string, Candidate>,
  topics: readonly Topic[],
  texts: PreparedTexts,
) {
  texts.begin()
  const { vocabulary } = texts
  const entries: readonly {
    readonly of: Subject
    readonly asked: readonly string[]
    readonly phrased: readonly string[]
  }[] = [
    ...present(questions, passages).map(({ of: candidate, answer, asked, phrased = [] }) => ({
      of: { candidate, answer },
      asked,
      phrased,
    })),
    ...topics.map(({ topic, asked }) => ({ of: { topic }, asked, phrased: [] })),
  ]
  const read = entries.map(({ of, asked, phrased }) => ({
    of,
    asked: asked.map((text) => texts.read(text)),
    phrased: phrased.map((text) => texts.read(text)),
    context: texts.read(textsOf(of).join(' ')).unique,
  }))
  texts.end()
  const counts = new Uint16Array(vocabulary.size())
  /** Words of the current texts. The vocabulary may also contain words of earlier texts. */
  const inUse = new Set<number>()
  // Phrasings do not count for the weights. They contain so many words of visitors that every word would seem frequent.
  const counted = read.filter(({ asked }) => asked.length > 0)
  for (const { asked, phrased, context } of read) {
    const words = new Set(asked.flatMap(({ unique }) => unique))
    for (const word of words) counts[word] = (counts[word] ?? 0) + 1
    const others = phrased.flatMap(({ unique }) => unique)
    for (const word of [...words, ...others, ...context]) inUse.add(word)
  }
  const weightOf = (count: number, form: string) =>
    (Math.log(1 + counted.length / Math.max(1, count)) / Math.log(1 + counted.length)) *
    (isStopWord(form) ? FIT.stopWord : 1)
  const weights = Float32Array.from(counts, (count, word) =>
    weightOf(count, vocabulary.formOf(word)),
  )
  const wordingOf = (
    { text, words, pairs }: ReturnType<PreparedTexts['read']>,
    isPhrased: boolean,
  ) => ({
    text,
    words,
    weight: words.reduce((sum, word) => sum + (weights[word] ?? 0), 0) || 1,
    isPhrased,
    pairs,
  })
  const facts: readonly Fact[] = read.map((fact) => ({
    ...fact,
    wordings: [
      ...fact.asked.map((one) => wordingOf(one, false)),
      ...fact.phrased.map((one) => wordingOf(one, true)),
    ],
  }))
  /** For each word of the vocabulary, the indices of the facts that contain it. Empty for stop words and for words of earlier texts. */
  const factsOf = Array.from({ length: vocabulary.size() }, (): number[] => [])
  for (const [at, { wordings, context }] of facts.entries()) {
    for (const word of new Set([...wordings.flatMap(({ words }) => words), ...context])) {
      if (!isStopWord(vocabulary.formOf(word))) factsOf[word]?.push(at)
    }
  }
  return { facts, counts, weightOf, weights, factsOf, inUse }
}

/**
 * Prepares typical questions and topics for comparison.
 * @param passages passages of the pages by id
 * @param texts prepared texts of the previous index, so that only changed texts are prepared again
 */
export function createTypicalIndex(
  questions: readonly TypicalQuestion[],
  passages: ReadonlyMap<string, Candidate>,
  topics: readonly Topic[] = [],
  texts: PreparedTexts = createPreparedTexts(),
): TypicalIndex {
  const { facts, counts, weightOf, weights, factsOf, inUse } = prepare(
    questions,
    passages,
    topics,
    texts,
  )
  const { vocabulary } = texts

  /** Facts that have a word in common with a question. All facts if the question has only stop words. */
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
        isEarlier,
        weight: isEarlier ? 0 : weightOf(number === undefined ? 1 : (counts[number] ?? 1), typed),
      }
    })
    const before = words.filter(({ isEarlier }) => isEarlier)
    const sequence = asked.map(({ forms }) => vocabulary.numberOf(forms.at(-1) ?? '') ?? 65_535)
    const most = new Float32Array(vocabulary.size())
    for (const { row } of words) {
      for (const [word, value] of row.entries()) if (value > (most[word] ?? 0)) most[word] = value
    }
    return {
      words,
      most,
      isEarlier: (word) => before.some(({ row }) => (row[word] ?? 0) > 0),
      weight: words.reduce((sum, { weight }) => sum + weight, 0) || 1,
      pairs: pairsOf(sequence),
    }
  }

  return {
    knows: (word) => {
      const number = vocabulary.numberOf(word)
      return number !== undefined && inUse.has(number)
    },
    match: (asked, budget, { withTopics = false, isPreferred = () => false } = {}) => {
      budget.check()
      const question = compared(asked)
      const fits = near(question)
        .filter(({ of }) => withTopics || !('topic' in of))
        .map((fact, at) => {
          if (at % BETWEEN_CHECKS === 0) budget.check()
          const hasSubject = !('topic' in fact.of) && isPreferred(fact.of.candidate.passage.url)
          return { fact, ...fitOf(question, fact, weights, hasSubject) }
        })
        .toSorted((a, b) => b.fit - a.fit)
      const best = fits.slice(0, MOST)
      const preferred = fits
        .slice(MOST)
        .filter(({ fact: { of } }) => !('topic' in of) && isPreferred(of.candidate.passage.url))
      return [...best, ...preferred.slice(0, MOST)].map(
        ({ fact: { of, wordings }, fit, best }) => ({
          ...of,
          asked: wordings[best]?.text ?? '',
          isPhrased: wordings[best]?.isPhrased ?? false,
          isAllPhrased: wordings.every((one) => one.isPhrased),
          fit,
          stems: ` ${[...textsOf(of), ...wordings.map(({ text }) => text)]
            .flatMap((text) => wordsOf(text).map(stemOf))
            .join(' ')} `,
        }),
      )
    },
  }
}
