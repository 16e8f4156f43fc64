import { PRIVATE_NO_STORE } from '#lake/common/caching.ts'
import { stringify } from 'csv-stringify/sync'
import { serve, type Route, type RouteContext } from '#server/http/route.ts'
import { isOutdated, parseConsent } from '#shared/browser/consent.ts'
import { visitOperations } from '#shared/contracts/operations/visit-operations.ts'
import type { Visits, VisitSpan } from '#shared/contracts/site/visits.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'
import { isBot } from '#server/http/guards/bots.ts'
import { HttpError } from '#server/http/http-error.ts'
import { addressBlock } from '#lake/common/client-address.ts'
import { createRateLimiter, type RateLimit } from '#lake/common/rate-limiter.ts'
import type { CountedArticle } from '#shared/contracts/site/visits.ts'
import { dayOf, firstDayOf } from './days.ts'
import type { EventCounter, SpeedCounter } from './measurement-counters.ts'
import type { EventStore, SpeedStore } from './measurement.store.ts'
import type { SiteVersions } from './site-versions.ts'
import { speedByRoute } from './slower-routes.ts'
import type { SlowerWatch } from './slower-watch.ts'
import type { VisitCounter } from './visit-counter.ts'
import { countedArticles, periodsOf, summarise } from './visit-summary.ts'
import type { VisitStore } from './visits.store.ts'

/** Articles of the site, whose views are counted by id. */
export interface CountedArticles {
  /** Returns the id of the published article on a page, or undefined. @param route pattern of the page's route */
  readonly idOf: (route: string, slug: string) => Promise<string | undefined>
  /** Returns titles and paths of published articles by id. */
  readonly named: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Pick<CountedArticle, 'title' | 'path'>>>
}

