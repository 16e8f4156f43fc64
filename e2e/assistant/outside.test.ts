import { describe, expect, test } from 'vitest'
import { outsideQuestions } from './expected.ts'
import { figureOf, totalsOf } from './marks.test-support.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines that the closing table of the suite prints. */
    figures?: readonly string[]
  }
}

/** Right answers and refusals that were reached; the aim is 54. It only rises. */
const REACHED = 38

describe('questions by a person who did not see the code', () => {
  test('there are sixty, each with words that decide', () => {
    expect(outsideQuestions).toHaveLength(60)
    for (const { expect: outcome, must } of outsideQuestions) {
      expect(must.length > 0 || outcome === 'refuse').toBe(true)
    }
  })

  test('are answered by the first text at least as often as before', async ({ task }) => {
    const totals = await totalsOf(outsideQuestions)
    task.meta.figures = [figureOf('outside', totals)]
    expect(totals.toAnswer + totals.toRefuse).toBe(60)
    expect(totals.answered + totals.refused).toBeGreaterThanOrEqual(REACHED)
  })
})
