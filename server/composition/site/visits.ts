import type { Config } from '#server/config/config.ts'
import { createReceipts } from '#server/consent/receipts.ts'
import type { ReceiptTables } from '#server/consent/receipts.tables.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { ContentArea } from '../content.ts'
import type { Deps } from '../deps.ts'
import type { LeadsArea } from '../leads.ts'
import type { Lifetime } from '../lifetime.ts'
import type { Route } from '#server/http/route.ts'
import { isFromElsewhere } from '#server/render/read-form.ts'
import {
  createEventCounter,
  createSpeedCounter,
  type EventCounter,
} from '#server/visits/measurement-counters.ts'
import { createEventStore, createSpeedStore } from '#server/visits/measurement.store.ts'
import type { EventStore } from '#server/visits/measurement.store.ts'
import type { MeasurementTables } from '#server/visits/measurement.tables.ts'
import { createSiteVersions } from '#server/visits/site-versions.ts'
import { createSlowerWatch } from '#server/visits/slower-watch.ts'
import { createVisitCounter } from '#server/visits/visit-counter.ts'
import { visitRoutes, type CountedArticles } from '#server/visits/visits.routes.ts'
import { createVisitStore } from '#server/visits/visits.store.ts'
import type { VisitTables } from '#server/visits/visits.tables.ts'
import { articlePath, articleSlug, twinOf } from '#shared/content/redirects.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import type { Web } from './web.ts'

/** Counts of views of articles and of outcomes, such as inquiries. Other areas report outcomes to `counter`. */
export interface EventArea {
  readonly counter: EventCounter
  readonly store: EventStore
}

/** Creates the counters for views of articles and for outcomes. */
export function createEventArea({ database, log }: Deps, lifetime: Lifetime): EventArea {
  const store = createEventStore(database.kysely.withTables<MeasurementTables>())
  const counter = createEventCounter({ store, log })
  lifetime.add({ name: 'outcomes', ...counter })
  return { counter, store }
}

/** Looks up published articles for the counts of views. */
const articlesOf = ({ mirror }: Pick<ContentArea, 'mirror'>): CountedArticles => ({
  idOf: async (route, slug) => {
    const path = route.replace(':id', encodeURIComponent(slug.toWellFormed()))
    const canonical = twinOf(path)?.path ?? path
    for (const type of ARTICLE_TYPES) {
      const found = articleSlug(type, canonical)
      if (found === undefined) continue
      return (await mirror.readPublic((store) => store.article(type, found)))?._id
    }
    return undefined
  },
  named: async (ids) => {
    const found = await mirror.readPublic(async (store) =>
      Promise.all(
        ARTICLE_TYPES.map(async (type) =>
          (await store.publishedOf(type, ids)).map(({ _id, title, slug }) => {
            const current =
              typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : _id
            const path = articlePath(type, String(current))
            return [_id, { title: typeof title === 'string' ? title : null, path }] as const
          }),
        ),
      ),
    )
    return new Map(found.flat())
  },
})

/** Other areas that visits depend on. */
interface VisitSources {
  readonly events: EventArea
  readonly content: Pick<ContentArea, 'mirror'>
  readonly inquiries: Pick<LeadsArea, 'messages'>
  readonly auth: Pick<Auth, 'users'>
}

/** Composes the features that depend on a visitor's consent: page views, measurements and consent receipts. Returns their routes. */
export function createVisitArea(
  config: Config,
  { database, log }: Deps,
  { counts, version }: Pick<Web, 'counts' | 'version'>,
  { events, content, inquiries, auth }: VisitSources,
  lifetime: Lifetime,
): readonly Route[] {
  const store = createVisitStore(database.kysely.withTables<VisitTables>())
  const counter = createVisitCounter({ store, log })
  const measurements = database.kysely.withTables<MeasurementTables>()
  const speedStore = createSpeedStore(measurements)
  const speed = createSpeedCounter({ store: speedStore, version, log })
  const versions = createSiteVersions(measurements)
  const watch = createSlowerWatch({
    db: database.kysely,
    store: speedStore,
    versions,
    version,
    messenger: inquiries.messages,
    administrators: async () =>
      (await auth.users.list())
        .filter(({ role, disabled }) => role === 'admin' && !disabled)
        .map(({ email }) => email),
    origin: config.origin,
    log,
  })
  const receipts = createReceipts({
    db: database.kysely.withTables<ReceiptTables>(),
    log,
    ...(config.rateLimit ? {} : { rateLimit: 'off' as const }),
  })
  const { hostname } = new URL(config.origin)
  lifetime.add({ name: 'visits', ...counter })
  lifetime.add({ name: 'measurements of speed', ...speed })
  lifetime.add({ name: 'slower routes', ...watch.clock })
  lifetime.add({ name: 'consent receipts', ...receipts })
  return [
    ...visitRoutes({
      counter,
      store,
      events: events.counter,
      eventStore: events.store,
      speed,
      speedStore,
      versions,
      watch,
      articles: articlesOf(content),
      counts,
      isForeign: (request) => isFromElsewhere(request, config.origin),
      host: hostname,
      limits: config.rateLimit,
    }),
    ...receipts.routes,
  ]
}
