import { PRIVATE_NO_STORE } from '#lake/common/caching.ts'
import { stringify } from 'csv-stringify/sync'
import { serve, type Route } from '#server/http/route.ts'
import { isOutdated, parseConsent } from '#shared/browser/consent.ts'
import { visitOperations } from '#shared/contracts/operations/visit-operations.ts'
import type { VisitSpan } from '#shared/contracts/site/visits.ts'
import { cookieNames } from '#shared/browser/storage-keys.ts'
import { dayOf, firstDayOf, type VisitCounter } from './visit-counter.ts'
import { summarise } from './visit-summary.ts'
import type { VisitStore } from './visits.store.ts'

/** Dependencies of the routes. */
export interface VisitRoutesOptions {
  readonly counter: VisitCounter
  readonly store: VisitStore
  /** True if views of the route with this pattern are counted. */
  readonly counts: (route: string) => boolean | Promise<boolean>
  /** Host of the site, which does not count as a referrer. */
  readonly host: string
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Maximum size of a reported view in bytes. Real reports have some hundred bytes. */
const BODY = { limit: 1_024 }
const USUAL_SPAN: VisitSpan = 30

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
 * Routes that count and report page views. A browser with Global Privacy Control is counted only if its request carries the
 * visitor's explicit consent.
 */
export function visitRoutes(options: VisitRoutesOptions): Route[] {
  const { counter, store, counts, host, now = Date.now } = options
  const rowsOf = async (days: number) => {
    await counter.flush()
    return store.between(firstDayOf(now(), days), dayOf(now()))
  }
  return [
    serve(visitOperations.countVisit, BODY, async ({ request, address, body: visit }) => {
      const mayCount =
        request.headers.get('sec-gpc') !== '1' || allowsAnalytics(request.headers, now())
      if (mayCount && (await counts(visit.route))) {
        const referrer = visit.referrer === host ? '' : visit.referrer
        counter.count({ ...visit, referrer }, address)
      }
      return {}
    }),
    serve(visitOperations.visits, async ({ query: { days = USUAL_SPAN } }) =>
      summarise(await rowsOf(days), now(), days),
    ),
    serve(visitOperations.visitsCsv, async ({ query: { days = USUAL_SPAN } }) => {
      const text = stringify([...(await rowsOf(days))], {
        header: true,
        columns: ['day', 'route', 'referrer', 'device', 'views'],
        // Hosts are sent by clients, and spreadsheets must not evaluate them as formulas.
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
