import type { Status } from './status.ts'

/** The dates of an article as they stand in a document: ISO 8601, or absent. */
export interface ArticleDates {
  readonly status?: string | undefined
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
  readonly publishedAt?: string | undefined
}

/** The date fields of an article, as documents name them. */
export type DateField = 'publishAt' | 'unpublishAt' | 'publishedAt'

const SCHEDULED: Status = 'scheduled'

/** The clocks of browsers differ from the lake's, which dates what is published: this much (ms) is no future. */
export const CLOCK_TOLERANCE = 5 * 60_000

const at = (text: string | undefined) => Date.parse(text ?? '')

/**
 * What is wrong with an article's dates, by field: the one rule for REST, the editor and the Studio.
 * @param now milliseconds since 1970
 */
export function dateProblems(
  { status, publishAt, unpublishAt, publishedAt }: ArticleDates,
  now: number,
): Partial<Record<DateField, string>> {
  const problems: Partial<Record<DateField, string>> = {}
  if (at(publishedAt) > now + CLOCK_TOLERANCE)
    problems.publishedAt = 'Choose a date that isn’t in the future'
  if (status === SCHEDULED && (publishAt ?? '') === '') {
    problems.publishAt = 'Choose when to publish this article'
  }
  if (at(unpublishAt) <= Math.max(at(publishAt) || 0, at(publishedAt) || 0)) {
    problems.unpublishAt = 'Choose a time after publication'
  }
  return problems
}
