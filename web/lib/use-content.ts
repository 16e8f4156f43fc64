import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useLoaderData } from 'react-router-dom'
import type { Answer, Origin } from './ladder.ts'
import type { PageState } from './page-loader.ts'

/** Where a page's content stands. */
export type Content<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: T; readonly origin: Origin }

const unavailable = 'The content of this page cannot be loaded right now.'

/** Pause between tries to get better content than the page has, milliseconds. */
const HEALING_PAUSE = 4_000

/** What a query gives where there is no such content. */
// The loader says `missing` only where this very query gave null.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const missing = <T>(): Answer<T> => ({ data: null as T, origin: 'cms' })

/** The content of the page around this component, from the same query that its loader has started. */
export function useContent<T, Key extends QueryKey>(
  options: UseQueryOptions<Answer<T>, Error, Answer<T>, Key>,
): Content<T> {
  const page = useLoaderData<PageState | undefined>()
  const query = useQuery({
    ...options,
    ...(page?.missing === true ? { initialData: missing<T>() } : {}),
    // A page that stands in for the CMS, or has nothing at all, heals by itself.
    refetchInterval: ({ state }) =>
      state.data?.origin === 'saved' || state.status === 'error' ? HEALING_PAUSE : false,
  })
  if (query.data !== undefined) {
    return { state: 'ready', data: query.data.data, origin: query.data.origin }
  }
  const failedOnServer = page?.failed === true && !query.isFetchedAfterMount
  if (query.isError || failedOnServer) {
    const retry = () => void query.refetch()
    return { state: 'failed', message: query.error?.message ?? unavailable, retry }
  }
  return { state: 'loading' }
}
