import { Abandoned, createFairQueue, QueueFull } from '#lake/common/fair-queue.ts'
import { addressBlock, addressNetwork } from '#lake/common/client-address.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { SearchAnswer, Suggestions } from '#shared/contracts/search.ts'
import { SEARCH_QUERY, type ResultKind } from '#shared/contracts/search-view.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { waitOf } from '#shared/text/count.ts'
import { SearchStopped } from '../budget.ts'
import type { ConfirmedPage, PageSearch } from './confirmed-pages.ts'
import type { PageQuery } from './page-search.ts'

/** Visitor who searches. */
export interface Searcher {
  /** IP address of the client. */
  readonly address: string
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** True if the User-Agent names a bot or another automated client. */
  readonly isBot?: boolean
  /** True if the words of the search must not be recorded, not even if there is no result. */
  readonly isUnrecorded?: boolean
}

/** A search of a visitor. `text` is at most 200 characters long. */
export interface VisitorQuery {
  readonly text: string
  readonly kind?: ResultKind | undefined
  /** Page number, from 1. */
  readonly page?: number | undefined
  readonly isExact?: boolean
}

/** Search of the site for visitors. It limits the rate per address and runs one search at a time. */
export interface VisitorSearch {
  /**
   * Returns one page of results.
   * @throws HttpError `too_many_requests`; `bad_request` if the search takes too long; `unavailable` if the index cannot be used
   */
  readonly search: (query: VisitorQuery, searcher: Searcher) => Promise<SearchAnswer>
  /** Returns suggestions for the typed text. @throws HttpError in the same cases as `search` */
  readonly suggest: (text: string, searcher: Searcher) => Promise<Suggestions>
}

export interface VisitorSearchOptions {
  readonly pages: PageSearch['pages']
  /** Records a search without a result for staff. */
  readonly onNothing: (text: string, searcher: Searcher) => void
  readonly log: Log
  /** False disables the limits per address, for load tests only. */
  readonly limits: boolean
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Rate limits of one address block (IPv4 address or IPv6 /64), and of all blocks of one network. Typing sends several requests per second. */
const SEARCHES: RateLimit = { burst: 60, perMinute: 60 }
const TYPING: RateLimit = { burst: 120, perMinute: 240 }
const NETWORK_FACTOR = 4

/** The search has one thread, so one search runs at a time. */
const QUEUE = { concurrent: 1, waitingPerSender: 10, waitingPerNetwork: 20, waiting: 200 }

/** Retry-After when the queue is full, seconds. */
const QUEUE_SECONDS = 5

const tooMany = (seconds: number, cause?: unknown) =>
  new HttpError(
    'too_many_requests',
    `Wait ${waitOf(seconds, 'second')} and search again. We’re getting many searches right now`,
    { headers: { 'Retry-After': String(seconds) }, cause },
  )

const TOO_SLOW = 'Use fewer words. This search takes too long'
const AWAY = 'Try again in a minute. Search is not available'

const times = ({ burst, perMinute }: RateLimit, factor: number): RateLimit => ({
  burst: burst * factor,
  perMinute: perMinute * factor,
})

function toAnswer(query: VisitorQuery, found: ConfirmedPage): SearchAnswer {
  const { text, kind, page = 1, isExact = false } = query
  const { pageSize } = SEARCH_QUERY
  const count =
    kind === undefined ? found.total : (found.kinds.find((each) => each.kind === kind)?.count ?? 0)
  const pages = Math.ceil(count / pageSize)
  const at = (target: number) =>
    apiPaths.search({ q: text, kind, page: target, exact: isExact ? 1 : undefined })
  return {
    query: text,
    corrected: found.corrected,
    suggestion: found.suggestion,
    synonyms: [...found.synonyms],
    total: found.total,
    kinds: [...found.kinds],
    results: [...found.results],
    count,
    page,
    limit: pageSize,
    total_pages: pages,
    next: page < pages ? at(page + 1) : null,
    previous: page > 1 ? at(page - 1) : null,
  }
}

const NOTHING: ConfirmedPage = {
  corrected: null,
  suggestion: null,
  synonyms: [],
  total: 0,
  kinds: [],
  results: [],
  suggestions: [],
}

/** Creates the search for visitors. */
export function createVisitorSearch(options: VisitorSearchOptions): VisitorSearch {
  const { pages, onNothing, log, limits, now = Date.now } = options
  const shared = { waitingPerSender: QUEUE.waiting, waitingPerNetwork: QUEUE.waiting }
  const queue = createFairQueue({ ...QUEUE, ...(limits ? {} : shared), abortsAbandoned: true })

  const createLimit = (limit: RateLimit) => {
    const blocks = createRateLimiter(limit, { now })
    const networks = createRateLimiter(times(limit, NETWORK_FACTOR), { now })
    return (address: string) => {
      if (!limits) return
      const wait = blocks.take(addressBlock(address)) || networks.take(addressNetwork(address))
      if (wait > 0) throw tooMany(wait)
    }
  }
  const limitSearches = createLimit(SEARCHES)
  const limitTyping = createLimit(TYPING)

  const run = async (query: PageQuery, { address, signal }: Searcher): Promise<ConfirmedPage> => {
    const asking = {
      key: JSON.stringify(query),
      sender: addressBlock(address),
      network: addressNetwork(address),
      signal,
    }
    try {
      return await queue.run(asking, async (left) => pages(query, left))
    } catch (error) {
      if (error instanceof QueueFull) throw tooMany(QUEUE_SECONDS, error)
      // The client has disconnected, so an empty response is sufficient.
      if (error instanceof Abandoned || signal.aborted) return NOTHING
      if (error instanceof SearchStopped) {
        throw new HttpError('bad_request', TOO_SLOW, { cause: error })
      }
      log.warn('api', 'A search failed', { error })
      throw new HttpError('unavailable', AWAY, { cause: error, isForPeople: true })
    }
  }

  return {
    search: async (query, searcher) => {
      limitSearches(searcher.address)
      const { text, kind, page = 1, isExact = false } = query
      if (text === '') return toAnswer(query, NOTHING)
      const found = await run({ text, kind, page, isExact }, searcher)
      // A search for the exact words follows a search for corrected words, which had results. It is not recorded, even if it has no result.
      const isRecorded = !isExact && searcher.isUnrecorded !== true
      if (found.total === 0 && isRecorded && !searcher.signal.aborted) onNothing(text, searcher)
      return toAnswer(query, found)
    },
    suggest: async (text, searcher) => {
      limitTyping(searcher.address)
      if (text === '') return { suggestions: [], total: 0 }
      const { suggestions, total } = await run(
        { text, page: 1, isExact: false, isTyping: true },
        searcher,
      )
      return { suggestions: [...suggestions], total }
    },
  }
}
