import type { AnswerSource } from '#shared/contracts/assistant.ts'

/** An earlier message of the conversation. */
export interface Earlier {
  readonly text: string
  readonly isBot: boolean
}

/** An answer before it becomes a message. */
export interface Answer {
  /** `unknown`: the site does not say. `hand_over`: the visitor asks for a person. */
  readonly outcome: 'answer' | 'unknown' | 'hand_over'
  /** True if the text is built from facts of the site; otherwise the parts with a source are quotations. */
  readonly isComposed?: boolean
  readonly parts: readonly { readonly text: string; readonly source?: number }[]
  /** Pages that the parts are taken from; of an unknown answer, the nearest pages. */
  readonly sources: readonly AnswerSource[]
  /** Other pages that fit. They are not shown. */
  readonly further?: readonly AnswerSource[]
  readonly quickReplies?: readonly string[]
}

/** Answers from the site's own passages: whole sentences, each with its source. Rejects as the search does. */
export type Answerer = (
  question: string,
  history: readonly Earlier[],
  signal: AbortSignal,
) => Promise<Answer>

/** A passage of the site that speaks of a question. */
export interface Finding {
  readonly passage: {
    readonly id: string
    readonly kind: string
    /** Path of the page, with the fragment of the heading where it has one. */
    readonly url: string
    /** Title of the page. */
    readonly page: string
    readonly heading: string
  }
  /** How well it fits, from 0 to about 1.3. */
  readonly score: number
  /** Share of what the question tells that the passage speaks of, 0 to 1. */
  readonly covered: number
  /** It says nothing of what is asked of a thing, such as its price. */
  readonly lacks: boolean
  /** Largest share of one thing in the question that passage and page do not name at all, 0 to 1. */
  readonly missing: number
  /** The typical question of the passage that resembles the question most: its wording, the sentences that answer it, and how much it resembles, from 0 to about 2. */
  readonly typical?: { readonly asked: string; readonly answer: string; readonly fit: number }
  /** Whole sentences in their order, each with the share that it speaks of. */
  readonly sentences: readonly { readonly text: string; readonly covered: number }[]
}

/** The searches for one question. They share a limit of CPU time. */
export interface QuestionFindings {
  /** The best first. `earlier` are questions that were asked before: they count where the question has no noun of its own, or `isFollowUp` is true. Rejects when the limit is reached or nobody waits. */
  readonly search: (
    question: string,
    options: {
      readonly limit: number
      readonly earlier: readonly string[]
      readonly isFollowUp?: boolean
      /** True if a last finding is added for the topic that resembles the question most: its url is `topic:` and the name. */
      readonly withTopics?: boolean
    },
  ) => Promise<readonly Finding[]>
}

/** What an answer is taken from. */
export interface Findings {
  /** Begins the searches for one question; they end when the signal is aborted. */
  readonly begin: (signal: AbortSignal) => QuestionFindings
}
