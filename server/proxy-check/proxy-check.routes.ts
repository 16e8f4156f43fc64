import { serve, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { CheckedSettings } from './contradictions.ts'
import type { ProxyCheck } from './proxy-check.ts'

/** Routes by which administrators get warnings about ORIGIN and TRUST_PROXY, and by which pages check their own origin. */
export function proxyCheckRoutes(check: ProxyCheck, settings: CheckedSettings): Route[] {
  return [
    serve(staffOperations.proxyWarnings, ({ staff }) => ({ warnings: check.warnings(staff.id) })),
    serve(staffOperations.hideProxyWarnings, ({ body: { kinds }, staff }) => {
      check.hide(staff.id, kinds)
      return { warnings: check.warnings(staff.id) }
    }),
    serve(staffOperations.connection, ({ query: { origin = '' } }) => ({
      accepted: settings.ownOrigins.includes(origin),
      origin: settings.origin,
    })),
  ]
}
