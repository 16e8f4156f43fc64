import { describe, expect, it } from 'vitest'
import { intents } from '#server/assistant/intents/intents.ts'
import { UNSTATED } from '#server/assistant/topic.ts'
import { topics } from '#server/search/typical-questions/topics.ts'
import { typicalQuestions } from '#server/search/typical-questions/typical-questions.ts'
import { wordsOf } from '#server/search/words.ts'

describe('the list of topics', () => {
  it('contains only intents, and subjects that no page covers', () => {
    const known = new Set([UNSTATED, ...intents.map(({ id }) => id)])
    expect(topics.filter(({ topic }) => !known.has(topic))).toEqual([])
  })

  it('contains no question that a passage of a page answers', () => {
    const answered = new Set(
      typicalQuestions.flatMap(({ asked }) => asked.map((one) => wordsOf(one).join(' '))),
    )
    const both = topics
      .flatMap(({ asked }) => asked)
      .filter((one) => answered.has(wordsOf(one).join(' ')))
    expect(both).toEqual([])
  })
})
