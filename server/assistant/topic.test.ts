import { describe, expect, it } from 'vitest'
import { isOfTopic, UNSTATED } from './topic.ts'

describe('a topic', () => {
  it.each([
    ['an intent, more similar than the typical question', 'phone', 0.6, 0.5, undefined, true],
    ['an intent, below the limit', 'phone', 0.4, 0.1, undefined, false],
    ['an intent, less similar than the typical question', 'phone', 0.6, 0.7, undefined, false],
    [
      'an intent whose patterns match, less similar than the typical question',
      'phone',
      0.6,
      0.7,
      'phone',
      true,
    ],
    ['an intent, although the patterns of another intent match', 'phone', 0.6, 0.1, 'email', false],
    [
      'an intent, very similar, although the patterns of another intent match',
      'phone',
      0.8,
      0.1,
      'email',
      true,
    ],
    [
      '"unstated", a little more similar than the typical question',
      UNSTATED,
      0.6,
      0.5,
      undefined,
      false,
    ],
    [
      '"unstated", much more similar than the typical question',
      UNSTATED,
      0.8,
      0.5,
      undefined,
      true,
    ],
  ])(
    'a topic answers the question or leaves it to other answers: %s',
    (_, name, fit, fact, known, expected) => {
      expect(isOfTopic({ name, fit }, fact, known, 1)).toBe(expected)
    },
  )
})
