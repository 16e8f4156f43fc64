/** Questions to the site's assistant, its answers, and what staff see of questions that found none. */
import * as z from 'zod/mini'
import { listAnswer, successAnswer } from './envelope.ts'

export const ASSISTANT_LIMITS = {
  /** Characters of a question. */
  question: 2_000,
  /** Messages of the conversation that go along, and characters of each. */
  history: 6,
  message: 4_000,
  /** Pages that an answer names at most. */
  sources: 5,
} as const

const earlier = z.object({
  text: z.string().check(z.maxLength(ASSISTANT_LIMITS.message)),
  isBot: z.boolean(),
})

/** `POST /api/assistant/`. `history` is used only to follow what is talked about; oldest first. */
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
 * A message of the conversation. `timestamp` is ISO 8601, UTC. The server puts `quickReplies` into every answer that has
 * some, those that belong to a question by its words too; what each of them does is `leadOf` in `assistant-words.ts`.
 */
export const chatMessage = z.object({
  id: z.string(),
  text: z.string(),
  isBot: z.boolean(),
  timestamp: z.string(),
  quickReplies: z.optional(z.array(z.string())),
})

/** A page that an answer is taken from. `url` is a path with the fragment of a heading. */
export const answerSource = z.object({ title: z.string(), url: z.string() })
export type AnswerSource = z.infer<typeof answerSource>

export const assistantReply = z.object({
  ...chatMessage.shape,
  isBot: z.literal(true),
  sources: z.array(answerSource).check(z.maxLength(ASSISTANT_LIMITS.sources)),
  /** The text in its parts, in order, each with the source that it is taken from: its place in `sources`, from 0. */
  parts: z.optional(z.array(z.object({ text: z.string(), source: z.optional(z.number()) }))),
  /**
   * `answer`; `unknown`, where the site does not say; `hand_over`, where the visitor asks for a person; `fallback`, where the
   * model did not answer.
   */
  outcome: z.enum(['answer', 'unknown', 'hand_over', 'fallback']),
})
export type AssistantReply = z.infer<typeof assistantReply>
export const assistantAnswer = successAnswer(assistantReply)

/** `GET /api/assistant/`: what the window says before the first question. */
export const assistantFactsAnswer = successAnswer(
  z.object({
    /** Where questions are answered: on this site, or by Google's model. */
    answeredBy: z.enum(['site', 'google']),
  }),
)

/** `POST /api/assistant/feedback/`: an answer did not help. */
export const assistantFeedback = z.object({
  question: assistantInput.shape.question,
})
export const feedbackAnswer = successAnswer(z.object({ noted: z.literal(true) }))

/** Why a question is listed. */
export const QUESTION_REASONS = ['unanswered', 'not_helpful', 'person_wanted'] as const

/** Text of the row that counts what came when there were as many different questions as are kept. */
export const OTHER_QUESTIONS = 'other'

/** What the list can be sorted by: how often, or when a question was asked last. */
export const QUESTION_SORT_KEYS = ['count', 'last_asked_at'] as const

/** A key, or with a minus before it the other way round. */
export const questionSort = z.enum([
  ...QUESTION_SORT_KEYS,
  ...QUESTION_SORT_KEYS.map((key) => `-${key}` as const),
])
export type QuestionSort = z.infer<typeof questionSort>

/** A question for staff: words of the site and common English words; names, numbers and all others are "…". */
export const question = z.object({
  id: z.string(),
  text: z.string(),
  reason: z.enum(QUESTION_REASONS),
  count: z.number(),
  last_asked_at: z.string(),
})
export type Question = z.infer<typeof question>

/** `GET /api/questions/` */
export const questionListAnswer = listAnswer(question)

export const questionRemovedAnswer = successAnswer(z.object({ id: z.string() }))
