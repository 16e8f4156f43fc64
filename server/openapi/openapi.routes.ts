import { serveResponse, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import { describeApi } from './openapi.ts'

/** Serves the OpenAPI description to API clients and to the API test page of the admin. */
export function openApiRoutes(origin: string): Route[] {
  const body = JSON.stringify(describeApi(origin))
  return [
    serveResponse(
      staffOperations.description,
      () =>
        new Response(body, {
          headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
        }),
    ),
  ]
}
