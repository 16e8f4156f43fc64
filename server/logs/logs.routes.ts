import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { LogRing } from './log-ring.ts'

/** Entries that are answered unless a caller asks for another number. */
const USUAL = 200

/** The latest entries of the log, newest first. They hold addresses of visitors. */
export function logRoutes(ring: LogRing): Route[] {
  return [
    serve(staffOperations.logs, ({ url }) => {
      const { level, category, limit = USUAL } = readQuery(url, staffOperations.logs.query)
      const data = ring.entries({
        limit,
        ...(level !== undefined && { level }),
        ...(category !== undefined && { category }),
      })
      return Response.json(
        { success: true, data },
        { headers: { 'cache-control': 'private, no-store' } },
      )
    }),
  ]
}
