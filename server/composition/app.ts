import { Hono } from 'hono'
import { createAuth } from '../auth/auth.ts'
import { authRoutes } from '../auth/auth.routes.ts'
import { userRoutes } from '../auth/user.routes.ts'
import type { AuthTables } from '../auth/auth.tables.ts'
import { browserErrorRoutes } from '../browser-errors/browser-errors.routes.ts'
import { createBookingArea } from './booking.ts'
import { createCaseArea } from './cases.ts'
import { createAssistantArea } from './site/assistant.ts'
import { createCleanImages } from './clean-images.ts'
import { createContentArea } from './content.ts'
import { createDiscoveryArea } from './site/discovery.ts'
import { followClosings } from './site/openings.ts'
import { createLiveArea } from './live.ts'
import { formPageRoutes } from './site/form-pages.ts'
import { createGatewayArea } from './gateway.ts'
import { createLakeArea } from './lake/lake.ts'
import { createLeadsArea } from './leads.ts'
import { createStaffActs, linksOf } from './log-links.ts'
import { createMediaArea } from './media.ts'
import { createRedirectArea } from './site/redirects.ts'
import { createMetricsArea } from './metrics.ts'
import { createPageArea } from './site/pages.ts'
import { createSearchArea } from './site/search.ts'
import { createVisitArea } from './site/visits.ts'
import { workerRoutes } from './site/worker.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import { createSealPictures } from '../engravings/seal-pictures.ts'
import { readiness } from './health.ts'
import { logRoutes } from '../logs/logs.routes.ts'
import { createApi, type Peer } from '../http/api.ts'
import { logRefusedSockets, refuseUnknownPaths } from '#lake/common/refused-sockets.ts'
import { clientAddress } from '#lake/common/client-address.ts'
import { failedRequest } from '../http/failed-request.ts'
import { withMissingHeaders } from '../http/encoding/headers.ts'
import type { Route } from '../http/route.ts'
import type { Handler } from '#lake/common/listen.ts'
import { offlineCopiesRoutes } from '../offline/offline-copies.routes.ts'
import { openApiRoutes } from '../openapi/openapi.routes.ts'
import { createProxyCheck } from '../proxy-check/proxy-check.ts'
import { proxyCheckRoutes } from '../proxy-check/proxy-check.routes.ts'
import { createAddressBook } from '../render/address-book.ts'
import { answerEarly } from '../render/early-answers.ts'
import type { Render } from '../render/pages.ts'
import { createShell } from '../render/shell.ts'
import type { Web } from './site/web.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { apiPaths, engravingPaths, healthPaths, lakePaths, paths } from '#shared/paths/paths.ts'

/** The complete product as a request handler, with functions that start and stop its background work. */
export interface App extends Handler {
  /** Administrator account that was created at this start, with its password, which is printed once. Undefined if accounts existed. */
  readonly firstAccount:
    | { readonly email: string; readonly generatedPassword: string | undefined }
    | undefined
  /** REST operations, for tests that iterate over them. */
  readonly routes: readonly Route[]
  /**
   * Starts replication from the lake and the background jobs. Resolves when the mirror has first been compared with the lake, successfully
   * or not.
   */
  start(): Promise<void>
  /** Ends streams and timers. The database and the lake stay open; the caller closes them. */
  close(): Promise<void>
}

type Bindings = { Bindings: Peer }

