import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import type { Areas } from './areas.ts'
import type { createRestApi } from './rest-api.ts'
import { formPageRoutes } from './site/form-pages.ts'
import { workerRoutes } from './site/worker.ts'
import type { Web } from './site/web.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import { createPlatePictures } from '../engravings/plate-pictures.ts'
import { createSealPictures } from '../engravings/seal-pictures.ts'
import { readiness } from './health.ts'
import type { Peer } from '../http/api.ts'
import { failedRequest } from '../http/failed-request.ts'
import { createSampleFiles } from '../reports/sample-files.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createShell } from '../render/shell.ts'
import { clientAddress } from '#lake/common/client-address.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { mcpPath } from '#shared/paths/mcp-path.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import {
  apiPaths,
  engravingPaths,
  healthPaths,
  paths,
  SAMPLES as samplePaths,
} from '#shared/paths/paths.ts'

/** Folder with the files of relief plates. */
const PLATES = fileURLToPath(new URL('../../seed/pictures/', import.meta.url))

/** Creates the table of paths. It maps each path to the area that answers it, the most specific path first. */
export function createRouter(
  config: Config,
  { database, log, embedded, storage }: Pick<Deps, 'database' | 'log' | 'embedded' | 'storage'>,
  web: Web,
  areas: Areas,
  api: ReturnType<typeof createRestApi>,
  metrics: Metrics | undefined,
) {
  const {
    content,
    inquiries,
    bookings,
    cases,
    imageHost,
    discovery,
    markdown,
    feeds,
    pages,
    render,
    visitorSearch,
  } = areas
  const addressOf = (request: Request, peer: Peer) =>
    clientAddress(request.headers, peer.address, config.trustProxy)
  const shell = createShell({
    render: web.render,
    origin: config.origin,
    headers: web.headers.admin,
  })
  const seals = createSealPictures(web.headers.api)
  const samples = createSampleFiles({
    reports: areas.reports.reports,
    headers: web.headers.api,
    onError: (error) => log.error('api', 'A sample report could not be drawn', { error }),
  })
  const plates = createPlatePictures(web.headers.api, PLATES)
  const app = new Hono<{ Bindings: Peer }>()
  app.get(healthPaths.live, () => Response.json({ alive: true }, { headers: web.headers.api }))
  app.get(healthPaths.ready, () =>
    readiness({
      mode: config.mode,
      checkDatabase: database.check,
      cmsState: () => content.cms.state,
      checkCms: content.cms.check,
      isLakeCurrent: () => embedded?.lake.isCurrent ?? true,
      mirror: () => content.mirror.status,
      outbox: content.editing.outbox.counts,
      mail: inquiries.mailState,
      media: imageHost.state,
      isStorageAvailable: storage?.isAvailable,
    }),
  )
  if (metrics !== undefined) app.get(healthPaths.metrics, ({ req }) => metrics.answer(req.raw))
  app.all(`${apiPaths.base}/*`, (context) => api.fetch(context.req.raw, context.env))
  app.all(mcpPath, (context) => api.fetch(context.req.raw, context.env))
  app.all(`${mcpPath}/`, (context) => api.fetch(context.req.raw, context.env))
  app.all(`${lakePaths.base}/*`, (context) => areas.gateway.fetch(context.req.raw, context.env))
  app.all(`${mediaPaths.base}/*`, ({ req, env }) => areas.media.fetch(req.raw, env))
  app.get(paths.studioSettings, () =>
    Response.json(
      { mode: config.mode, projectId: config.lake.projectId, dataset: config.lake.dataset },
      { headers: web.headers.api },
    ),
  )
  app.route('/', workerRoutes(config, web))
  if (web.files !== undefined) app.route('/', web.files)
  app.on(['GET', 'HEAD'], [paths.admin, `${paths.admin}/*`, paths.apiTest], (context) =>
    shell.fetch(context.req.raw),
  )
  app.route(
    '/',
    formPageRoutes(config, web, log, {
      render,
      content: content.pageContent,
      inquiries,
      booking: bookings.booking,
      cases: cases.cases,
      search: visitorSearch.search,
      verify: areas.reports.reports.verify,
      addressOf,
    }),
  )
  app.on(['GET', 'HEAD'], engravingPaths.platePattern, ({ req }) =>
    plates.answer(req.param(), req.raw),
  )
  app.on(['GET', 'HEAD'], engravingPaths.pattern, ({ req }) => seals.answer(req.param(), req.raw))
  app.on(['GET', 'HEAD'], `${samplePaths}/:name`, ({ req }) =>
    samples.fetch(req.param('name') ?? '', req.raw),
  )
  app.on(['GET', 'HEAD'], '*', async ({ req, env }) => {
    const address = addressOf(req.raw, env)
    return (
      (await discovery.fetch(req.raw)) ??
      (await feeds.fetch(req.raw)) ??
      (await markdown.fetch(req.raw, address)) ??
      pages.fetch(req.raw, address)
    )
  })
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))
  app.onError((error, context) => {
    log.error('api', 'A request could not be answered', { error, path: context.req.path })
    return failedRequest(web.headers.page)
  })
  return app
}
