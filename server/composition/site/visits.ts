import type { Config } from '#server/config/config.ts'
import { createReceipts } from '#server/consent/receipts.ts'
import type { ReceiptTables } from '#server/consent/receipts.tables.ts'
import type { Deps } from '../deps.ts'
import type { Lifetime } from '../lifetime.ts'
import type { Route } from '#server/http/route.ts'
import { createVisitCounter } from '#server/visits/visit-counter.ts'
import { visitRoutes } from '#server/visits/visits.routes.ts'
import { createVisitStore } from '#server/visits/visits.store.ts'
import type { VisitTables } from '#server/visits/visits.tables.ts'
import type { Web } from './web.ts'

/** Composes the features that depend on a visitor's consent: counted page views and consent receipts. Returns their routes. */
export function createVisitArea(
  config: Config,
  { database, log }: Deps,
  { counts }: Pick<Web, 'counts'>,
  lifetime: Lifetime,
): readonly Route[] {
  const store = createVisitStore(database.kysely.withTables<VisitTables>())
  const counter = createVisitCounter({ store, log })
  const receipts = createReceipts({
    db: database.kysely.withTables<ReceiptTables>(),
    log,
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
  const { hostname } = new URL(config.origin)
  lifetime.add({ name: 'visits', ...counter })
  lifetime.add({ name: 'consent receipts', ...receipts })
  return [...visitRoutes({ counter, store, counts, host: hostname }), ...receipts.routes]
}
