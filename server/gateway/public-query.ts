import { respondEncoded, type EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'
import { errorResponse, toHttpError } from '#server/http/errors.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { Dependencies } from '#shared/content/change-tags.ts'
import {
  isPublicQueryName,
  PUBLIC_QUERY_VERSIONS,
  type PublicQueryName,
} from '#shared/content/public-query-names.ts'

/** Queries of the CMS that the gateway requires. */
export interface PublicQueries {
  /**
   * Runs a public query, and returns its result with the tags on which the result depends.
   * @throws HttpError `validation_failed` for invalid parameters, `unavailable` if the CMS does not respond in time
   */
  queryUnchecked(
    name: PublicQueryName,
    params: Readonly<Record<string, unknown>>,
  ): Promise<Dependencies & { readonly data: unknown }>
}

/** Maximum size of a parameter, in characters of JSON. */
const MAX_PARAMETER = 1_000

function parseParameters(query: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [key, value] of query) {
    if (!key.startsWith('$')) continue
    const name = key.slice(1)
    const wrong = (message: string) =>
      new HttpError('validation_failed', 'Check the values that are named. Validation failed', {
        fields: { [name]: message },
      })
    if (Object.hasOwn(params, name)) throw wrong('Send this once')
    if (value.length > MAX_PARAMETER) throw wrong(`Use at most ${MAX_PARAMETER} characters`)
    try {
      Object.defineProperty(params, name, {
        value: JSON.parse(value),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    } catch {
      throw wrong('Send this as JSON')
    }
  }
  return params
}

/** Cache of responses. A change of content invalidates the responses that contain it. */
export interface KeptAnswers {
  /** False while the CMS does not report changes. No response is served from the cache then. */
  readonly mayKeep: () => boolean
  getOrMake(
    key: string,
    make: () => Promise<{ readonly data: unknown; readonly dependencies: Dependencies }>,
  ): Promise<EncodedAnswer>
}

/** A request for a public query. */
export interface PublicQuestion {
  readonly url: URL
  readonly request: Request
  readonly name: string
  readonly version: string
}

async function ask(
  cms: PublicQueries,
  kept: KeptAnswers | undefined,
  { url, request, name, version }: PublicQuestion,
): Promise<Response> {
  if (!isPublicQueryName(name)) throw new HttpError('not_found', 'There is no such query')
  // The page was loaded before the last deployment. The error status makes the page use REST instead, without a message to the visitor.
  if (PUBLIC_QUERY_VERSIONS[name] !== version) {
    throw new HttpError('gone', 'This version of the query is no longer answered')
  }
  const params = parseParameters(url.searchParams)
  const make = async () => {
    const { data, tags, types } = await cms.queryUnchecked(name, params)
    return { data: { result: data }, dependencies: { tags, types } }
  }
  if (kept?.mayKeep() !== true) {
    const { data } = await make()
    return Response.json(data, { headers: HEADERS })
  }
  const key = JSON.stringify([
    'query',
    name,
    Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])
  const response = respondEncoded(await kept.getOrMake(key, make), request)
  for (const [header, value] of Object.entries(HEADERS)) response.headers.set(header, value)
  return response
}

const HEADERS = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' } as const

/** Responds to `/lake/public/{name}/{version}`, one of the site's public queries, for any caller. */
export async function answerPublicQuery(
  cms: PublicQueries,
  kept: KeptAnswers | undefined,
  question: PublicQuestion,
): Promise<Response> {
  const requestId = crypto.randomUUID()
  try {
    return await ask(cms, kept, question)
  } catch (error) {
    const response = errorResponse(toHttpError(error), requestId)
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-request-id', requestId)
    return response
  }
}
