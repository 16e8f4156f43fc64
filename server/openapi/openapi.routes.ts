import { serveResponse, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import { describeApi } from './openapi.ts'

/** Serves the OpenAPI description to API clients and to the API test page of the admin. */
export function openApiRoutes(origin: string): Route[] {
  // Generated on demand, because its 1.4 MB are used only by programs and the API test page.
  let body: string | undefined
  return [
    serveResponse(
      staffOperations.description,
      () =>
        new Response((body ??= JSON.stringify(describeApi(origin))), {
          headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
        }),
    ),
  ]
}
