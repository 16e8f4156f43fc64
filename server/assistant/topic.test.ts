import { describe, expect, it } from 'vitest'
import { isOfTopic, UNSTATED } from './topic.ts'

describe('a topic', () => {
  it.each([
    ['of an intent with the best resemblance', 'phone', 0.6, 0.5, undefined, true],
    ['of an intent below the limit', 'phone', 0.4, 0.1, undefined, false],
    ['behind a typical question', 'phone', 0.6, 0.7, undefined, false],
    ['behind one, of the intent whose patterns fit', 'phone', 0.6, 0.7, 'phone', true],
    ['in place of another intent', 'phone', 0.6, 0.1, 'email', false],
    ['far before another intent', 'phone', 0.8, 0.1, 'email', true],
    ['of what no page says, just before a typical question', UNSTATED, 0.6, 0.5, undefined, false],
    ['of what no page says, far before it', UNSTATED, 0.8, 0.5, undefined, true],
  ])(
    'answers a question or leaves it to other answers: %s',
    (_, name, fit, fact, known, expected) => {
      expect(isOfTopic({ name, fit }, fact, known, 1)).toBe(expected)
    },
  )
})
