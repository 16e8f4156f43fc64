import { localLimits, type Limits } from '#server/http/guards/limits.ts'
import { waitOf } from '#shared/text/count.ts'
import { toListPage } from '#server/http/list-page.ts'
import { addressBlock, addressNetwork } from '#lake/common/client-address.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { RateLimit } from '#lake/common/rate-limiter.ts'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import { assistantOperations } from '#shared/contracts/operations/assistant-operations.ts'
import { QueueFull } from '#lake/common/fair-queue.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Assistant } from './assistant.ts'
import type { QuestionBook } from './question-book.ts'
import type { QuestionStore } from './questions.store.ts'
import type { SiteSearch } from './site-search.ts'

export interface AssistantRoutesOptions {
  readonly assistant: Assistant
  readonly book: QuestionBook
  readonly store: QuestionStore
  readonly warm: SiteSearch['warm']
  readonly log: Log
  /** True to limit the rate of questions from an address. False only in load tests. */
  readonly limits: boolean
  /** Store of the rate limits' counters. Default: the memory of this process. */
  readonly counts?: Limits | undefined
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Rate limits of one address block (IPv4 address or IPv6 /64), and of all blocks of one network (IPv6 /48). */
const A_MINUTE: RateLimit = { burst: 30, perMinute: 30 }
const A_MINUTE_OF_NETWORK: RateLimit = { burst: 120, perMinute: 120 }

/** Retry-After when the queue is full, seconds. */
const QUEUE_SECONDS = 5

/** Maximum size of a request body with a question, bytes: enough for the longest permitted history in any script. */
const ASKED_BYTES = 128 * 1024
const RATED_BYTES = 16 * 1024

const USUAL_PAGE = 20

const tooMany = (seconds: number) =>
  new HttpError(
    'too_many_requests',
    `Wait ${waitOf(seconds, 'second')} and ask again. We’ve had many questions from you in a short time`,
    { headers: { 'Retry-After': String(seconds) } },
  )

function queueFull(error: QueueFull): HttpError {
  const headers = { 'Retry-After': String(QUEUE_SECONDS) }
  return error.limit === 'sender'
    ? new HttpError(
        'too_many_requests',
        `Wait ${QUEUE_SECONDS} seconds and ask again. Your earlier questions are still being answered`,
        { headers, cause: error },
      )
    : new HttpError(
        'unavailable',
        `Wait ${QUEUE_SECONDS} seconds and ask again. We’re getting many questions right now`,
        { headers, cause: error, isForPeople: true },
      )
}

/** Routes for questions of visitors, and for the list of unanswered questions that staff see. */
export function assistantRoutes(options: AssistantRoutesOptions): Route[] {
  const { assistant, book, store, warm, log, limits, now = Date.now } = options
  const { counts = localLimits(now) } = options
  const createLimit = (name: string) => {
    const blocks = counts.bucket(`${name} by address`, A_MINUTE)
    const networks = counts.bucket(`${name} by network`, A_MINUTE_OF_NETWORK)
    return async ({ address }: RouteContext) => {
      if (!limits) return
      const wait =
        (await blocks.take(addressBlock(address))) || (await networks.take(addressNetwork(address)))
      if (wait > 0) throw tooMany(wait)
    }
  }
  const asking = { limit: ASKED_BYTES, before: createLimit('questions') }
  const rating = { limit: RATED_BYTES, before: createLimit('feedback') }
  const operations = assistantOperations
  return [
    serve(operations.assistant, () => {
      warm()
      return { answeredBy: assistant.answeredBy }
    }),
    serve(operations.ask, asking, async ({ request, address, body }) => {
      const asker = {
        block: addressBlock(address),
        network: addressNetwork(address),
        signal: request.signal,
      }
      try {
        return await assistant.ask(body, asker)
      } catch (error) {
        throw error instanceof QueueFull ? queueFull(error) : error
      }
    }),
    serve(operations.assistantFeedback, rating, ({ body }) => {
      book.note(body.question, 'not_helpful')
      return { noted: true as const }
    }),
    serve(operations.questions, async ({ query }) => {
      const { page = 1, limit = USUAL_PAGE, sort = '-count' } = query
      await book.flush()
      const { questions, total } = await store.list(sort, { offset: (page - 1) * limit, limit })
      const at = (target: number) =>
        staffApiPaths.questions({ sort: query.sort, page: target, limit: query.limit })
      return toListPage({ page, limit }, { items: questions, total }, at)
    }),
    serve(operations.removeQuestion, async ({ params: { id }, staff }) => {
      await book.flush()
      if (!(await store.remove(id, Date.now()))) {
        throw new HttpError('not_found', 'Reload the page. This question was removed already')
      }
      log.info('security', 'A question was removed', { id, by: staff.id })
      return { id }
    }),
    serve(operations.undoRemoval, async ({ params: { id } }) => {
      if (!(await store.putBack(id))) {
        throw new HttpError('not_found', 'Reload the page. This question was removed permanently')
      }
      return { id }
    }),
  ]
}
