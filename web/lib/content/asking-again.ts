import type { Query } from '@tanstack/react-query'
import type { Origin } from './content-fallback.ts'
import { needsSignIn } from './needs-sign-in.ts'

/** Pause between tries to get better content than the saved one that a page has, milliseconds. */
const HEALING_PAUSE = 4_000

/** Pauses before a page without content asks for it the first times, and each time after, milliseconds. */
const FIRST_PAUSES = [5_000, 10_000] as const
const PAUSE = 30_000

/** What is asked for the content of a page, as its query knows it. */
type ContentQuery = Query<{ readonly origin: Origin }, Error, { readonly origin: Origin }, never>

const asksAgain = ({ state: { error } }: Pick<ContentQuery, 'state'>) =>
  error === null || !needsSignIn(error)

/** How a page asks for content that it has not got, or only saved: by itself while it is seen, on focus and on reconnect. */
export const askingAgain = {
  refetchInterval: (query: Pick<ContentQuery, 'state'>) => {
    const { data, status, errorUpdateCount } = query.state
    if (!asksAgain(query)) return false
    if (data?.origin === 'saved') return HEALING_PAUSE
    return status === 'error' && (FIRST_PAUSES[errorUpdateCount - 1] ?? PAUSE)
  },
  refetchOnWindowFocus: asksAgain,
  refetchOnReconnect: asksAgain,
} as const
