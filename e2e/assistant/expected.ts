import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const expected = z.object({
  question: z.string(),
  asker: z.string(),
  /** Earlier messages, alternating between visitor and assistant. */
  history: z.optional(z.array(z.string())),
  /** `refuse`: the site has no answer. */
  expect: z.enum(['answer', 'refuse']),
  /** Paths of pages that contain the answer. */
  pages: z.array(z.string()),
  /** Passage that contains the answer, for readers of the test. */
  passage: z.string(),
  /** At least one word of each group occurs in the answer, ignoring case. */
  must: z.array(z.array(z.string())),
  /** None of these words occurs in the answer, ignoring case. */
  mustNot: z.array(z.string()),
})

/** A question with the words that its answer must and must not contain. */
export type Expected = z.infer<typeof expected>

const questionsIn = (name: string): readonly Expected[] =>
  z.array(expected).parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')))

/**
 * Questions written by a person who knew the pages but not the code. They were read after two runs, so only a new set can measure
 * quality.
 */
export const outsideQuestions: readonly Expected[] = questionsIn('outside-questions.json')

/** A second set by a person who knew only the pages, for answers that were improved with the first set. */
export const secondQuestions: readonly Expected[] = questionsIn('second-questions.json')

/** A third set by a person who knew only the pages, for typical questions. One half was read for decision 080, the other was not. */
export const thirdQuestions: readonly Expected[] = questionsIn('third-questions.json')

/** Questions written from the pages alone that were read while the answers were improved (decision 080). */
export const readQuestions: readonly Expected[] = questionsIn('read-questions.json')

/** Fifty more by the same author, who also wrote the typical questions. They were run once, after the work. */
export const keptQuestions: readonly Expected[] = questionsIn('kept-questions.json')

/** Development set: questions that may be read while improving the answers. */
export const ownQuestions: readonly Expected[] = questionsIn('own-questions.json')
