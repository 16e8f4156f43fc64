import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const expected = z.object({
  question: z.string(),
  asker: z.string(),
  /** Earlier messages, those of the visitor and of the assistant by turns. */
  history: z.optional(z.array(z.string())),
  /** `refuse`: the site has no answer. */
  expect: z.enum(['answer', 'refuse']),
  /** Paths of pages that have the answer. */
  pages: z.array(z.string()),
  /** Passage of the page that answers, for readers of the test. */
  passage: z.string(),
  /** Of each group at least one occurs in the answer, in any case. */
  must: z.array(z.array(z.string())),
  /** None occurs in the answer, in any case. */
  mustNot: z.array(z.string()),
})

/** A question with the words that its answer has, and those that it must not have. */
export type Expected = z.infer<typeof expected>

const questionsIn = (name: string): readonly Expected[] =>
  z.array(expected).parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')))

/** Questions by a person who saw the pages and not the code. They were read after two runs: a new set decides how good the answers are. */
export const outsideQuestions: readonly Expected[] = questionsIn('outside-questions.json')

/** A second set by a person who saw the pages alone, for answers that were improved with the first set. */
export const secondQuestions: readonly Expected[] = questionsIn('second-questions.json')

/** A third set by a person who saw the pages alone, for the typical questions. Read it only when a fourth exists. */
export const thirdQuestions: readonly Expected[] = questionsIn('third-questions.json')

/** Questions that are read while the answers are worked on. */
export const ownQuestions: readonly Expected[] = questionsIn('own-questions.json')
