import { describe, expect, test } from 'vitest'
import { outsideQuestions, secondQuestions, thirdQuestions } from './expected.ts'
import { figureOf, totalsOf } from './marks.test-support.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines for the summary table of the suite. */
    figures?: readonly string[]
  }
}

/** Question sets, each with the number of right answers and refusals reached so far. It may only rise; the target is 54. */
const sets = [
  { name: 'first set', questions: outsideQuestions, reached: 56 },
  { name: 'second set', questions: secondQuestions, reached: 31 },
  { name: 'third set', questions: thirdQuestions, reached: 26 },
]

describe.each(sets)('outside questions, $name', ({ name, questions, reached }) => {
  test('has sixty questions, each with words to check', () => {
    expect(questions).toHaveLength(60)
    for (const { expect: outcome, must } of questions) {
      expect(must.length > 0 || outcome === 'refuse').toBe(true)
    }
  })

  test('is answered correctly by the first text at least as often as before', async ({ task }) => {
    const totals = await totalsOf(questions)
    task.meta.figures = [figureOf(`outside, ${name}`, totals)]
    expect(totals.toAnswer + totals.toRefuse).toBe(60)
    expect(totals.answered + totals.refused).toBeGreaterThanOrEqual(reached)
  })
})
