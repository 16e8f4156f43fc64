import { createRouteTable } from '../http/route-table.ts'
import type { Route } from '../http/route.ts'
import { createRouteLabel } from '../metrics/route-label.ts'
import type { Web } from './site/web.ts'
import { mcpPath } from '#shared/paths/mcp-path.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, healthPaths } from '#shared/paths/paths.ts'

/** Creates the function that maps a request to its route pattern, for metrics and traces. */
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
