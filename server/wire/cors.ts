const METHODS = 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS'
const EXPOSED = 'content-type, etag, content-length, x-sanity-shard'

/** The answer to a page of another origin that asks first. */
export function preflight(request: Request): Response {
  const headers = new Headers({
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers':
      request.headers.get('access-control-request-headers') ?? 'authorization, content-type',
    'access-control-max-age': '600',
  })
  return addCors(request, new Response(null, { status: 204, headers }))
}

/** Lets the page that asks read the answer. It proves itself by a token, as no cookie counts across origins. */
export function addCors(request: Request, response: Response): Response {
  const origin = request.headers.get('origin')
  response.headers.append('vary', 'Origin')
  if (origin === null) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('access-control-expose-headers', EXPOSED)
  return response
}
