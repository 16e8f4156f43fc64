import { expect, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import type { Operation } from '#shared/contracts/operations/operation.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, healthPaths } from '#shared/paths/paths.ts'

/** Call of an operation by the page that is being tested. */
export interface Call {
  readonly path: string
  readonly query: URLSearchParams
  /** Body, parsed by the contract. Undefined for a call without a body. */
  readonly body: unknown
}

/** Error response of an operation. */
interface Refusal {
  readonly status: number
  readonly message: string
}

interface Answering {
  readonly operation: Operation
  readonly path: RegExp
  readonly answer: (call: Call) => unknown
}

const PUBLIC_QUERIES = `${lakePaths.base}/public/`

let answering: readonly Answering[] = []
let unknown: string[] = []

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** Throws, so that the operation responds with an error of the API. Only for the functions that answer an operation. */
export function refuse(status: number, message: string): never {
  throw new Refused({ status, message })
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

/**
 * Defines the answer to the calls of an operation until the end of the test: `answer(operation).with(respond)`. The answer has the type of
 * the contract, which also parses the body of each call. The test fails if the page calls an operation without an answer. `with` returns
 * the list of the calls, oldest first.
 */
export const answer = <Named extends Operation>(operation: Named) => ({
  with: (
    respond: (call: Call) => z.output<Named['answer']> | Promise<z.output<Named['answer']>>,
  ): readonly Call[] => {
    const calls: Call[] = []
    const noted = (call: Call) => {
      calls.push(call)
      return respond(call)
    }
    answering = [{ operation, path: patternOf(operation.path), answer: noted }, ...answering]
    onTestFinished(() => {
      answering = []
    })
    return calls
  },
})

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

const textPaths = new Map(
  fixedPages.map((page) => [apiPaths.page(page.kind, page.slug), page] as const),
)

const refusalOf = ({ status, message }: Refusal) =>
  json({ success: false, error: { code: 'refused', message }, request_id: 'test' }, status)

async function respond(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const method = request.method.toUpperCase()
  const found = answering.find(
    ({ operation, path }) => operation.method === method && path.test(url.pathname),
  )
  // Lets every call of the lake fail, so that pages get their content from operations.
  if (found === undefined && url.pathname.startsWith(PUBLIC_QUERIES)) return json({}, 503)
  if (url.pathname === healthPaths.live) return json({ status: 'ok' }, 200)
  const page = textPaths.get(url.pathname)
  // No text of a fixed page is published, so pages show the shipped text.
  if (found === undefined && page !== undefined) {
    return json({ success: true, data: await shippedCopy(page), shipped: true }, 200)
  }
  if (found === undefined) {
    unknown.push(`${method} ${url.pathname}${url.search}`)
    throw new TypeError('Failed to fetch')
  }
  const { operation } = found
  const sent: unknown = method === 'GET' ? undefined : await request.json()
  const body = operation.body === undefined ? sent : z.parse(operation.body, sent)
  try {
    const answered = await found.answer({ path: url.pathname, query: url.searchParams, body })
    return json(z.parse(operation.answer, answered), operation.status ?? 200)
  } catch (error) {
    if (error instanceof Refused) return refusalOf(error.refusal)
    throw error
  }
}

/** Replaces the network of the page, so that {@link answer} answers every call. Call it once, before the first page. */
export function standInForServer(): void {
  window.fetch = (input, init) => {
    const { signal } = init ?? {}
    const request = new Request(input, init)
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      respond(request).then(resolve, reject)
    })
  }
}

/** Expects that the page has called only operations for which the test defines an answer. */
export function expectKnownCalls(): void {
  const calls = unknown
  unknown = []
  expect(calls, 'calls that the test does not answer').toEqual([])
}
