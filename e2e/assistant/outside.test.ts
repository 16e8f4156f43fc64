import { describe, expect, test } from 'vitest'
import {
  fifthQuestions,
  followUpQuestions,
  fourthKeptQuestions,
  fourthReadQuestions,
  keptQuestions,
  outsideQuestions,
  readQuestions,
  secondQuestions,
  seventhQuestions,
  sixthQuestions,
  thirdQuestions,
} from './expected.ts'
import { figureOf, totalsOf } from './marks.test-support.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines for the summary table of the suite. */
    figures?: readonly string[]
  }
}

/** Question sets with the number of right answers and refusals reached so far. These minimums may only rise; the target is 90 %. */
const sets = [
  { name: 'first set', size: 60, questions: outsideQuestions, reached: 57 },
  { name: 'second set', size: 60, questions: secondQuestions, reached: 55 },
  { name: 'third set', size: 60, questions: thirdQuestions, reached: 54 },
  { name: 'read set', size: 112, questions: readQuestions, reached: 106 },
  { name: 'kept set', size: 50, questions: keptQuestions, reached: 45 },
  { name: 'fourth set, read half', size: 60, questions: fourthReadQuestions, reached: 53 },
  { name: 'fourth set, kept half', size: 60, questions: fourthKeptQuestions, reached: 47 },
  { name: 'fifth set', size: 40, questions: fifthQuestions, reached: 20 },
  { name: 'sixth set', size: 40, questions: sixthQuestions, reached: 29 },
  { name: 'seventh set', size: 40, questions: seventhQuestions, reached: 23 },
  { name: 'follow-ups', size: 50, questions: followUpQuestions, reached: 44 },
]

describe.each(sets)('outside questions, $name', ({ name, size, questions, reached }) => {
  test(`has ${size} questions, each with words to check`, () => {
    expect(questions).toHaveLength(size)
    for (const { expect: outcome, must } of questions) {
      expect(must.length > 0 || outcome === 'refuse').toBe(true)
    }
  })

  test('is answered correctly by the first text at least as often as before', async ({ task }) => {
    const totals = await totalsOf(questions)
    task.meta.figures = [figureOf(`outside, ${name}`, totals)]
    expect(totals.toAnswer + totals.toRefuse).toBe(size)
    expect(totals.answered + totals.refused).toBeGreaterThanOrEqual(reached)
  })
})
