import { describe, expect, test } from 'vitest'
import { ownQuestions } from './expected.ts'
import { figureOf, totalsOf } from './marks.test-support.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines that the closing table of the suite prints. */
    figures?: readonly string[]
  }
}

/** Minimum number of right first texts, of forty. */
const LEAST = 40

describe('our own questions', () => {
  test('are forty, four of which have no answer', () => {
    expect(ownQuestions).toHaveLength(40)
    expect(ownQuestions.filter(({ expect: outcome }) => outcome === 'refuse')).toHaveLength(4)
  })

  test('are answered by the first text, none about a wrong subject', async ({ task }) => {
    const totals = await totalsOf(ownQuestions)
    task.meta.figures = [figureOf('own', totals)]
    expect(totals.answered + totals.refused).toBeGreaterThanOrEqual(LEAST)
    expect(totals.wrong).toBe(0)
    expect(totals.refused).toBe(totals.toRefuse)
  })
})
