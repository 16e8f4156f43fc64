import { MINUTE } from '#shared/time/units.ts'
import type { Status } from './status.ts'

/** The dates of an article as they stand in a document: ISO 8601, or absent. */
export interface ArticleDates {
  readonly status?: string | undefined
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
  readonly publishedAt?: string | undefined
  /** It is to be on the site, now or by the clock. */
  readonly goesOut?: boolean | undefined
}

/** The date fields of an article, as documents name them. */
export type DateField = 'publishAt' | 'unpublishAt' | 'publishedAt'

const SCHEDULED: Status = 'scheduled'

/** The clocks of browsers differ from the lake's, which dates what is published: this much (ms) is neither future nor past. */
export const CLOCK_TOLERANCE = 5 * MINUTE

const at = (text: string | undefined) => Date.parse(text ?? '')

/**
 * Whether a time to publish at had passed when it was set: somebody mistook the day or the year, and nothing may go out by it.
 * @param savedAt when the article was saved, milliseconds since 1970
 */
export const hadPassed = (publishAt: string | undefined, savedAt: number): boolean =>
  at(publishAt) + CLOCK_TOLERANCE < savedAt

/**
 * What is wrong with an article's dates, by field: the one rule for REST, the editor and the Studio.
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
  // The clock would take it off again at once.
  if ((goesOut || status === SCHEDULED) && at(unpublishAt) <= now) {
    problems.unpublishAt = 'Choose a later time, or clear it. This time has passed'
  }
  return problems
}
