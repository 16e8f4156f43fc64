import { MINUTE } from '#shared/time/units.ts'
import type { Status } from './status.ts'

/** Dates of an article as stored in a document: ISO 8601, or absent. */
export interface ArticleDates {
  readonly status?: string | undefined
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
  readonly publishedAt?: string | undefined
  /** True if the article is being published, now or at its publish time. */
  readonly goesOut?: boolean | undefined
}

/** Date field of an article, under its name in documents. */
export type DateField = 'publishAt' | 'unpublishAt' | 'publishedAt'

const SCHEDULED: Status = 'scheduled'

/** Tolerance for clock differences between browsers and the lake, in milliseconds. Times within it count as neither future nor past. */
export const CLOCK_TOLERANCE = 5 * MINUTE

const at = (text: string | undefined) => Date.parse(text ?? '')

/**
 * True if the publish time had already passed when the editor saved it. Such a time is probably a mistake in the day or year, so the
 * article is not published.
 * @param savedAt time of the save, milliseconds since 1970
 */
export const hadPassed = (publishAt: string | undefined, savedAt: number): boolean =>
  at(publishAt) + CLOCK_TOLERANCE < savedAt

/**
 * Returns the errors of an article's dates, by field. REST, the editor and the Studio apply these rules.
 * @param now milliseconds since 1970
 */
export function dateProblems(
  { status, publishAt, unpublishAt, publishedAt, goesOut = false }: ArticleDates,
  now: number,
): Partial<Record<DateField, string>> {
  const problems: Partial<Record<DateField, string>> = {}
  if (at(publishedAt) > now + CLOCK_TOLERANCE)
    problems.publishedAt = 'Choose a date that isn’t in the future'
  if (status === SCHEDULED && (publishAt ?? '') === '') {
    problems.publishAt = 'Choose when to publish this article'
  }
  if (status === SCHEDULED && hadPassed(publishAt, now)) {
    problems.publishAt = 'Choose a later time, or publish now. This time has passed'
  }
  if (at(unpublishAt) <= Math.max(at(publishAt) || 0, at(publishedAt) || 0)) {
    problems.unpublishAt = 'Choose a time after publication'
  }
  // A time that has passed is rejected, because the scheduler would unpublish the article at once.
  if ((goesOut || status === SCHEDULED) && at(unpublishAt) <= now) {
    problems.unpublishAt = 'Choose a later time, or clear it. This time has passed'
  }
  return problems
}
