import { encodeAnswer, respondEncoded } from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'

/**
 * A service worker that takes the place of the one a browser has, and ends: what was kept is removed, and from the next load on there is
 * none. Pages that are open stay as they are.
 */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
})()))
`

/** The answer for the service worker where a site has none, or has it no longer. */
export const removalWorker = (headers: HeaderSet): Response =>
  new Response(REMOVAL, {
    headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
  })

/** The page that stands in without a connection, which the service worker fetches while it is installed. */
export function createOfflinePage(
  html: string,
  headers: HeaderSet,
): (request: Request) => Promise<Response> {
  const made = encodeAnswer({
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
    text: html,
  })
  return async (request) => respondEncoded(await made, request)
}
