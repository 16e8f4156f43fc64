import { NO_TRACER, type SpanName, type Tracer } from '#server/http/tracer.ts'
import type { LakeFetch } from './lake-client.ts'

/** Returns the name of the span of a request to the lake. */
function nameOf({ url }: Request): SpanName {
  const { pathname } = new URL(url)
  if (pathname.includes('/data/query/')) return 'lake query'
  if (pathname.includes('/data/mutate/')) return 'lake mutate'
  return pathname.includes('/assets/') ? 'lake upload' : 'lake request'
}

/**
 * Wraps the requests to a lake in spans.
 * @param isOwn True if the lake belongs to this installation; its requests get the header `traceparent`. Default: true
 */
export function tracedFetch(
  tracer: Tracer,
  fetch: LakeFetch,
  { isOwn = true }: { readonly isOwn?: boolean } = {},
): LakeFetch {
  if (tracer === NO_TRACER) return fetch
  return (request) =>
    tracer.span(nameOf(request), {}, () => {
      const traceparent = isOwn ? tracer.traceparent() : undefined
      if (traceparent !== undefined) request.headers.set('traceparent', traceparent)
      return fetch(request)
    })
}
