import { DAY } from '#shared/time/units.ts'
import { VISIT_DAYS } from '#shared/company/visit-days.ts'
import {
  CONVERSIONS,
  OTHER,
  type Counted,
  type CountedArticle,
  type Visits,
} from '#shared/contracts/site/visits.ts'
import { dayOf } from './days.ts'
import type { EventRow } from './measurement.store.ts'
import type { VisitRow } from './visits.store.ts'

/** Period of complete days in UTC, from the first to the last day, both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/**
 * Period of `days` days that ends today, and the period of the same length before it. The earlier period is undefined if it is no longer
 * stored.
 */
export function periodsOf(now: number, days: number) {
  const periodTo = (end: number): Period => ({
    from: dayOf(end - (days - 1) * DAY),
    to: dayOf(end),
  })
  return {
    current: periodTo(now),
    previous: 2 * days <= VISIT_DAYS ? periodTo(now - days * DAY) : undefined,
  }
}

/** Counted rows of a period and of the period before it. */
export interface CountedRows {
  readonly views: readonly VisitRow[]
  readonly viewsBefore: readonly VisitRow[]
  readonly events: readonly EventRow[]
  readonly eventsBefore: readonly EventRow[]
}

type Hit = readonly [name: string, hits: number]

const sum = (hits: readonly Hit[]) => hits.reduce((total, [, count]) => total + count, 0)

const viewsBy = (rows: readonly VisitRow[], name: 'route' | 'referrer' | 'device' | 'day') =>
  rows.map((row): Hit => [row[name], row.views])

const eventsOf = (rows: readonly EventRow[], kind: string) =>
  rows.filter((row) => row.kind === kind).map((row): Hit => [row.name, row.hits])

const totals = (hits: readonly Hit[]) => {
  const found = new Map<string, number>()
  for (const [name, count] of hits) found.set(name, (found.get(name) ?? 0) + count)
  return found
}

/** Counts by name, highest first, with the counts of the previous period if it is stored. */
function countedBy(hits: readonly Hit[], before: readonly Hit[] | undefined): Counted[] {
  const earlier = before && totals(before)
  return [...totals(hits)]
    .map(([name, views]) => ({ name, views, before: earlier ? (earlier.get(name) ?? 0) : null }))
    .toSorted((a, b) => b.views - a.views || a.name.localeCompare(b.name, 'en'))
}

/** Maximum number of listed articles. */
const MOST_ARTICLES = 20

/** Number of views of each article, by article id, highest first. */
export const countedArticles = ({ events, eventsBefore }: CountedRows, hasBefore: boolean) =>
  countedBy(eventsOf(events, 'article'), hasBefore ? eventsOf(eventsBefore, 'article') : undefined)
    // Leaves out the row that sums up the articles above the daily limit.
    .filter(({ name }) => name !== OTHER)
    .slice(0, MOST_ARTICLES)

/** Sums up views and conversions of the last `days` days, including today, by each dimension. */
export function summarise(
  rows: CountedRows,
  articles: readonly CountedArticle[],
  now: number,
  days: number,
): Omit<Visits, 'speed' | 'deployments' | 'current'> {
  const { current, previous } = periodsOf(now, days)
  const { views, events } = rows
  const earlier = previous && rows.viewsBefore
  const by = (name: 'route' | 'referrer' | 'device') =>
    countedBy(viewsBy(views, name), earlier && viewsBy(earlier, name))
  const viewsOn = totals(viewsBy(views, 'day'))
  const earlierOn = totals(viewsBy(earlier ?? [], 'day'))
  const eventsOn = totals(events.map((row): Hit => [`${row.kind} ${row.day}`, row.hits]))
  const offsets = Array.from({ length: days }, (_, index) => (days - 1 - index) * DAY)
  return {
    ...current,
    total: sum(viewsBy(views, 'day')),
    previous: previous ? { ...previous, total: sum(viewsBy(rows.viewsBefore, 'day')) } : null,
    days: offsets.map((ago) => {
      const day = dayOf(now - ago)
      const count = (kind: string) => eventsOn.get(`${kind} ${day}`) ?? 0
      return {
        day,
        views: viewsOn.get(day) ?? 0,
        before: previous ? (earlierOn.get(dayOf(now - ago - days * DAY)) ?? 0) : null,
        inquiry: count('inquiry'),
        meeting: count('meeting'),
        nothing_found: count('nothing_found'),
        not_found: count('not_found'),
      }
    }),
    routes: by('route'),
    referrers: by('referrer'),
    devices: by('device'),
    articles: [...articles],
    conversions: CONVERSIONS.map((kind) => {
      const hits = eventsOf(events, kind)
      const before = previous && eventsOf(rows.eventsBefore, kind)
      return {
        kind,
        views: sum(hits),
        before: before ? sum(before) : null,
        routes: countedBy(hits, before),
      }
    }),
  }
}
