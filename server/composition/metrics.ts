import type { ContentArea } from './content.ts'
import type { LeadsArea } from './leads.ts'
import type { Lifetime } from './lifetime.ts'
import type { MediaArea } from './files/media.ts'
import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import { createRouteTable } from '../http/route-table.ts'
import type { Route } from '../http/route.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { createRouteLabel } from '../metrics/route-label.ts'
import type { Web } from './site/web.ts'
import { mcpPath } from '#shared/paths/mcp-path.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, healthPaths } from '#shared/paths/paths.ts'

/** Interval at which the metrics of the mirror are updated, in milliseconds. */
const LOOK_MS = 1_000

/** Creates the function that returns the route pattern of a request, as a label in metrics and traces. */
export function routeLabelOf(routes: readonly Route[], web: Pick<Web, 'routePattern'>) {
  const find = createRouteTable(routes)
  return createRouteLabel({
    apiRoute: (method, pathname) => {
      const match = find(method, pathname)
      return match.kind === 'route' ? match.route.path : undefined
    },
    pageRoute: web.routePattern ?? (() => undefined),
    known: [...Object.values(healthPaths), mcpPath],
    apiBase: apiPaths.base,
    lakeBase: lakePaths.base,
  })
}

/** Composes the metrics. Returns undefined if METRICS_TOKEN is not set; nothing is measured then. */
export function createMetricsArea(
  config: Config,
  { embedded }: Pick<Deps, 'embedded'>,
  web: Pick<Web, 'headers' | 'routePattern'>,
  areas: {
    readonly routes: readonly Route[]
    readonly content: ContentArea
    readonly inquiries: Pick<LeadsArea, 'mailState'>
    readonly media: Pick<MediaArea, 'state'>
  },
  lifetime: Lifetime,
): Metrics | undefined {
  if (config.metricsToken === undefined) return undefined
  const { mirror, editing } = areas.content
  let currentAt = performance.now()
  const look = () => {
    if (mirror.status.current) currentAt = performance.now()
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  lifetime.add({ name: 'metrics', stop: () => clearInterval(timer) })
  return createMetrics({
    token: config.metricsToken,
    headers: web.headers.api,
    routeOf: routeLabelOf(areas.routes, web),
    sources: {
      mirrorBehind: () => {
        look()
        return mirror.status.current ? 0 : (performance.now() - currentAt) / 1_000
      },
      lakeRevision: () => embedded?.dataset.sequence,
      outbox: async () => {
        const [counts, oldestAt] = await Promise.all([
          editing.outbox.counts(),
          editing.outbox.oldestAt(),
        ])
        return { ...counts, oldestAt }
      },
      mail: areas.inquiries.mailState,
      media: areas.media.state,
    },
  })
}
