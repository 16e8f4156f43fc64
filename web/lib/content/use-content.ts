import {
  hashKey,
  useQuery,
  useQueryClient,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { refetchOptions } from './refetch-options.ts'
import type { Answer, Origin } from './content-fallback.ts'
import type { PageState } from '../page/page-loader.ts'
import { JUST_LOADED } from './just-loaded.ts'

/** State of a page's content while it is loading, after a failure, and when it is available. */
export type Content<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: T; readonly origin: Origin }

const unavailable = 'Try again in a moment. This page’s content can’t be loaded right now.'

/** Failure to load a page's content. */
interface Failure {
  /** Key of the query that failed. */
  readonly key: string
  readonly message: string | undefined
  /** True if this browser has failed to load the content after all retries. */
  readonly isAsked: boolean
}

const noFailure = (key: string): Failure => ({ key, message: undefined, isAsked: false })

/** Result of a query for content that does not exist. */
// The cast is safe, because the loader sets `missing` only if this query returned null.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const missing = <T>(): Answer<T> => ({ data: null as T, origin: 'cms' })

/**
 * Last failure of the query with this key, and functions that set and clear the failure. `onServer` is the message if the server could not
 * load the content.
 */
function useFailure(key: string, onServer: string | undefined) {
  const [noted, setNoted] = useState<Failure>({ key, message: onServer, isAsked: false })
  const failure = noted.key === key ? noted : noFailure(key)
  const note = ({ message }: Error) => {
    if (!failure.isAsked || failure.message !== message) setNoted({ key, message, isAsked: true })
  }
  const forget = () => {
    if (failure.message !== undefined) setNoted(noFailure(key))
  }
  return { failure, note, forget }
}

/**
 * Content of the page that contains this component, from the query that the page's loader has started. A failure is shown until content
 * arrives or the user retries. An automatic refetch makes one attempt, and the failure stays visible until an attempt succeeds.
 */
export function useContent<T, Key extends QueryKey>(
  options: UseQueryOptions<Answer<T>, Error, Answer<T>, Key> &
    FetchQueryOptions<Answer<T>, Error, Answer<T>, Key>,
): Content<T> {
  const page = useLoaderData<PageState | undefined>()
  const client = useQueryClient()
  const onServer = page?.failed === true ? unavailable : undefined
  const { failure, note, forget } = useFailure(hashKey(options.queryKey), onServer)
  const { data, error } = useQuery({
    ...options,
    ...refetchOptions,
    // The loader may have just fetched this data, for example after a change of the filter or the page number. Then it is not fetched
    // again.
    staleTime: JUST_LOADED,
    ...(page?.missing === true ? { initialData: missing<T>() } : {}),
    ...(failure.isAsked ? { retry: false } : {}),
  })
  if (data !== undefined) {
    forget()
    return { state: 'ready', data: data.data, origin: data.origin }
  }
  if (error !== null) note(error)
  const message = error?.message ?? failure.message
  if (message === undefined) return { state: 'loading' }
  const retry = () => {
    void client.prefetchQuery(options)
    forget()
  }
  return { state: 'failed', message, retry }
}
