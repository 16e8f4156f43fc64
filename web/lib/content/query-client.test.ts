import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SourceError } from './content-source.ts'
import { createBrowserQueryClient, retryDelay, retryMutation, retryQuery } from './query-client.ts'

test.each([
  ['a broken connection', new SourceError('no answer', 0), 3],
  ['a server error', new SourceError('broken', 500), 3],
  ['a missing sign-in', new SourceError('authentication needed', 401), 0],
  ['a missing sign-in', new SourceError('Sign in to continue. Authentication required', 401), 0],
  ['a missing resource', new SourceError('none', 404), 0],
  ['a conflict', new SourceError('changed', 409), 0],
  ['a body that is too large', new SourceError('large', 413), 0],
])('retryQuery allows the specified number of retries after %s', (_, error, tries) => {
  const asked = [0, 1, 2, 3, 4].filter((failures) => retryQuery(failures, error))
  expect(asked).toHaveLength(tries)
})

test.each([
  ['a server error', new SourceError('broken', 500), 2],
  ['a refusal', new SourceError('validation: no title', 422), 0],
  ['a refusal', new SourceError('Check the marked fields. Validation failed', 422), 0],
  ['a 400', new SourceError('answered 400', 400), 0],
  ['a conflict', new SourceError('changed', 409), 0],
])('retryMutation allows the specified number of retries after %s', (_, error, tries) => {
  const sent = [0, 1, 2, 3].filter((failures) => retryMutation(failures, error))
  expect(sent).toHaveLength(tries)
})

test('the delay between retries of a query doubles, up to 30 seconds', () => {
  expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})

test('the query client of the browser has stale time 0, keeps data for 30 minutes, and refetches on focus, mount and reconnect', () => {
  const { queries, mutations } = createBrowserQueryClient(() => true).getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 0,
    gcTime: 1_800_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    retry: retryQuery,
    retryDelay,
  })
  expect(mutations).toEqual({ retry: retryMutation, retryDelay })
})

test.each([
  ['there is no data yet', true, undefined, true],
  ['the first page still shows the data of its HTML', false, 60_000, false],
  ['the current navigation has just loaded the data', true, 500, false],
  ['the data were loaded with an earlier page', true, 60_000, true],
])(
  'a query refetches on mount only if its data may be outdated: %s',
  async (_, settled, age, again) => {
    // Fakes the date, so that the age of the data does not depend on the duration of the test.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const client = createBrowserQueryClient(() => settled)
    const answers: string[] = []
    const options = {
      queryKey: ['q'],
      queryFn: () => Promise.resolve(String(answers.push('asked'))),
    }
    if (age !== undefined) {
      client.setQueryData(['q'], 'brought', { updatedAt: Date.now() - age })
    }
    const stop = new QueryObserver(client, options).subscribe(() => undefined)
    await expect.poll(() => client.isFetching()).toBe(0)
    stop()
    client.clear()
    expect(answers).toHaveLength(again ? 1 : 0)
  },
)
