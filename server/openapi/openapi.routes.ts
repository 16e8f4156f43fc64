import { serveResponse, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import { describeApi } from './openapi.ts'

/** The description of the REST API, for programs and for the staff's test page. */
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
