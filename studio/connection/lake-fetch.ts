import { lakePaths } from '#shared/paths/lake-paths.ts'
import { hasManyStreams } from '#shared/link/stream-slot.ts'
import { createChannel } from './channel.ts'
import { setConnectionState } from './connection-state.ts'
import { isStream, openStream } from './stream.ts'

/** The channel of this tab. */
export const channel = createChannel(`${lakePaths.base}/v1`)

/** Number of failed requests in a row after which the server is reported as unreachable. */
const AWAY_AFTER = 6
let failed = 0

/** Requests an event stream over HTTP, without a channel, and reports if the server does not respond. */
async function fetchStream(...request: Parameters<typeof fetch>): Promise<Response> {
  try {
    const answer = await fetch(...request)
    failed = 0
    setConnectionState({ kind: 'fine' })
    return answer
  } catch (error) {
    if (error instanceof TypeError) failed += 1
    if (failed >= AWAY_AFTER) {
      setConnectionState({ kind: 'none', problem: 'away', siteOrigin: undefined })
    }
    throw error
  }
}

/**
 * `fetch` of the Studio's client. Over HTTP/1.1, all event streams of a tab share one channel. A tab has at least six streams, and a
 * browser allows only six connections to a host for all tabs together. Over HTTP/2, each stream is a request of its own.
 */
export const lakeFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  if (!isStream(url)) return fetch(input, init)
  if (hasManyStreams()) return fetchStream(input, init)
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  )
  const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  return openStream(channel, url, { headers, ...(signal && { signal }) })
}
