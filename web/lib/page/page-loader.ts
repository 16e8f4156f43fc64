import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs } from 'react-router-dom'
import type {
  BookingSlots,
  Meeting,
  UnconfirmedMeeting,
} from '#shared/contracts/booking/bookings.ts'
import type { CaseProgress, CaseReceipt } from '#shared/contracts/cases.ts'
import type { Receipt } from '#shared/contracts/forms/inquiries.ts'
import type { PostedForm } from '#shared/contracts/forms/posted-form.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { Answer } from '../content/content-fallback.ts'

/** What one request alone brings to its page, which is then kept by nobody. */
export interface Personal {
  /** A form that was posted without JavaScript and not taken. */
  readonly posted?: PostedForm
  readonly receipt?: Receipt
  readonly caseReceipt?: CaseReceipt
  /** State of a case that was looked up without JavaScript. */
  readonly caseProgress?: CaseProgress
  /** Times at which a meeting can be booked now. */
  readonly slots?: BookingSlots
  readonly meeting?: Meeting
  /** A meeting that waits for its confirmation. */
  readonly unconfirmed?: UnconfirmedMeeting
  /** Free times in the place of one that is taken: ISO 8601. */
  readonly otherSlots?: readonly string[]
}

/** What a page's loader works with. On the server there is one for each request. */
export interface LoaderEnv {
  readonly queryClient: QueryClient
  readonly source: ContentSource
  readonly onServer: boolean
  readonly personal?: Personal | undefined
}

/** What a loader leaves for its page: whether the content could not be had at all. */
export interface PageState {
  readonly failed: boolean
  /** The server knows that there is no such content; it then sends none along, so that the page is the same for every address. */
  readonly missing?: true
}

/** How long a page that the browser makes is held back for content that is on its way; then it shows its own loading state. In ms. */
const patience = 2_000

/** A route's loader, made for one environment. */
export type PageLoader = (env: LoaderEnv) => (args: LoaderFunctionArgs) => Promise<unknown>

const healthy: PageState = { failed: false }

/** A page without content of its own, with its status. */
export const staticPage = (status = 200) => Promise.resolve(data(healthy, { status }))

/**
 * Brings a page's content. The server waits for it and answers with the status that `judge` gives it, or 503 when it
 * cannot be had. The browser keeps the page before until the content is there, for two seconds at most; what it has already
 * is shown at once and asked for anew meanwhile.
 * `judge` may throw a redirect.
 */
export async function loadContent<T, Key extends QueryKey>(
  env: LoaderEnv,
  options: FetchQueryOptions<Answer<T>, Error, Answer<T>, Key>,
  judge: (content: T) => number,
) {
  if (!env.onServer) {
    const isKnown = env.queryClient.getQueryData(options.queryKey) !== undefined
    const brought = env.queryClient.prefetchQuery(options)
    if (!isKnown) {
      await Promise.race([brought, new Promise((resolve) => setTimeout(resolve, patience))])
    }
    return data(healthy)
  }
  let answer: Answer<T>
  try {
    answer = await env.queryClient.fetchQuery(options)
  } catch {
    return data<PageState>({ failed: true }, { status: 503 })
  }
  const status = judge(answer.data)
  const isMissing = status === 404 && answer.data === null
  return data<PageState>(isMissing ? { failed: false, missing: true } : healthy, { status })
}
