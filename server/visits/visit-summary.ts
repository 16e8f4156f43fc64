import { DAY } from '#shared/time/units.ts'
import type { Counted, Visits } from '#shared/contracts/site/visits.ts'
import type { VisitRow } from './visits.store.ts'
import { dayOf, firstDayOf } from './visit-counter.ts'

const sum = (rows: readonly VisitRow[]) => rows.reduce((total, { views }) => total + views, 0)

function countedBy(rows: readonly VisitRow[], name: 'route' | 'referrer' | 'device'): Counted[] {
  return [...Map.groupBy(rows, (row) => row[name])]
    .map(([key, group]) => ({ name: key, views: sum(group) }))
    .toSorted((a, b) => b.views - a.views || a.name.localeCompare(b.name, 'en'))
}

/** Sums up the views of the last `days` days, today included, by each dimension. */
export function summarise(rows: readonly VisitRow[], now: number, days: number): Visits {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const dates = Array.from({ length: days }, (_, index) => dayOf(now - (days - 1 - index) * DAY))
  return {
    from: firstDayOf(now, days),
    to: dayOf(now),
    total: sum(rows),
    days: dates.map((day) => ({ day, views: sum(byDay.get(day) ?? []) })),
    routes: countedBy(rows, 'route'),
    referrers: countedBy(rows, 'referrer'),
    devices: countedBy(rows, 'device'),
  }
}
