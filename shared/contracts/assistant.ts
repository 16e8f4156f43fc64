/** Questions to the site's assistant, its answers, and the staff's view of unanswered questions. */
import * as z from 'zod/mini'
import { listAnswer, successAnswer } from './envelope.ts'

export const ASSISTANT_LIMITS = {
  /** Maximum length of a question, in characters. */
  question: 2_000,
  /** Maximum number of earlier messages in a request, and the maximum length of each in characters. */
  history: 6,
  message: 4_000,
  /** Maximum number of sources of an answer. */
  sources: 5,
} as const

const earlier = z.object({
  text: z.string().check(z.maxLength(ASSISTANT_LIMITS.message)),
  isBot: z.boolean(),
})

/** `POST /api/assistant/`. `history` contains the previous messages, oldest first, as context for the question. */
export const assistantInput = z.object({
  question: z
    .string('Enter a question')
    .check(
      z.trim(),
      z.minLength(1, 'Enter a question'),
      z.maxLength(ASSISTANT_LIMITS.question, `Use at most ${ASSISTANT_LIMITS.question} characters`),
    ),
  history: z._default(z.array(earlier).check(z.maxLength(ASSISTANT_LIMITS.history)), []),
})
export type AssistantInput = z.infer<typeof assistantInput>

/**
 * Message of the conversation. `timestamp` is ISO 8601, UTC. The server adds `quickReplies` to answers, including those for keywords of the
 * question. `leadOf` in `assistant-words.ts` defines the action of each quick reply.
 */
export const chatMessage = z.object({
  id: z.string(),
  text: z.string(),
  isBot: z.boolean(),
  timestamp: z.string(),
  quickReplies: z.optional(z.array(z.string())),
})

/** Source page of an answer. `url` is a path with the fragment of a heading. */
export const answerSource = z.object({ title: z.string(), url: z.string() })
export type AnswerSource = z.infer<typeof answerSource>

const texts = z.readonly(z.array(z.string()))

/** Table in an answer. The first cell of a row is the header of the row. */
const answerTable = z.object({
  caption: z.optional(z.string()),
  /** Headers of all columns except the first. Empty if the table has only row headers. */
  columns: texts,
  rows: z.readonly(z.array(texts)),
})
export type AnswerTable = z.infer<typeof answerTable>

/** Part of an answer. `text` contains the content of `table` in words, for the history and for copies of the conversation. */
const answerPart = z.object({
  text: z.string(),
  source: z.optional(z.number()),
  table: z.optional(answerTable),
})

export const assistantReply = z.object({
  ...chatMessage.shape,
  isBot: z.literal(true),
  sources: z.array(answerSource).check(z.maxLength(ASSISTANT_LIMITS.sources)),
  /** Parts of the text, in order. Each part has the index of its source in `sources`. */
  parts: z.optional(z.array(answerPart)),
  /**
   * `answer`: the text answers the question. `unknown`: the site has no answer. `hand_over`: the visitor asks for a person. `fallback`: the
   * model did not answer.
   */
  outcome: z.enum(['answer', 'unknown', 'hand_over', 'fallback']),
})
export type AssistantReply = z.infer<typeof assistantReply>
export const assistantAnswer = successAnswer(assistantReply)

/** `GET /api/assistant/`: data that the assistant's window needs before the first question. */
export const assistantFactsAnswer = successAnswer(
  z.object({
    /** System that answers: this site, or Google's model. */
    answeredBy: z.enum(['site', 'google']),
  }),
)

/** `POST /api/assistant/feedback/`: reports that an answer was not helpful. */
export const assistantFeedback = z.object({
  question: assistantInput.shape.question,
})
export const feedbackAnswer = successAnswer(z.object({ noted: z.literal(true) }))

/** Reasons why a question is in the staff's list. */
export const QUESTION_REASONS = [
  'unanswered',
  'not_helpful',
  'person_wanted',
  /** A visitor's search found nothing. */
  'nothing_found',
] as const

/** Text of the row that counts all further questions, once the maximum number of different questions is stored. */
export const OTHER_QUESTIONS = 'other'

/** Sort keys of the list of questions: how often a question was asked, or when it was last asked. */
export const QUESTION_SORT_KEYS = ['count', 'last_asked_at'] as const

/** Sort key; a leading minus reverses the order. */
export const questionSort = z.enum([
  ...QUESTION_SORT_KEYS,
  ...QUESTION_SORT_KEYS.map((key) => `-${key}` as const),
])
export type QuestionSort = z.infer<typeof questionSort>

/**
 * Question as staff see it. Only words of the site and common English words are legible. All other words, names and numbers are replaced by
 * "…".
 */
export const question = z.object({
  id: z.string(),
  text: z.string(),
  reason: z.enum(QUESTION_REASONS),
  count: z.number(),
  last_asked_at: z.string(),
})
export type Question = z.infer<typeof question>

/** Response of `GET /api/questions/`. */
export const questionListAnswer = listAnswer(question)

export const questionRemovedAnswer = successAnswer(z.object({ id: z.string() }))