/** Composes the areas of the server. Opens no port, and starts no replication before {@link App.start}. */
export async function createApp(config: Config, deps: Deps, web: Web): Promise<App> {
  const { log } = deps
  const auth = await createAuth({
    db: deps.database.kysely.withTables<AuthTables>(),
    log,
    origin: () => config.origin,
    ownOrigins: config.ownOrigins,
  })
  const acts = createStaffActs(log, auth)
  const first = await auth.ensureAdmin(config.admin)
  const onRefusedSocket = logRefusedSockets(log, config.ownOrigins)
  const checkedSettings = { ...config, hasTls: config.tls !== undefined }
  const proxyCheck = createProxyCheck({ settings: checkedSettings, log })
  const images = createCleanImages(config)
  const lake = await createLakeArea(config, deps, auth, images, onRefusedSocket)
  const imageHost = await createMediaArea(config, deps, images)
  const contentArea = createContentArea(config, deps, lake, { auth, acts, web, imageHost })
  const { mirror, cms, content, editing } = contentArea
  const gateway = await createGatewayArea(
    config,
    deps,
    auth,
    lake,
    images,
    contentArea,
    onRefusedSocket,
  )
  const media = imageHost.serve(lake, contentArea)
  const { live, routes: liveRoutes } = createLiveArea(config, deps, auth, lake.face, {
    onRefusedSocket,
    onConnected: proxyCheck.noteTransport,
  })

  editing.trash.onChange((id) => live.tell('trash', id))
  contentArea.onArticle((id) => live.tell('article', id))
  contentArea.onPicture(() => live.tell('image', ''))

  const inquiries = await createLeadsArea(config, deps, auth, acts)
  inquiries.leads.onChange((id) => live.tell('lead', id))

  const bookings = createBookingArea(config, deps, inquiries, {
    live,
    hosted: config.scheduling?.url,
    acts,
  })

  const caseArea = createCaseArea(config, deps, inquiries, { auth, live, acts })

  const visits = createVisitArea(config, deps, web)
  const redirects = createRedirectArea(deps, lake, { ...contentArea, acts })
  const search = createSearchArea(config, deps, contentArea)
  const assistant = createAssistantArea(config, deps, search, inquiries)

  const { serves } = web
  const addresses = createAddressBook({ serves, hasArticle: contentArea.hasArticle })
  const api = createApi({
    routes: [
      ...authRoutes(auth),
      ...userRoutes(auth),
      ...content.routes,
      ...editing.routes,
      ...inquiries.routes,
      ...bookings.routes,
      ...caseArea.routes,
      ...logRoutes(
        deps.logRing,
        linksOf({ mirror, inquiries, bookings, cases: caseArea.cases, auth }),
      ),
      ...liveRoutes,
      ...proxyCheckRoutes(proxyCheck, checkedSettings),
      ...browserErrorRoutes({
        routePattern: web.routePattern ?? ((pathname) => pathname),
        rateLimit: config.rateLimit,
      }),
      ...visits.routes,
      ...redirects.routes,
      ...assistant.routes,
      // The function is called only by requests, which arrive after `pages` has been assigned below.
      ...offlineCopiesRoutes(addresses, (path) => pages.kept(path)),
      ...openApiRoutes(config.origin),
    ],
    authenticate: auth.authenticate,
    log,
    trustProxy: config.trustProxy,
    https: config.https,
    onStaff: (request, peer, caller) => proxyCheck.note(request, peer.address, caller),
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
  const discovery = await createDiscoveryArea(config, deps, web, contentArea)
  const render: Render = (page) => web.render({ ...page, recordOf: discovery.recordOf })
  const pageArea = await createPageArea(config, deps, web, {
    render,
    content: contentArea,
    followTags: lake.followTags,
    addresses,
    redirects,
  })
  const { pages } = pageArea
  const closings = followClosings(contentArea, pages)
  const addressOf = (request: Request, peer: Peer) =>
    clientAddress(request.headers, peer.address, config.trustProxy)
  const forms = formPageRoutes(config, web, log, {
    render,
    content: contentArea.pageContent,
    inquiries,
    booking: bookings.booking,
    cases: caseArea.cases,
    addressOf,
  })
  const shell = createShell({
    render: web.render,
    origin: config.origin,
    headers: web.headers.admin,
  })

  const metrics = createMetricsArea(config, deps, web, {
    routes: api.routes,
    content: contentArea,
    inquiries,
    media: imageHost,
  })
  const app = new Hono<Bindings>()
  app.get(healthPaths.live, () => Response.json({ alive: true }, { headers: web.headers.api }))
  app.get(healthPaths.ready, () =>
    readiness({
      mode: config.mode,
      checkDatabase: deps.database.check,
      cmsState: () => cms.state,
      mirror: () => mirror.status,
      outbox: editing.outbox.counts,
      mail: inquiries.mailState,
      media: imageHost.state,
    }),
  )
  if (metrics !== undefined) app.get(healthPaths.metrics, ({ req }) => metrics.answer(req.raw))
  app.all(`${apiPaths.base}/*`, (context) => api.fetch(context.req.raw, context.env))
  app.all(`${lakePaths.base}/*`, (context) => gateway.fetch(context.req.raw, context.env))
  app.all(`${mediaPaths.base}/*`, ({ req, env }) => media.fetch(req.raw, env))
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
  app.route('/', forms)
  const seals = createSealPictures(web.headers.api)
  app.on(['GET', 'HEAD'], engravingPaths.pattern, ({ req }) => seals.answer(req.param(), req.raw))
  app.on(
    ['GET', 'HEAD'],
    '*',
    async ({ req, env }) =>
      (await discovery.fetch(req.raw)) ?? pages.fetch(req.raw, addressOf(req.raw, env)),
  )
  app.all('*', () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }))
  app.onError((error, context) => {
    log.error('api', 'A request could not be answered', { error, path: context.req.path })
    return failedRequest(web.headers.page)
  })

  const refuseUnknown = refuseUnknownPaths(onRefusedSocket)
  const answerKept = answerEarly({
    pages,
    answers: { kept: content.kept, headers: web.headers.api },
    discovery,
    redirectLoopback: config.originIsSet ? undefined : config.https ? 'https' : 'http',
  })

  return {
    firstAccount: first && {
      email: first.user.email,
      generatedPassword: first.generatedPassword,
    },
    routes: api.routes,
    ...(web.middleware === undefined ? {} : { middleware: web.middleware }),
    early:
      metrics === undefined
        ? answerKept
        : (request, response) => {
            metrics.watch(request, response)
            return answerKept(request, response)
          },
    fetch: async (request, peer) =>
      withMissingHeaders(await app.fetch(request, peer), web.headers.api),
    upgrade: (request, socket, head) =>
      live.upgrade(request, socket, head) ||
      gateway.upgrade(request, socket, head) ||
      refuseUnknown(request, socket),
    start: async () => {
      await editing.writer.start()
      await mirror.start()
      await visits.start()
      await redirects.start()
      await assistant.start()
      closings.reset()
      await pageArea.start()
      await editing.writer.flush()
      editing.scheduler.start()
      editing.trash.start()
      await inquiries.start()
      bookings.start()
      caseArea.start()
      imageHost.start()
    },
    close: async () => {
      metrics?.stop()
      live.close()
      closings.stop()
      await visits.stop()
      await redirects.stop()
      await assistant.stop()
      await search.close()
      await lake.face.close()
      await bookings.close()
      await caseArea.close()
      await imageHost.stop()
      await inquiries.close()
      editing.trash.stop()
      await editing.scheduler.stop()
      await editing.runs.close()
      await editing.writer.stop()
      await pageArea.save()
      await mirror.stop()
      await pages.idle()
      await pageArea.close()
      cms.close()
      auth.close()
    },
  }
}
