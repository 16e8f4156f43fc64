import type { SearchView } from '#shared/contracts/search.ts'
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
import type { Verification } from '#shared/reports/verification.ts'

import type { PageKind } from '#shared/content/content-types/page-kinds.ts'
import type { ShownRange } from '#shared/pages/catalogue/page-copy.ts'
import type { CopyOf } from '../queries/page-text.ts'
import { SourceError, type ContentSource } from '../content/content-source.ts'
import type { Answer } from '../content/content-fallback.ts'
import { JUST_LOADED } from '../content/just-loaded.ts'

/** Loader data that belongs to a single request, and is never cached. */
export interface Personal {
  /** Input and errors of a form that was posted without JavaScript and that the server has rejected. */
  readonly posted?: PostedForm
  readonly receipt?: Receipt
  readonly search?: SearchView
  /** State of a report that was looked up by its number. */
  readonly verification?: Verification
  readonly caseReceipt?: CaseReceipt
  /** State of a case that a visitor looked up without JavaScript. */
  readonly caseProgress?: CaseProgress
  /** Times that can be booked now. */
  readonly slots?: BookingSlots
  readonly meeting?: Meeting
  /** A meeting that is not confirmed yet. */
  readonly unconfirmed?: UnconfirmedMeeting
  /** Free times to offer if the chosen time is taken, ISO 8601. */
  readonly otherSlots?: readonly string[]
}

/** Loads the text of a fixed page on the server. */
export type LoadCopy = <Kind extends PageKind>(
  env: Pick<LoaderEnv, 'source'>,
  kind: Kind,
  slug: string,
) => Promise<DocumentState<CopyOf<Kind>>>

/** Environment of a page's loader. On the server there is one environment per request. */
export interface LoaderEnv {
  readonly queryClient: QueryClient
  readonly source: ContentSource
  readonly onServer: boolean
  readonly personal?: Personal | undefined
  /** Function that loads the text of a fixed page. Absent in the browser, whose code does not contain the shipped texts. */
  readonly loadCopy?: LoadCopy
}

/** Loader data of a page. `failed` is true if the content of the page could not be loaded. */
export interface PageState {
  readonly failed: boolean
  /**
   * True if the server knows that the content does not exist. The server then sends no other data, so that the 404 page is the same for
   * every address.
   */
  readonly missing?: true
}

/**
 * Origin of a page's text.
 *
 * - `cms`: the published document, or the shipped text if none was ever published.
 * - `saved`: the published text from REST, while the CMS does not respond.
 * - `shipped`: the shipped text, because neither the CMS nor REST responds. It may differ from the published text.
 */
export type CopyOrigin = 'cms' | 'saved' | 'shipped'

/** Loader data of a page with a text. `page` is absent if the page does not exist. */
export interface CopyState<Page> extends PageState {
  readonly page?: Page
  /** Origin of the text. Only set on the server. Default: `cms`. */
  readonly copyFrom?: CopyOrigin
}

/** Loader data of a page whose text is a document in the CMS. */
export interface DocumentState<Page> extends CopyState<Page> {
  readonly page: Page
  /** All planning ranges, for pages that show them. */
  readonly ranges?: readonly ShownRange[]
}

/** Maximum time that a client-side navigation waits for content, in milliseconds. After this time the page shows its loading state. */
const patience = 2_000

/** Creates a route's loader for an environment. */
export type PageLoader = (env: LoaderEnv) => (args: LoaderFunctionArgs) => Promise<unknown>

const healthy: PageState = { failed: false }

/** Loader data and status of a page without content to load. */
export const staticPage = (status = 200) => Promise.resolve(data(healthy, { status }))

/**
 * Loads a page's content. On the server, responds with the status that `judge` returns for the content, or with 503 if the content cannot
 * be loaded. In the browser, the previous page stays visible until the content has arrived, for at most two seconds. Cached content is
 * shown at once and refetched. `judge` may throw a redirect.
 */
export async function loadContent<T, Key extends QueryKey>(
  env: LoaderEnv,
  options: FetchQueryOptions<Answer<T>, Error, Answer<T>, Key>,
  judge: (content: T) => number,
) {
  if (!env.onServer) {
    const isKnown = env.queryClient.getQueryData(options.queryKey) !== undefined
    const brought = env.queryClient.prefetchQuery({ staleTime: JUST_LOADED, ...options })
    if (!isKnown) {
      if (env.queryClient.getQueryState(options.queryKey)?.fetchStatus === 'paused') {
        throw new SourceError('There is no connection.', 0)
      }
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
