import { NO_STORE } from '#server/http/answers.ts'
import { createPageSource, type PageContent } from './page-source.ts'
import type { Render } from './web-entry.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'
import type { HttpError } from '#server/http/http-error.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import type { HasSession } from '#server/http/route.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import type { Personal } from '#web/lib/page/page-loader.ts'

export interface PersonalAnswersOptions {
  readonly render: Render
  readonly content: PageContent
  /** Public origin of the site. */
  readonly origin: string
  readonly headers: HeaderSet
  /**
   * Returns true if a request has the cookie of a staff session. Forms that staff send do not count towards the rate limits. @default never
   */
  readonly hasSession?: HasSession
  /** Rate limit per client address; `off` only under load tests. */
  readonly limit?: RateLimit | 'off'
}

/** Headers of personal pages: not cached, not indexed, and their address is not sent as a referrer. */
export const PRIVATE: HeaderSet = {
  ...NO_STORE,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

/** Rate limit of personal pages per client address. It is more than a visitor needs, and low enough to limit the cost of rendering. */
const LIMIT: RateLimit = { burst: 60, perMinute: 60 }

/** Time in milliseconds for which a page without personal content is cached. */
const SAME_MS = 1_000

/** Returns the message above a rejected form, for errors that do not belong to a field. */
export function problemOf(error: HttpError): string {
  if (error.status === 413) return formProblems.tooLong
  if (
    error.again !== undefined ||
    error.status === 409 ||
    error.status === 429 ||
    error.code === 'unavailable'
  ) {
    return error.message
  }
  return error.status >= 500 ? formProblems.away : formProblems.unreadable
}

/** Creates the functions that render pages for one request and create their responses. */
export function createPersonalAnswers(options: PersonalAnswersOptions) {
  const rate = options.limit ?? LIMIT
  const limiter = rate === 'off' ? undefined : createRateLimiter(rate)

  /** Merges headers. Their names are treated as equal in upper and lower case. Otherwise a header could be sent twice. */
  const spelled = (...sets: readonly HeaderSet[]) => {
    const headers = new Headers(options.headers)
    for (const set of sets)
      for (const [name, value] of Object.entries(set)) headers.set(name, value)
    return headers
  }

  const plain = (status: number, text: string, headers: HeaderSet = {}) =>
    new Response(`${text}\n`, {
      status,
      headers: spelled(NO_STORE, { 'content-type': 'text/plain; charset=utf-8' }, headers),
    })

  const page = async (path: string, personal: Personal) => {
    const { html } = await options.render({
      request: new Request(new URL(path, options.origin)),
      source: createPageSource(options.content).source,
      personal,
    })
    return html
  }

  return {
    plain,
    isStaff: async (request: Request) => (await options.hasSession?.(request)) ?? false,
    /** Renders the HTML of a page with data that belong to this request only. */
    page,
    html: (status: number, text: string | null, headers: HeaderSet) =>
      new Response(text, {
        status,
        headers: spelled({ 'content-type': 'text/html; charset=utf-8' }, headers),
      }),
    seeOther: (location: string) =>
      new Response(null, { status: 303, headers: spelled(PRIVATE, { location }) }),
    /** Returns a 429 for a client address above the limit, otherwise undefined. */
    tooMany: (address: string) => {
      const wait = limiter?.take(addressBlock(address)) ?? 0
      if (wait === 0) return undefined
      return plain(429, 'Please wait a moment and try again.', { 'retry-after': String(wait) })
    },
    /**
     * Creates a function that returns a page without personal content. The page is rendered at most once a second. It is not cached longer,
     * because its bar and footer show published links and the year.
     */
    sameForAll: (path: string) => {
      const kept = { until: 0, text: Promise.resolve('') }
      return () => {
        if (kept.until < Date.now()) {
          kept.until = Date.now() + SAME_MS
          kept.text = page(path, {})
          kept.text.catch(() => (kept.until = 0))
        }
        return kept.text
      }
    },
  }
}
