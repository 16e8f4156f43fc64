import type { Status } from '#shared/content/status.ts'

/** The dates of an article as they stand in a document: ISO 8601, or absent. */
export interface ArticleDates {
  readonly status?: string | undefined
  readonly publishAt?: string | undefined
  readonly unpublishAt?: string | undefined
  readonly publishedAt?: string | undefined
}

const SCHEDULED: Status = 'scheduled'

const at = (text: string | undefined) => (text === undefined ? Number.NaN : Date.parse(text))

/** True, or why `publishAt` cannot stand. */
export function checkPublishAt({ status, publishAt }: ArticleDates): true | string {
  if (status === SCHEDULED && publishAt === undefined) {
    return 'A scheduled article needs a date and time to go out.'
  }
  return true
}

/** True, or why `unpublishAt` cannot stand. */
export function checkUnpublishAt({
  publishAt,
  publishedAt,
  unpublishAt,
}: ArticleDates): true | string {
  const end = at(unpublishAt)
  if (Number.isNaN(end)) return true
  if (end <= at(publishAt)) return 'This must be later than the date in “Publish at”.'
  if (end <= at(publishedAt)) return 'This must be later than the date in “Published at”.'
  return true
}

/** Browsers' clocks differ from the lake's, which dates what is published: this much (ms) is no future. */
const CLOCK_TOLERANCE = 5 * 60_000

/** True, or why `publishedAt` cannot stand. `now` in milliseconds. */
export function checkPublishedAt({ publishedAt }: ArticleDates, now: number): true | string {
  return at(publishedAt) > now + CLOCK_TOLERANCE
    ? 'An article cannot have been published in the future.'
    : true
}