/** Dependencies of the routes. */
export interface VisitRoutesOptions {
  readonly counter: VisitCounter
  readonly store: VisitStore
  readonly events: EventCounter
  readonly eventStore: EventStore
  readonly speed: SpeedCounter
  readonly speedStore: SpeedStore
  readonly versions: Pick<SiteVersions, 'deployments'>
  readonly watch: Pick<SlowerWatch, 'compare'>
  readonly articles: CountedArticles
  /** True if views of the route with this pattern are counted. */
  readonly counts: (route: string) => boolean | Promise<boolean>
  /** True if a request was sent by a page of another site. */
  readonly isForeign: (request: Request) => boolean
  /** Host of the site, which does not count as a referrer. */
  readonly host: string
  /** False disables the limit of measurements per address, for load tests only. */
  readonly limits: boolean
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Maximum body size of a page view, in bytes. Real page views have a few hundred bytes. */
const BODY = { limit: 1_024 }
const USUAL_SPAN: VisitSpan = 30

/** Rate limit of measurements for one address block. A page view sends three measurements. */
const MEASUREMENTS: RateLimit = { burst: 180, perMinute: 90 }

/** True if the consent cookie of a request allows analytics. */
function allowsAnalytics(headers: Headers, now: number): boolean {
  const prefix = `${cookieNames.consent}=`
  const pair = (headers.get('cookie') ?? '').split(/; */).find((text) => text.startsWith(prefix))
  if (pair === undefined) return false
  try {
    const record = parseConsent(decodeURIComponent(pair.slice(prefix.length)))
    return record !== undefined && record.analytics && !isOutdated(record, now)
  } catch {
    return false
  }
}

/**
 * True if a request may be counted. With Global Privacy Control, it must have the consent cookie of a visitor who has allowed analytics.
 */
const mayCount = (request: Request, now: number) =>
  !isBot(request) &&
  (request.headers.get('sec-gpc') !== '1' || allowsAnalytics(request.headers, now))

/** Creates the handler of requests that report a measurement. */
function createMeasuring({ speed, counts, isForeign, limits, now = Date.now }: VisitRoutesOptions) {
  const limiter = createRateLimiter(MEASUREMENTS, { now })
  const before = ({ request, address }: RouteContext) => {
    if (isForeign(request)) {
      throw new HttpError('forbidden', 'Send measurements from a page of this site')
    }
    const wait = limits ? limiter.take(addressBlock(address)) : 0
    if (wait === 0) return
    throw new HttpError('too_many_requests', 'Wait a moment. There were too many measurements', {
      headers: { 'Retry-After': String(wait) },
    })
  }
  return serve(visitOperations.measureSpeed, { ...BODY, before }, async ({ request, body }) => {
    if (mayCount(request, now()) && (await counts(body.route))) speed.measured(body)
    return {}
  })
}

/** Creates the function that reads all statistics of a period. */
function createReport(options: VisitRoutesOptions) {
  const { counter, store, events, eventStore, speed, speedStore, versions, watch, articles } =
    options
  const { now = Date.now } = options

  const nothing = async () => Promise.resolve([])
  const rowsOf = async (days: number) => {
    const { current, previous } = periodsOf(now(), days)
    const [views, viewsBefore, counted, countedBefore] = await Promise.all([
      store.between(current.from, current.to),
      previous ? store.between(previous.from, previous.to) : nothing(),
      eventStore.between(current.from, current.to),
      previous ? eventStore.between(previous.from, previous.to) : nothing(),
    ])
    return { views, viewsBefore, events: counted, eventsBefore: countedBefore }
  }

  return async (days: number): Promise<Visits> => {
    await Promise.all([counter.flush(), events.flush(), speed.flush()])
    const at = now()
    const { current, previous } = periodsOf(at, days)
    const rows = await rowsOf(days)
    const read = countedArticles(rows, previous !== undefined)
    const [named, measured, deployed, compared] = await Promise.all([
      articles.named(read.map(({ name }) => name)),
      speedStore.between(current.from, current.to),
      versions.deployments(Date.parse(current.from)),
      watch.compare(),
    ])
    const iso = (time: number) => new Date(time).toISOString()
    const gone = { title: null, path: null }
    return {
      ...summarise(
        rows,
        read.map(({ name, views, before }) => ({ ...(named.get(name) ?? gone), views, before })),
        at,
        days,
      ),
      speed: speedByRoute(measured),
      deployments: deployed.map(iso),
      current:
        compared === undefined
          ? null
          : {
              since: iso(compared.current.firstAt),
              emailed_at:
                compared.current.emailedAt === null ? null : iso(compared.current.emailedAt),
              slower: compared.slower,
            },
    }
  }
}

/** Routes that count page views and measurements, and report them to staff. */
export function visitRoutes(options: VisitRoutesOptions): Route[] {
  const { counter, store, events, articles, counts, host, now = Date.now } = options
  const report = createReport(options)
  const rowsOf = async (days: number) => {
    await counter.flush()
    return store.between(firstDayOf(now(), days), dayOf(now()))
  }
  return [
    serve(visitOperations.countVisit, BODY, async ({ request, address, body }) => {
      const { article, ...visit } = body
      if (mayCount(request, now()) && (await counts(visit.route))) {
        const referrer = visit.referrer === host ? '' : visit.referrer
        counter.count({ ...visit, referrer }, address)
        // The page view is already counted. An error response would make the browser send it again, so a failure to read the content is
        // ignored.
        const id =
          article === undefined
            ? undefined
            : await articles.idOf(visit.route, article).catch(() => undefined)
        if (id !== undefined) events.article(id)
      }
      return {}
    }),
    createMeasuring(options),
    serve(visitOperations.visits, async ({ query: { days = USUAL_SPAN } }) => report(days)),
    serve(visitOperations.visitsCsv, async ({ query: { days = USUAL_SPAN } }) => {
      const text = stringify([...(await rowsOf(days))], {
        header: true,
        columns: ['day', 'route', 'referrer', 'device', 'views'],
        // Clients can send any text as a host. Formulas are escaped, so that a spreadsheet does not evaluate such a text.
        escape_formulas: true,
      })
      return new Response(text, {
        headers: {
          'cache-control': PRIVATE_NO_STORE,
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="visits-${dayOf(now())}.csv"`,
        },
      })
    }),
  ]
}
