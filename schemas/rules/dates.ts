import { type ArticleDates, dateProblems, type DateField } from '#shared/content/article-dates.ts'
import type { Status } from '#shared/content/status.ts'

/** True, or an error for a date, by the same rule as in the REST API and the editor of the staff area. `now` in milliseconds since 1970. */
export function checkDate(field: DateField, dates: ArticleDates, now: number): true | string {
  const problem = dateProblems(dates, now)[field]
  return problem === undefined ? true : `${problem}.`
}

const WAITING: ReadonlySet<string | undefined> = new Set<Status>(['draft', 'in_review'])

const isPast = ({ publishAt }: ArticleDates, now: number) => Date.parse(publishAt ?? '') <= now

/** True, or a warning about a time in the past that would have no effect. `now` in milliseconds since 1970. */
export function hintPast(dates: ArticleDates, now: number): true | string {
  return WAITING.has(dates.status) && isPast(dates, now)
    ? 'Choose a future time. This one has passed.'
    : true
}
