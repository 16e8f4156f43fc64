import { errorResponse, toHttpError } from '#server/http/errors.ts'
import { HttpError } from '#server/http/http-error.ts'
import {
  isPublicQueryName,
  PUBLIC_QUERY_VERSIONS,
  type PublicQueryName,
} from '#shared/content/public-query-names.ts'

/** The CMS as the gateway needs it. */
export interface PublicQueries {
  /** @throws HttpError `validation_failed` for wrong parameters, `unavailable` when the CMS does not answer in time */
  queryUnchecked(
    name: PublicQueryName,
    params: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly data: unknown; readonly syncTags: readonly string[] }>
}

/** Longest parameter taken, characters of JSON. */
const MAX_PARAMETER = 1_000

function parseParameters(query: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [key, value] of query) {
    if (!key.startsWith('$')) continue
    const name = key.slice(1)
    const wrong = (message: string) =>
      new HttpError('validation_failed', 'Validation failed', { fields: { [name]: message } })
    if (Object.hasOwn(params, name)) throw wrong('may be given once')
    if (value.length > MAX_PARAMETER) throw wrong('is too long')
    try {
      Object.defineProperty(params, name, {
        value: JSON.parse(value),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    } catch {
      throw wrong('must be JSON')
    }
  }
  return params
}

async function ask(cms: PublicQueries, url: URL, name: string, version: string) {
  // A tab from before a deploy asks for a version that is gone: 404 sends it to REST without a notice.
  if (!isPublicQueryName(name) || PUBLIC_QUERY_VERSIONS[name] !== version) {
    throw new HttpError('not_found', 'There is no such query')
  }
  const { data, syncTags } = await cms.queryUnchecked(name, parseParameters(url.searchParams))
  return Response.json(
    { result: data, syncTags },
    { headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } },
  )
}

/** Answers `/lake/public/{name}/{version}`: one of the product's own queries, for anyone. */
export async function answerPublicQuery(
  cms: PublicQueries,
  request: { readonly url: URL; readonly name: string; readonly version: string },
): Promise<Response> {
  const requestId = crypto.randomUUID()
  try {
    return await ask(cms, request.url, request.name, request.version)
  } catch (error) {
    const response = errorResponse(toHttpError(error), requestId)
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-request-id', requestId)
    return response
  }
}
