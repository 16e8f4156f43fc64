import { expect, test } from 'vitest'
import { shippedTexts } from '#server/testing/shipped-texts.test-support.ts'
import { createAnswerer } from '../answerer.ts'

/** Creates an answerer whose search finds nothing, and counts its searches. */
function counting() {
  let searches = 0
  const found = async <T>(result: T) => {
    searches += 1
    return Promise.resolve(result)
  }
  const answer = createAnswerer(
    { begin: () => ({ search: () => found([]), searchWithTopic: () => found({ hits: [] }) }) },
    {
      clock: {
        now: () => Date.UTC(2026, 10, 23, 12),
        dueAt: async (at) => Promise.resolve(at),
        isHoliday: async () => Promise.resolve(false),
      },
      pages: shippedTexts,
    },
  )
  return { answer, count: () => searches }
}

test('the assistant answers each earlier question once, even if every part of every message refers to the question before it', async () => {
  const { answer, count } = counting()
  const message = 'Is it so? Is that so? Is this so?'
  const history = [1, 2, 3].map(() => ({ text: message, isBot: false }))
  const { outcome } = await answer(message, history, new AbortController().signal)
  expect(outcome).toBe('unknown')
  expect(count()).toBeLessThanOrEqual(25)
})
