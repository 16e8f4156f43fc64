import type { Query } from '@tanstack/react-query'
import type { Origin } from './content-fallback.ts'
import { needsSignIn } from './needs-sign-in.ts'

/** Interval of refetches in milliseconds while a page shows saved content instead of content from the CMS. */
const HEALING_PAUSE = 4_000

/** Delays in milliseconds before the first two refetches of a page without content. All later refetches have the delay `PAUSE`. */
const FIRST_PAUSES = [5_000, 10_000] as const
const PAUSE = 30_000

/** Query of a page's content, as TanStack Query passes it to functions in its options. */
type ContentQuery = Query<{ readonly origin: Origin }, Error, { readonly origin: Origin }, never>

const shouldRefetch = ({ state: { error } }: Pick<ContentQuery, 'state'>) =>
  error === null || !needsSignIn(error)

/**
 * Refetch options of queries whose content is missing or saved: they refetch at intervals while the page is visible, on focus and on
 * reconnect.
 */
export const refetchOptions = {
  refetchInterval: (query: Pick<ContentQuery, 'state'>) => {
    const { data, status, errorUpdateCount } = query.state
    if (!shouldRefetch(query)) return false
    if (data?.origin === 'saved') return HEALING_PAUSE
    return status === 'error' && (FIRST_PAUSES[errorUpdateCount - 1] ?? PAUSE)
  },
  refetchOnWindowFocus: shouldRefetch,
  refetchOnReconnect: shouldRefetch,
} as const
