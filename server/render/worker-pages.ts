import { encodeAnswer, respondEncoded } from '#server/http/encoding/encoded-answer.ts'
import type { HeaderSet } from '#server/http/encoding/headers.ts'

/** Service worker that replaces an installed worker and unregisters itself. It deletes all caches; open pages are not reloaded. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.unregister()
  for (const name of await caches.keys()) await caches.delete(name)
})()))
`

/** Returns the response with the worker that removes itself, for sites without a service worker. */
export const removalWorker = (headers: HeaderSet): Response =>
  new Response(REMOVAL, {
    headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
  })

/** Creates the handler of the offline page, which the service worker fetches during its installation. */
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
