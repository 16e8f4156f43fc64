import { expect, test } from 'vitest'
import { SourceError } from './content-source.ts'
import { retryDelay, retryMutation, retryQuery } from './query-client.ts'

test.each([
  ['a broken connection', new SourceError('no answer', 0), 3],
  ['a server error', new SourceError('broken', 500), 3],
  ['a missing sign-in', new SourceError('authentication needed', 401), 0],
  ['something missing', new SourceError('none', 404), 0],
  ['a conflict', new SourceError('changed', 409), 0],
  ['too large a body', new SourceError('large', 413), 0],
])('a query is asked again after %s as often as agreed', (_, error, tries) => {
  const asked = [0, 1, 2, 3, 4].filter((failures) => retryQuery(failures, error))
  expect(asked).toHaveLength(tries)
})

test.each([
  ['a server error', new SourceError('broken', 500), 2],
  ['a refusal', new SourceError('validation: no title', 422), 0],
  ['a 400', new SourceError('answered 400', 400), 0],
  ['a conflict', new SourceError('changed', 409), 0],
])('a write is sent again after %s as often as agreed', (_, error, tries) => {
  const sent = [0, 1, 2, 3].filter((failures) => retryMutation(failures, error))
  expect(sent).toHaveLength(tries)
})

test('waiting doubles up to half a minute', () => {
  expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})
