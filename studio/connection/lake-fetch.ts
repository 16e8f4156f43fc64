import { isStream, openStream } from './stream.ts'

/**
 * `fetch` for the Studio's client over plain HTTP. A tab holds six or more event streams, and browsers allow six
 * HTTP/1.1 connections a host, for all tabs together: so each stream travels over a WebSocket of its own, which has a
 * limit of its own. Everything else is fetched as ever.
 */
export const lakeFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  if (!isStream(url)) return fetch(input, init)
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  )
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  return openStream(url, { headers, ...(signal && { signal }) })
}
