import { routePath, type Route } from '#server/http/route.ts'
import { apiPaths } from '#shared/paths.ts'
import { describeApi } from './openapi.ts'

/** The description of the REST API, for programs and for the staff's test page. */
export function openApiRoutes(origin: string): Route[] {
  const body = JSON.stringify(describeApi(origin))
  return [
    {
      method: 'GET',
      path: routePath(apiPaths.openapi),
      access: 'public',
      handle: () =>
        new Response(body, {
          headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
        }),
    },
  ]
}
