import type { Answer } from '#server/assistant/ports.ts'
import type { Expected } from './expected.ts'
import { answer, historyOf, textOf } from './site-answers.test-support.ts'

/** Rating of an answer. `wrong`: the answer contains a word of another subject, or none of the expected words. */
type Mark = 'answered' | 'incomplete' | 'wrong' | 'refused'

/** Normalizes quotes, spaces and case. */
const plain = (text: string) =>
  text.normalize('NFKC').replaceAll('’', "'").replaceAll(/\s+/gu, ' ').toLowerCase()

/** Rates one answer. */
function markOf({ must, mustNot, expect: expected }: Expected, given: Answer): Mark {
  const text = plain(textOf(given))
  const has = (words: string) => text.includes(plain(words))
  const met = must.filter((group) => group.some(has)).length
  if (given.outcome === 'unknown') {
    return expected === 'answer' || met === must.length ? 'refused' : 'incomplete'
  }
  if (mustNot.some(has) || (met === 0 && must.length > 0)) return 'wrong'
  return met === must.length ? 'answered' : 'incomplete'
}

/** Totals of a set of questions. */
export interface Totals {
  readonly toAnswer: number
  readonly answered: number
  readonly wrong: number
  readonly toRefuse: number
  readonly refused: number
}

/** Asks all questions, rates the answers and counts the ratings. */
export async function totalsOf(questions: readonly Expected[]): Promise<Totals> {
  const marks = await Promise.all(
    questions.map(async (one) => ({
      isRefusal: one.expect === 'refuse',
      mark: markOf(one, await answer(one.question, historyOf(one.history))),
    })),
  )
  const count = (isRefusal: boolean, mark?: Mark) =>
    marks.filter((one) => one.isRefusal === isRefusal && (mark === undefined || one.mark === mark))
      .length
  return {
    toAnswer: count(false),
    answered: count(false, 'answered'),
    wrong: count(false, 'wrong'),
    toRefuse: count(true),
    refused: count(true, 'refused'),
  }
}

/** Line for the summary table. */
export const figureOf = (name: string, { toAnswer, answered, wrong, toRefuse, refused }: Totals) =>
  `assistant, first text, ${name}: ${answered} of ${toAnswer} answered, ${wrong} with a wrong subject, ${refused} of ${toRefuse} refused`
