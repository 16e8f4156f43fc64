import type { ForeignPages } from './types.ts'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS'
const EXPOSED = 'content-type, etag, content-length, x-sanity-shard'

/** Paths that pages of every origin may read. A Studio requests them to find out why its other requests fail. */
const FOR_ALL_PAGES = /^\/v[^/]+\/(?:ping|check\/cors)\/?$/

/** Response to a CORS preflight request. */
export function preflight(request: Request, pages: ForeignPages): Response {
  const headers = new Headers({
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers':
      request.headers.get('access-control-request-headers') ?? 'authorization, content-type',
    'access-control-max-age': '600',
  })
  return addCors(request, new Response(null, { status: 204, headers }), pages)
}

/** Adds CORS headers to a response if the requesting page may read it. */
export function addCors(request: Request, response: Response, pages: ForeignPages): Response {
  const origin = request.headers.get('origin')
  response.headers.append('vary', 'Origin')
  if (origin === null) return response
  const may = pages(origin)
  if (may === 'nothing') {
    if (FOR_ALL_PAGES.test(new URL(request.url).pathname)) {
      response.headers.set('access-control-allow-origin', '*')
    }
    return response
  }
  response.headers.set('access-control-allow-origin', origin)
  if (may === 'credentials') response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('access-control-expose-headers', EXPOSED)
  return response
}
