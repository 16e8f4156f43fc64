import { describe, expect, test } from 'vitest'
import {
  eighthQuestions,
  everydayQuestions,
  fifthQuestions,
  followUpQuestions,
  fourthKeptQuestions,
  fourthReadQuestions,
  keptQuestions,
  ninthQuestions,
  outsideQuestions,
  readQuestions,
  secondQuestions,
  seventhQuestions,
  sixthQuestions,
  tenthQuestions,
  thirdQuestions,
} from './expected.ts'
import { figureOf, totalsOf } from './marks.test-support.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines for the summary table of the suite. */
    figures?: readonly string[]
  }
}

/**
 * Sets of questions. `reached` is the number of right answers and refusals so far, `wrong` the number of answers about a wrong subject so
 * far. The targets are 90 % right answers and no answer about a wrong subject. A change may lose a right answer if it also avoids an
 * answer about a wrong subject, because a refusal is better than a wrong answer (decision 105).
 */
const sets = [
  { name: 'first set', size: 60, questions: outsideQuestions, reached: 57, wrong: 0 },
  { name: 'second set', size: 60, questions: secondQuestions, reached: 56, wrong: 0 },
  { name: 'third set', size: 60, questions: thirdQuestions, reached: 55, wrong: 1 },
  { name: 'read set', size: 112, questions: readQuestions, reached: 109, wrong: 2 },
  { name: 'kept set', size: 50, questions: keptQuestions, reached: 44, wrong: 5 },
  {
    name: 'fourth set, read half',
    size: 60,
    questions: fourthReadQuestions,
    reached: 54,
    wrong: 2,
  },
  {
    name: 'fourth set, kept half',
    size: 60,
    questions: fourthKeptQuestions,
    reached: 45,
    wrong: 4,
  },
  { name: 'fifth set', size: 40, questions: fifthQuestions, reached: 23, wrong: 9 },
  { name: 'sixth set', size: 40, questions: sixthQuestions, reached: 30, wrong: 2 },
  { name: 'seventh set', size: 40, questions: seventhQuestions, reached: 26, wrong: 2 },
  { name: 'eighth set', size: 60, questions: eighthQuestions, reached: 53, wrong: 4 },
  { name: 'ninth set', size: 60, questions: ninthQuestions, reached: 39, wrong: 11 },
  { name: 'tenth set', size: 60, questions: tenthQuestions, reached: 34, wrong: 14 },
  { name: 'everyday set', size: 176, questions: everydayQuestions, reached: 176, wrong: 0 },
  { name: 'follow-ups', size: 50, questions: followUpQuestions, reached: 44, wrong: 3 },
]

describe.each(sets)(
  'outside questions of the $name',
  ({ name, size, questions, reached, wrong }) => {
    test(`has ${size} questions, each with the words that a right answer contains`, () => {
      expect(questions).toHaveLength(size)
      for (const { expect: outcome, must } of questions) {
        expect(must.length > 0 || outcome === 'refuse').toBe(true)
      }
    })

    test('gets at least the recorded number of right answers, and at most the recorded number of wrong answers', async ({
      task,
    }) => {
      const totals = await totalsOf(questions)
      task.meta.figures = [figureOf(`outside, ${name}`, totals)]
      expect(totals.toAnswer + totals.toRefuse).toBe(size)
      expect(totals.answered + totals.refused).toBeGreaterThanOrEqual(reached)
      expect(totals.wrong).toBeLessThanOrEqual(wrong)
    })
  },
)
