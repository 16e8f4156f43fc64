import { type ArticleDates, dateProblems, type DateField } from '#shared/content/article-dates.ts'
import type { Status } from '#shared/content/status.ts'

/**
 * Returns true, or an error for a date. The rule also applies in the REST API and in the editor of the staff area.
 * @param now milliseconds since 1970
 */
export function checkDate(field: DateField, dates: ArticleDates, now: number): true | string {
  const problem = dateProblems(dates, now)[field]
  return problem === undefined ? true : `${problem}.`
}

const WAITING: ReadonlySet<string | undefined> = new Set<Status>(['draft', 'in_review'])

const isPast = ({ publishAt }: ArticleDates, now: number) => Date.parse(publishAt ?? '') <= now

/** Returns true, or a warning for a publish time that has passed and so will have no effect. @param now milliseconds since 1970 */
export function hintPast(dates: ArticleDates, now: number): true | string {
  return WAITING.has(dates.status) && isPast(dates, now)
    ? 'Choose a future time. This one has passed.'
    : true
}
