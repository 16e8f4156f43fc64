import { Hono } from 'hono'
import type { Config } from '#server/config/config.ts'
import { workerHeaders } from '#server/http/encoding/headers.ts'
import { createOfflinePage, removalWorker } from '#server/render/worker-pages.ts'
import type { Web } from './web.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'

/**
 * Routes that take precedence over the built files: the offline page and, if the service worker is turned off, a worker that removes
 * itself.
 */
export function workerRoutes(
  config: Pick<Config, 'https' | 'serviceWorker'>,
  { offlineHtml, headers }: Pick<Web, 'offlineHtml' | 'headers'>,
): Hono {
  const app = new Hono()
  if (offlineHtml === undefined || !config.serviceWorker) {
    app.get(workerPaths.script, () => removalWorker(workerHeaders(config)))
  }
  if (offlineHtml !== undefined) {
    const offlinePage = createOfflinePage(offlineHtml, headers.page)
    app.on(['GET', 'HEAD'], workerPaths.offline, ({ req }) => offlinePage(req.raw))
  }
  return app
}
