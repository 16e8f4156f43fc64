import type { Config } from '#server/config/config.ts'
import { createReceipts } from '#server/consent/receipts.ts'
import type { ReceiptTables } from '#server/consent/receipts.tables.ts'
import type { Deps } from '../deps.ts'
import type { Route } from '#server/http/route.ts'
import { createVisitCounter } from '#server/visits/visit-counter.ts'
import { visitRoutes } from '#server/visits/visits.routes.ts'
import { createVisitStore } from '#server/visits/visits.store.ts'
import type { VisitTables } from '#server/visits/visits.tables.ts'
import type { Web } from './web.ts'

/** Features that depend on a visitor's consent: counted page views and consent receipts. */
export interface VisitArea {
  readonly routes: readonly Route[]
  start(): Promise<void>
  /** Writes the collected counts to the database. */
  stop(): Promise<void>
}

/** Composes the counter of page views and the consent receipts. */
export function createVisitArea(
  config: Config,
  { database, log }: Deps,
  { counts }: Pick<Web, 'counts'>,
): VisitArea {
  const store = createVisitStore(database.kysely.withTables<VisitTables>())
  const counter = createVisitCounter({ store, log })
  const receipts = createReceipts({
    db: database.kysely.withTables<ReceiptTables>(),
    log,
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
  const { hostname } = new URL(config.origin)
  return {
    routes: [...visitRoutes({ counter, store, counts, host: hostname }), ...receipts.routes],
    start: async () => {
      await counter.start()
      await receipts.start()
    },
    stop: async () => {
      receipts.stop()
      await counter.stop()
    },
  }
}
