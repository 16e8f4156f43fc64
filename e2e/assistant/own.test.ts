import { describe, expect, test } from 'vitest'
import { ownQuestions } from './expected.ts'
import { figureOf, totalsOf } from './marks.test-support.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines for the summary table of the suite. */
    figures?: readonly string[]
  }
}

/** Minimum number of questions, of forty, that are answered or refused correctly. */
const LEAST = 40

describe('the development questions', () => {
  test('are forty, including four without an answer', () => {
    expect(ownQuestions).toHaveLength(40)
    expect(ownQuestions.filter(({ expect: outcome }) => outcome === 'refuse')).toHaveLength(4)
  })

  test('are answered or refused correctly, and no answer is about a wrong subject', async ({
    task,
  }) => {
    const totals = await totalsOf(ownQuestions)
    task.meta.figures = [figureOf('own', totals)]
    expect(totals.answered + totals.refused).toBeGreaterThanOrEqual(LEAST)
    expect(totals.wrong).toBe(0)
    expect(totals.refused).toBe(totals.toRefuse)
  })
})
