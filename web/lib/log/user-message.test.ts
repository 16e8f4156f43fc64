import { expect, test } from 'vitest'
import { userMessage } from './user-message.ts'

const answer = (message: string) => ({
  success: false,
  error: { code: 'refused', message },
  request_id: '1',
})

test('userMessage returns the sentence of the response', () => {
  expect(userMessage(409, answer('Somebody has published it.'))).toBe('Somebody has published it.')
})

test.each([
  [0, undefined, /connection/],
  [400, undefined, /validation/],
  [401, {}, /authentication/],
  [422, '<html>', /validation/],
  [429, null, /moment/],
  [500, { success: false }, /our side/],
  [418, undefined, /our side/],
])(
  'userMessage returns the sentence for status %i if the response contains none',
  (status, body, words) => {
    expect(userMessage(status, body)).toMatch(words)
  },
)
