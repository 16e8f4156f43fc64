import type { AnswerSource, AnswerTable } from '#shared/contracts/assistant.ts'

/** Earlier message of the conversation. */
export interface Earlier {
  readonly text: string
  readonly isBot: boolean
}

/** Part of an answer. */
export interface AnswerPart {
  readonly text: string
  readonly source?: number
  /** Table that is shown instead of the text. */
  readonly table?: AnswerTable
}

/** Answer before it becomes a message. */
export interface Answer {
  /** `unknown`: the site does not say. `hand_over`: the visitor asks for a person. */
  readonly outcome: 'answer' | 'unknown' | 'hand_over'
  /** True if the text is built from facts of the site. Otherwise the parts with a source are quotations of pages. */
  readonly isComposed?: boolean
  readonly parts: readonly AnswerPart[]
  /** Pages from which the parts of the answer are taken. If the outcome is `unknown`, the pages nearest to the question. */
  readonly sources: readonly AnswerSource[]
  /** Other pages that fit the question. They are not shown. */
  readonly further?: readonly AnswerSource[]
  readonly quickReplies?: readonly string[]
}

/** True if the site answers the question. */
export const isKnown = ({ outcome }: Pick<Answer, 'outcome'>): boolean => outcome !== 'unknown'

/** Text of an answer, without the names of its sources. */
export const textOf = ({ parts }: Pick<Answer, 'parts'>): string =>
  parts.map(({ text }) => text).join('')

/** Answers from the site's own passages, in complete sentences with their sources. Rejects if the search rejects. */
export type Answerer = (
  question: string,
  history: readonly Earlier[],
  signal: AbortSignal,
) => Promise<Answer>

/** Topic that is similar to a question. A topic has no passage. */
export interface Topic {
  /** Name of an intent, or `unstated`. */
  readonly name: string
  /** Similarity, from 0 to about 2. */
  readonly fit: number
}

/** Passage of the site that fits a question. */
export interface Finding {
  readonly passage: {
    readonly id: string
    readonly kind: string
    /** Path of the page, with the fragment of the heading if it has one. */
    readonly url: string
    /** Title of the page. */
    readonly page: string
    readonly heading: string
  }
  /** Score, from 0 to about 1.3. */
  readonly score: number
  /** Coverage: share of the question's concepts, by weight, that the passage names, 0 to 1. A concept is a word with its synonyms. */
  readonly covered: number
  /** True if the question asks for an aspect, such as the price, that the passage does not name. */
  readonly lacks: boolean
  /**
   * Weight of the heaviest concept that neither passage nor page contains, as a share of the weight of all concepts, 0 to 1. Aspects, such
   * as the price, do not count.
   */
  readonly missing: number
  /**
   * Typical question of the passage that is most similar to the question: its wording, the sentences that answer it, and the
   * similarity, from 0 to about 2.
   */
  readonly typical?: {
    readonly asked: string
    readonly answer: string
    readonly fit: number
    /**
     * Weight of the heaviest concept that passage, page and typical question all lack, as a share of the weight of all concepts, 0 to 1.
     */
    readonly missing: number
  }
  /** Complete sentences of the passage in their order, each with the share of the question that it covers. */
  readonly sentences: readonly { readonly text: string; readonly covered: number }[]
}

/** Options of a search for findings. */
export interface FindingOptions {
  readonly limit: number
  /** Earlier questions. The search uses their subject if the question has no noun of its own, or if `isFollowUp` is true. */
  readonly earlier: readonly string[]
  readonly isFollowUp?: boolean
  /** URLs of the sections that answered the previous question. If the list is not empty, other pages rank lower. */
  readonly focus?: readonly string[]
}

/** Searches for one question. All of them together have one limit of CPU time. */
export interface QuestionFindings {
  /** Returns the best findings first. Rejects if the limit is reached or the signal is aborted. */
  readonly search: (question: string, options: FindingOptions) => Promise<readonly Finding[]>
  /** Returns the findings of `search` and the topic that is most similar to the question, if any is similar. */
  readonly searchWithTopic: (
    question: string,
    options: FindingOptions,
  ) => Promise<{ readonly hits: readonly Finding[]; readonly topic?: Topic }>
}

/** Search for findings. */
export interface Findings {
  /** Begins the searches for one question. They end when the signal is aborted. */
  readonly begin: (signal: AbortSignal) => QuestionFindings
}
