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
import { askingAgain } from './asking-again.ts'
import type { Answer, Origin } from './content-fallback.ts'
import type { PageState } from '../page/page-loader.ts'
import { JUST_LOADED } from './just-loaded.ts'

/** Where a page's content stands. */
export type Content<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: T; readonly origin: Origin }

const unavailable = 'Try again in a moment. This page’s content can’t be loaded right now.'

/** Why the content of a page is not there, as long as it is not. */
interface Failure {
  /** The query that failed. */
  readonly key: string
  readonly message: string | undefined
  /** Whether this browser has asked as often as a query is asked. */
  readonly isAsked: boolean
}

const noFailure = (key: string): Failure => ({ key, message: undefined, isAsked: false })

/** What a query gives where there is no such content. */
// The loader says `missing` only where this very query gave null.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const missing = <T>(): Answer<T> => ({ data: null as T, origin: 'cms' })

/** The failure of the query `key`, and how it is noted and forgotten. */
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
 * The content of the page around this component, from the same query that its loader has started. A failure stands until there is
 * content or somebody tries again: what is asked meanwhile is asked once and changes nothing to be seen.
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
    ...askingAgain,
    // A page that stays while its query changes (a filter, another page) has what its loader has just fetched.
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
