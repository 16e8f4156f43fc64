import { QueryClient } from '@tanstack/react-query'
import { statusOf } from '#shared/async/status-of.ts'
import { needsSignIn } from './needs-sign-in.ts'
import { JUST_LOADED } from './just-loaded.ts'

const minute = 60_000

/** Statuses for which a retry would return the same response. */
const final = new Set([404, 409, 413])

/** True if a failed query is retried: up to three times, but never if sign-in is required. */
export function retryQuery(failures: number, error: Error): boolean {
  if (needsSignIn(error) || final.has(statusOf(error))) return false
  return failures < 3
}

/** True if a failed write is retried: up to two times, but never if the server has rejected the write as invalid or as a conflict. */
export function retryMutation(failures: number, error: Error): boolean {
  if (/validation|400/i.test(error.message) || final.has(statusOf(error))) return false
  return failures < 2
}

/** Delay before the next retry in milliseconds: 1 s, doubled each time, at most 30 s. */
export const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000)

/** Query client for one request on the server. It does not retry. Its data neither expires nor becomes stale. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity, staleTime: Infinity } },
  })
}

/**
 * Query client of the browser. Data is always stale, cached for 30 minutes, and refetched on focus, mount and reconnect. Until `settled()`
 * returns true (the first page is on the screen), data of the server-rendered page is not refetched on mount.
 */
export function createBrowserQueryClient(settled: () => boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 30 * minute,
        retry: retryQuery,
        retryDelay,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        refetchOnMount: (query) =>
          query.state.data === undefined ||
          (settled() && Date.now() - query.state.dataUpdatedAt > JUST_LOADED),
      },
      mutations: { retry: retryMutation, retryDelay },
    },
  })
}
