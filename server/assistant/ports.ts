import type { AnswerSource } from '#shared/contracts/assistant.ts'

/** An earlier message of the conversation. */
export interface Earlier {
  readonly text: string
  readonly isBot: boolean
}

/** An answer before it becomes a message. */
export interface Answer {
  /** `unknown`: the site does not say. */
  readonly outcome: 'answer' | 'unknown'
  readonly parts: readonly { readonly text: string; readonly source?: number }[]
  readonly sources: readonly AnswerSource[]
  readonly quickReplies?: readonly string[]
}

/** Answers from the site's own passages: whole sentences, each with its source. Never rejects. */
export type Answerer = (question: string, history: readonly Earlier[]) => Promise<Answer>
