import { QueryClient } from '@tanstack/react-query'
import { statusOf } from '#shared/async/status-of.ts'
import { needsSignIn } from './needs-sign-in.ts'
import { JUST_LOADED } from './just-loaded.ts'

const minute = 60_000

/** Statuses at which asking again gives the same answer. */
const final = new Set([404, 409, 413])

/** Whether a failed query is asked again: never without a sign-in, else up to three times. */
export function retryQuery(failures: number, error: Error): boolean {
  if (needsSignIn(error) || final.has(statusOf(error))) return false
  return failures < 3
}

/** Whether a failed write is sent again: never when it was refused as invalid or stale, else up to two times. */
export function retryMutation(failures: number, error: Error): boolean {
  if (/validation|400/i.test(error.message) || final.has(statusOf(error))) return false
  return failures < 2
}

/** Milliseconds before the next try: 1 s, doubled each time, 30 s at most. */
export const retryDelay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000)

/** The query client of one request on the server: it asks once and keeps nothing alive. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity, staleTime: Infinity } },
  })
}

/**
 * The browser's query client, with the product's defaults: always stale, kept for 30 minutes, asked again on focus,
 * mount and reconnect. `settled()` says whether the first page is on screen; until then what arrived with it counts as fresh.
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
