import type { Conversion, Visits } from '#shared/contracts/site/visits.ts'

/** A bar of the chart: a day or a week. */
export interface Bar {
  readonly from: string
  readonly to: string
  readonly views: number
  /** Views on the corresponding days of the previous period, or null if their counts are no longer stored. */
  readonly before: number | null
  /** Number of outcomes by kind: inquiries, meetings, searches without a result, pages not found. */
  readonly outcomes: Readonly<Record<Conversion, number>>
}

/** Longest span in days with one bar per day. Longer spans have one bar per week. */
const DAILY = 90
const WEEK = 7

const sumOf = (days: Visits['days'], name: Exclude<keyof Visits['days'][number], 'day'>) =>
  days.reduce((sum, day) => sum + (day[name] ?? 0), 0)

/** Bars of a span, oldest first. The last week ends with the span, so the first week may be shorter. */
export function barsOf(days: Visits['days']): readonly Bar[] {
  const size = days.length > DAILY ? WEEK : 1
  const first = days.length % size
  const starts = [
    ...(first === 0 ? [] : [0]),
    ...Array.from({ length: Math.floor(days.length / size) }, (_, index) => first + index * size),
  ]
  return starts.map((start, index) => {
    const part = days.slice(start, starts[index + 1] ?? days.length)
    return {
      from: part[0]?.day ?? '',
      to: part.at(-1)?.day ?? '',
      views: sumOf(part, 'views'),
      before: part.some(({ before }) => before === null) ? null : sumOf(part, 'before'),
      outcomes: {
        inquiry: sumOf(part, 'inquiry'),
        meeting: sumOf(part, 'meeting'),
        nothing_found: sumOf(part, 'nothing_found'),
        not_found: sumOf(part, 'not_found'),
      },
    }
  })
}

const STEPS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10]

/** Rounds `value` up to a number whose half is an integer. The result is the top label of the scale, its half is the middle label. */
export function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, value)))
  const tops = STEPS.map((step) => Math.round(step * power)).filter((top) => top % 2 === 0)
  return tops.find((top) => top >= value) ?? 10 * power
}
