import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const expected = z.object({
  question: z.string(),
  asker: z.string(),
  /** Earlier messages, alternating between visitor and assistant. */
  history: z.optional(z.array(z.string())),
  /** Expected outcome. `refuse`: the site has no answer, so the assistant must refuse. */
  expect: z.enum(['answer', 'refuse']),
  /** Paths of pages that contain the answer. */
  pages: z.array(z.string()),
  /** Passage that contains the answer. The tests do not use it. */
  passage: z.string(),
  /** Groups of words. The answer must contain at least one word of each group, ignoring case. */
  must: z.array(z.array(z.string())),
  /** Words of which none may occur in the answer, ignoring case. */
  mustNot: z.array(z.string()),
})

/** Question with the words that its answer must and must not contain. */
export type Expected = z.infer<typeof expected>

const questionsIn = (name: string): readonly Expected[] =>
  z.array(expected).parse(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')))

/**
 * Short everyday questions that visitors of any such company ask. The developers wrote them together with the everyday phrasings
 * (decision 119), so the set keeps what was reached and does not measure quality.
 */
export const everydayQuestions: readonly Expected[] = questionsIn('everyday-questions.json')

/**
 * First set of questions, by a person who knew the pages but not the code. The developers read these questions after two runs, so this
 * set no longer measures quality.
 */
export const outsideQuestions: readonly Expected[] = questionsIn('outside-questions.json')

/** Second set, by a person who knew only the pages, to measure answers that were improved with the first set. */
export const secondQuestions: readonly Expected[] = questionsIn('second-questions.json')

/**
 * Third set, by a person who knew only the pages, to measure the effect of typical questions. The developers read one half of the set for
 * decision 080 and the other half for decision 096.
 */
export const thirdQuestions: readonly Expected[] = questionsIn('third-questions.json')

/**
 * Questions by a person who knew the pages but not the code. The developers read these questions while improving the answers, so they are
 * no independent test (decision 080).
 */
export const readQuestions: readonly Expected[] = questionsIn('read-questions.json')

/**
 * Fifty further questions by the author of `readQuestions` and of the typical questions. They were run once, after the improvements of
 * the answers.
 */
export const keptQuestions: readonly Expected[] = questionsIn('kept-questions.json')

/**
 * First half of the fourth set, which was written before its author had read the code of the ranking, and split by a seeded shuffle. The
 * developers read the failures of this half.
 */
export const fourthReadQuestions: readonly Expected[] = questionsIn('fourth-read-questions.json')

/** Second half of the fourth set. The developers use only its totals. For decision 119 they also chose parameters with these totals. */
export const fourthKeptQuestions: readonly Expected[] = questionsIn('fourth-kept-questions.json')

/**
 * Fifth set: forty questions, half of them follow-ups in ten conversations. It was written from the pages before the change of decision
 * 096, and run once before and once after this change. The developers read its failures for decision 104.
 */
export const fifthQuestions: readonly Expected[] = questionsIn('fifth-questions.json')

/**
 * Sixth set: forty questions, ten of them follow-ups in five conversations. It was written from the rendered pages before the change of
 * decision 104, and run once before and once after this change. The developers use only its totals. For decision 119 they also chose
 * parameters with these totals.
 */
export const sixthQuestions: readonly Expected[] = questionsIn('sixth-questions.json')

/**
 * Seventh set: forty questions, three of them follow-ups. It was written before the change of decision 105 from passages of the rendered
 * pages, which a seeded shuffle selected. It was run once before and once after this change. The developers use only its totals. For
 * decision 119 they also chose parameters with these totals.
 */
export const seventhQuestions: readonly Expected[] = questionsIn('seventh-questions.json')

/**
 * Eighth set: sixty questions by a person who read only the rendered pages. It was written before the change of decision 119, and run
 * once before and once after this change. The developers have read its failures since then.
 */
export const eighthQuestions: readonly Expected[] = questionsIn('eighth-questions.json')

/**
 * Ninth set: sixty questions by another person who read only the rendered pages, written after the phrasings of decision 119. The
 * developers use only its totals.
 */
export const ninthQuestions: readonly Expected[] = questionsIn('ninth-questions.json')

/**
 * Tenth set: sixty questions by another person who read only the rendered pages, written before the second part of the everyday phrasings
 * (decision 119). The developers use only its totals.
 */
export const tenthQuestions: readonly Expected[] = questionsIn('tenth-questions.json')

/** Development set of follow-ups in twenty conversations, for decision 096. */
export const followUpQuestions: readonly Expected[] = questionsIn('follow-up-questions.json')

/** Development set: questions that developers may read while they improve the answers. */
export const ownQuestions: readonly Expected[] = questionsIn('own-questions.json')
