import { searchRoutes } from '#server/search/results/search.routes.ts'
import { authRoutes } from '../auth/auth.routes.ts'
import { tokenRoutes } from '../auth/tokens/token.routes.ts'
import { userRoutes } from '../auth/user.routes.ts'
import { browserErrorRoutes } from '../browser-errors/browser-errors.routes.ts'
import { doctorRoutes, type HealthChecks } from '../doctor/doctor.routes.ts'
import type { Areas } from './areas.ts'
import { linksOf } from './log-links.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import { createApi } from '../http/api.ts'
import { logRoutes } from '../logs/logs.routes.ts'
import { offlineCopiesRoutes } from '../offline/offline-copies.routes.ts'
import { openApiRoutes } from '../openapi/openapi.routes.ts'
import { proxyCheckRoutes } from '../proxy-check/proxy-check.routes.ts'
import type { Web } from './site/web.ts'

/** Composes the REST API from the routes of all areas. */
export function createRestApi(
  config: Config,
  { log, logRing }: Pick<Deps, 'log' | 'logRing'>,
  web: Pick<Web, 'routePattern'>,
  areas: Areas,
  checks: HealthChecks,
) {
  const { auth, content, inquiries, bookings, cases, proxyCheck } = areas
  const { mirror } = content
  return createApi({
    routes: [
      ...authRoutes(auth),
      ...userRoutes(auth),
      ...tokenRoutes(auth.tokens),
      ...content.content.routes,
      ...content.editing.routes,
      ...inquiries.routes,
      ...bookings.routes,
      ...cases.routes,
      ...areas.reports.routes,
      ...logRoutes(logRing, linksOf({ mirror, inquiries, bookings, cases: cases.cases, auth })),
      ...areas.live.routes,
      ...proxyCheckRoutes(proxyCheck, areas.checkedSettings),
      ...doctorRoutes(checks),
      ...browserErrorRoutes({
        routePattern: web.routePattern ?? ((pathname) => pathname),
        rateLimit: config.rateLimit,
      }),
      ...areas.visits,
      ...areas.redirects.routes,
      ...areas.assistant,
      ...searchRoutes(areas.visitorSearch),
      ...offlineCopiesRoutes(areas.addresses, areas.pages.kept),
      ...areas.mcp,
      ...openApiRoutes(config.origin),
    ],
    authenticate: auth.authenticate,
    authenticateToken: auth.tokens.authenticate,
    log,
    trustProxy: config.trustProxy,
    https: config.https,
    contactEmail: content.contactEmail,
    onStaff: (request, peer, caller) => proxyCheck.note(request, peer.address, caller),
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
}
