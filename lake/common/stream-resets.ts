import { constants, type Http2SecureServer, type Http2Session } from 'node:http2'
import { createRateLimiter, type RateLimit } from './rate-limiter.ts'

/** Limit of stream resets per session. A browser stays below it: it resets at most the 100 streams of the page that it leaves. */
const LIMIT: RateLimit = { burst: 200, perMinute: 1_200 }

/** Time for the client to read the GOAWAY frame before its connection is closed, in milliseconds. */
const GOAWAY_MS = 1_000

/**
 * Ends HTTP/2 sessions whose client resets more streams than a browser would (rapid reset, CVE-2023-44487), with GOAWAY ENHANCE_YOUR_CALM.
 * Node's own limit (`streamResetBurst`, 1,000) is not enough: Node first handles all requests that arrived together with the last reset,
 * which may be thousands.
 * @returns function that returns true for a session that was ended this way; its further requests need not be handled
 */
export function limitStreamResets(
  server: Pick<Http2SecureServer, 'on'>,
  limit = LIMIT,
): (session: Http2Session | undefined) => boolean {
  const resets = createRateLimiter(limit)
  const keys = new WeakMap<Http2Session, string>()
  const ended = new WeakSet<Http2Session>()
  let sessions = 0

  function end(session: Http2Session): void {
    ended.add(session)
    session.goaway(constants.NGHTTP2_ENHANCE_YOUR_CALM)
    setTimeout(() => session.destroy(), GOAWAY_MS).unref()
  }

  server.on('session', (session) => {
    sessions += 1
    keys.set(session, String(sessions))
  })
  server.on('stream', (stream) => {
    const { session } = stream
    const key = session === undefined ? undefined : keys.get(session)
    if (session === undefined || key === undefined || ended.has(session)) return
    stream.once('close', () => {
      // Also counts a reset that arrives after the response is complete. A cached response is sent before its reset arrives, so a rapid
      // reset of cached pages would otherwise never be counted.
      if (stream.rstCode === constants.NGHTTP2_NO_ERROR || session.destroyed) return
      if (!ended.has(session) && resets.take(key) > 0) end(session)
    })
  })
  return (session) => session === undefined || ended.has(session)
}
