import { UNKEPT } from '#server/http/caching.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { LogRing } from './log-ring.ts'

/** Entries that are answered unless a caller asks for another number. */
const USUAL = 200
const MINUTE = 60_000

/** The latest entries of the log, newest first. They hold addresses of visitors. */
export function logRoutes(ring: LogRing): Route[] {
  return [
    serve(staffOperations.logs, ({ url }) => {
      const {
        minutes,
        bypass,
        limit = USUAL,
        ...asked
      } = readQuery(url, staffOperations.logs.query)
      const data = ring.entries({
        ...asked,
        limit,
        bypass: bypass === 'true',
        from: minutes === undefined ? undefined : Date.now() - minutes * MINUTE,
      })
      return Response.json({ success: true, data }, { headers: { 'cache-control': UNKEPT } })
    }),
  ]
}
