import * as z from 'zod/mini'
import { addressBlock } from '#lake/common/client-address.ts'
import { PRIVATE_NO_STORE } from '#lake/common/caching.ts'
import type { Acts } from '#server/http/acts.ts'
import { localLimits, type Limits } from '#server/http/guards/limits.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import { readJson } from '#server/http/read-json.ts'
import { serveResponse, type Route, type RouteContext } from '#server/http/route.ts'
import { can } from '#shared/access/abilities.ts'
import { mcpOperations } from '#shared/contracts/operations/mcp-operations.ts'
import { createCallLog } from './call-log.ts'
import type { ToolPorts } from './ports.ts'

export interface McpOptions extends ToolPorts {
  readonly log: Log
  readonly acts: Acts
  /** True if a request comes from a page of this site. */
  readonly checkOrigin: (request: Request) => boolean
  /** False disables the rate limits, for load tests only. */
  readonly rateLimit: boolean
  /** Store of the rate limits' counters. Default: the memory of this process. */
  readonly counts?: Limits | undefined
  /** Timeout of a tool, in milliseconds. Default: 20,000, less than the timeout of a request. */
  readonly toolTimeout?: number
}

/** Rate limit of calls, per token, or per address block for calls without a token. */
const CALLS = { burst: 60, perMinute: 60 }

/** Maximum size of a message, in bytes. It is larger with a token, because only programs with a token send articles. */
const BODY_LIMIT = { anonymous: 16 * 1024, token: 1024 * 1024 } as const

const TOOL_TIMEOUT = 20_000

/** Headers of all responses: they are never cached or indexed. */
const HEADERS = { 'cache-control': PRIVATE_NO_STORE, 'x-robots-tag': 'noindex' }

/** Response with a JSON-RPC error, for a message that cannot be parsed. */
const malformed = (code: -32_700 | -32_600, message: string) =>
  Response.json(
    { jsonrpc: '2.0', id: null, error: { code, message } },
    { status: 400, headers: HEADERS },
  )

/** Reads the JSON-RPC message of a request. Returns an error response if the body is not a single message. */
async function readMessage({ request, caller }: RouteContext): Promise<object | Response> {
  const limit = caller.kind === 'token' ? BODY_LIMIT.token : BODY_LIMIT.anonymous
  try {
    const message = await readJson(request, z.unknown(), { limit })
    if (Array.isArray(message)) return malformed(-32_600, 'Send one message per request')
    return typeof message === 'object' && message !== null && 'jsonrpc' in message
      ? message
      : malformed(-32_600, 'Send a JSON-RPC message')
  } catch (error) {
    if (error instanceof HttpError && [400, 422].includes(error.status)) {
      return malformed(-32_700, 'Send valid JSON')
    }
    throw error
  }
}

/** Creates the function that loads the MCP SDK and the tools on the first call, because they take longer to load than all other routes. */
function createLoader({ site, articles }: Pick<McpOptions, 'site' | 'articles'>) {
  const load = async () => {
    const [{ answerMessage }, { siteTools }, { articleTools }] = await Promise.all([
      import('./protocol.ts'),
      import('./tools/site-tools.ts'),
      import('./tools/article-tools.ts'),
    ])
    return { answerMessage, tools: [...siteTools(site), ...articleTools(articles)] }
  }
  let loading: ReturnType<typeof load> | undefined
  return () => {
    loading ??= load()
    // After a failure the next call loads again.
    loading.catch(() => (loading = undefined))
    return loading
  }
}

/** Route of the MCP server. */
export function mcpRoutes(options: McpOptions): Route[] {
  const { authorOf, checkOrigin, log, toolTimeout = TOOL_TIMEOUT } = options
  const { counts = localLimits() } = options
  const limiter = options.rateLimit ? counts.bucket('MCP calls', CALLS) : undefined
  const logCall = createCallLog(options)
  const load = createLoader(options)

  const assertAllowed = async ({ request, caller, address }: RouteContext) => {
    // Programs send no Origin header. Requests by pages of other sites are rejected, so that they cannot use the network or the software of
    // their visitors.
    if (request.headers.has('origin') && !checkOrigin(request)) {
      throw new HttpError('forbidden', 'Call this from a program. Pages of other sites may not')
    }
    const wait =
      (await limiter?.take(caller.kind === 'token' ? caller.id : addressBlock(address))) ?? 0
    if (wait === 0) return
    throw new HttpError(
      'too_many_requests',
      `Wait ${wait} s. A program may make ${CALLS.perMinute} calls a minute`,
      { headers: { 'Retry-After': String(wait) } },
    )
  }

  const answer = async (context: RouteContext): Promise<Response> => {
    await assertAllowed(context)
    const message = await readMessage(context)
    if (message instanceof Response) return message
    const { request, caller, address, requestId } = context
    const token = caller.kind === 'token' ? caller : undefined
    const author = token && authorOf(token)
    const { answerMessage, tools } = await load()
    const response = await answerMessage(request, message, {
      tools: tools.filter(({ ability }) => ability === undefined || can(author, ability)),
      call: { address, author },
      signal: request.signal,
      toolTimeout,
      onCall: async (tool, outcome, error) => {
        await logCall(token, author?.name ?? '', { tool, outcome, requestId })
        if (outcome === 'failed')
          log.warn('api', 'A tool of the MCP server failed', { tool, error })
      },
    })
    for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value)
    return response
  }

  return [serveResponse(mcpOperations.mcp, answer)]
}
