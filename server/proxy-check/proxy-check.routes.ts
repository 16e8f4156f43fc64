import { UNKEPT } from '#lake/common/caching.ts'
import { readJson } from '#server/http/read-json.ts'
import { readQuery } from '#server/http/read-query.ts'
import { serve, type Route } from '#server/http/route.ts'
import { staffOperations } from '#shared/contracts/operations/staff-operations.ts'
import type { CheckedSettings } from './contradictions.ts'
import type { ProxyCheck } from './proxy-check.ts'

const json = (data: unknown) =>
  Response.json({ success: true, data }, { headers: { 'cache-control': UNKEPT } })

/** Warnings about ORIGIN and TRUST_PROXY for administrators, and a page's question about its own origin. */
export function proxyCheckRoutes(check: ProxyCheck, settings: CheckedSettings): Route[] {
  return [
    serve(staffOperations.proxyWarnings, ({ caller }) =>
      json({ warnings: caller.kind === 'staff' ? check.warnings(caller.id) : [] }),
    ),
    serve(staffOperations.hideProxyWarnings, async ({ request, caller }) => {
      const { kinds } = await readJson(request, staffOperations.hideProxyWarnings.body)
      if (caller.kind === 'staff') check.hide(caller.id, kinds)
      return json({ warnings: caller.kind === 'staff' ? check.warnings(caller.id) : [] })
    }),
    serve(staffOperations.connection, ({ url }) => {
      const { origin = '' } = readQuery(url, staffOperations.connection.query)
      return json({ accepted: settings.ownOrigins.includes(origin), origin: settings.origin })
    }),
  ]
}
