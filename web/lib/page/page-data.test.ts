import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { packQueries, unpackQueries } from './page-data.ts'

test('the page data transfers the queries of a page to the browser, with their age', async () => {
  const onServer = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onServer.setQueryData(['post', 'a'], { title: 'A' }, { updatedAt: 1_000 })
  await onServer.prefetchQuery({ queryKey: ['lost'], queryFn: () => Promise.reject(new Error()) })
  const sent: unknown = JSON.parse(JSON.stringify(packQueries(onServer)))
  expect(sent).toEqual([{ queryKey: ['post', 'a'], data: { title: 'A' }, updatedAt: 1_000 }])

  const inBrowser = new QueryClient()
  unpackQueries(inBrowser, packQueries(onServer))
  expect(inBrowser.getQueryState(['post', 'a'])).toMatchObject({
    data: { title: 'A' },
    dataUpdatedAt: 1_000,
    status: 'success',
    fetchStatus: 'idle',
  })
  expect(inBrowser.getQueryState(['lost'])).toBeUndefined()
})
