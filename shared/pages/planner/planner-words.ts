/** Texts of the turnaround planner. */
import { dayInWords } from '#shared/time/days.ts'
import { durationRange } from '#shared/text/duration.ts'
import { listed } from '#shared/text/listed.ts'
import { site } from '#shared/company/site.ts'
import { type Plan, type PlannerRow, slowestRows, type Span, spanOf } from './planner.ts'

/** Texts that do not depend on the selection. */
export const plannerWords = {
  places: 'Where the person lived',
  checks: 'What the role needs',
  axis: 'Working days',
  note: 'Planning ranges, not promises. Weekends and public holidays in England don’t count.',
  ask: 'Ask with this list',
  meet: 'Bring it to a meeting',
  none: 'Choose a check',
  noneHint: 'Tick at least one check. Criminal records also need a place.',
} as const

/** Working days that a selection takes, as text. */
const spanWords = ({ min, max }: Span): string => durationRange(min, max, 'working days')

/** Working days that a row takes, as text: `2 to 10 working days`. The 24-hour claim is used only for rows whose sources are all online. */
export const rangeWords = ({ min, max, isOnline }: PlannerRow): string =>
  isOnline ? `${site.claims.turnaroundHours} hours if online` : spanWords({ min, max })

/** Two days as text, with the month of the first day only if the months differ: `2 to 21 December`. */
export function datesWords(first: string, last: string): string {
  const [from, to] = [dayInWords(first), dayInWords(last)]
  if (first === last) return `${to.date} ${to.month}`
  const start =
    from.month === to.month && from.year === to.year ? from.date : `${from.date} ${from.month}`
  return `${start} to ${to.date} ${to.month}`
}

/** Sentence about the check that determines the date. */
export function decidesWords(rows: readonly PlannerRow[], plan: Plan | undefined): string {
  const slowest = slowestRows(rows).map(({ title }) => title)
  if (slowest.length === 0) return plannerWords.noneHint
  if (rows.length > 1 && slowest.length === rows.length) return 'All sources take equally long.'
  const decides = `${listed(slowest)} ${slowest.length === 1 ? 'decides' : 'decide'} the date.`
  return plan?.without === undefined
    ? decides
    : `${decides} Without it the file could be complete by ${dayInWords(plan.without).short}.`
}

/** Large text of the result, and its caption. Without dates, the text contains the working days. */
export function resultWords(
  rows: readonly PlannerRow[],
  plan: Plan | undefined,
): { readonly label: string; readonly text: string } {
  const span = spanOf(rows)
  if (span === undefined) return { label: 'Nothing chosen', text: plannerWords.none }
  return plan === undefined
    ? { label: 'Complete within', text: spanWords(span) }
    : {
        label: plan.first === plan.last ? 'Complete on' : 'Complete between',
        text: datesWords(plan.first, plan.last),
      }
}

/** Sentence about the day on which the checks are ordered. */
export const orderedWords = ({ ordered }: Plan): string =>
  `Ordered on ${dayInWords(ordered).short}.`
