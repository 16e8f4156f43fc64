import { toListPage } from '#server/http/list-page.ts'
import { addressBlock, addressNetwork } from '#lake/common/client-address.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route } from '#server/http/route.ts'
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
  /** Whether questions of one address are limited; off only under load tests. */
  readonly limits: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Questions of one address block (IPv4 address or IPv6 /64), and of all blocks of one network (IPv6 /48). */
const A_MINUTE: RateLimit = { burst: 30, perMinute: 30 }
const A_MINUTE_OF_NETWORK: RateLimit = { burst: 120, perMinute: 120 }

/** Retry-After when the queue is full, seconds. */
const QUEUE_SECONDS = 5

/** Most bytes of a question with the longest history, in any script. */
const ASKED = { limit: 128 * 1024 }
const RATED = { limit: 16 * 1024 }

const USUAL_PAGE = 20
const NO_STORE = { 'cache-control': 'private, no-store' }

const success = (data: unknown) => Response.json({ success: true, data }, { headers: NO_STORE })

const tooMany = (seconds: number) =>
  new HttpError(
    'too_many_requests',
    `Wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and ask again. We’ve had many questions from you in a short time`,
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

/** Questions of visitors, and what staff see of those that found no answer. */
export function assistantRoutes(options: AssistantRoutesOptions): Route[] {
  const { assistant, book, store, warm, log, limits, now = Date.now } = options
  const createLimit = () => {
    const blocks = createRateLimiter(A_MINUTE, { now })
    const networks = createRateLimiter(A_MINUTE_OF_NETWORK, { now })
    return (address: string) => {
      if (!limits) return
      const wait = blocks.take(addressBlock(address)) || networks.take(addressNetwork(address))
      if (wait > 0) throw tooMany(wait)
    }
  }
  const assertMayAsk = createLimit()
  const assertMayRate = createLimit()
  const operations = assistantOperations
  return [
    serve(operations.assistant, () => {
      warm()
      return success({ answeredBy: assistant.answeredBy })
    }),
    serve(operations.ask, async ({ request, address }) => {
      assertMayAsk(address)
      const input = await readJson(request, operations.ask.body, ASKED)
      const asker = {
        block: addressBlock(address),
        network: addressNetwork(address),
        signal: request.signal,
      }
      try {
        return success(await assistant.ask(input, asker))
      } catch (error) {
        throw error instanceof QueueFull ? queueFull(error) : error
      }
    }),
    serve(operations.assistantFeedback, async ({ request, address }) => {
      assertMayRate(address)
      const { question } = await readJson(request, operations.assistantFeedback.body, RATED)
      book.note(question, 'not_helpful')
      return success({ noted: true })
    }),
    serve(operations.questions, async ({ url }) => {
      const query = readQuery(url, operations.questions.query)
      const { page = 1, limit = USUAL_PAGE, sort = '-count' } = query
      await book.flush()
      const { questions, total } = await store.list(sort, { offset: (page - 1) * limit, limit })
      const at = (target: number) =>
        staffApiPaths.questions({ sort: query.sort, page: target, limit: query.limit })
      return Response.json(toListPage({ page, limit }, { items: questions, total }, at), {
        headers: NO_STORE,
      })
    }),
    serve(operations.removeQuestion, async ({ params, caller }) => {
      const { id = '' } = params
      await book.flush()
      if (!(await store.remove(id, Date.now()))) {
        throw new HttpError('not_found', 'Reload the page. This question was removed already')
      }
      log.info('security', 'A question was removed', {
        id,
        by: caller.kind === 'staff' ? caller.id : undefined,
      })
      return success({ id })
    }),
    serve(operations.undoRemoval, async ({ params }) => {
      const { id = '' } = params
      if (!(await store.putBack(id))) {
        throw new HttpError('not_found', 'Reload the page. This question was removed permanently')
      }
      return success({ id })
    }),
  ]
}
