import { hadPassed } from './article-dates.ts'
import { PUBLIC_STATUS, type Status } from './status.ts'

/** Attributes of a draft or published copy that determine its schedule. */
interface TimedCopy {
  readonly status?: unknown
  readonly publishAt?: unknown
  readonly unpublishAt?: unknown
  readonly _updatedAt: string
}

interface TimedCopies {
  readonly draft?: TimedCopy | undefined
  readonly published?: TimedCopy | undefined
}

const SCHEDULED: Status = 'scheduled'

const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z')

const utc = (value: unknown): string | null => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  // Ignores times after the year 9999. ISO 8601 writes such years with a plus sign, which sorts before every digit, so they would count as
  // past.
  return Number.isNaN(time) || time > LAST_MS ? null : new Date(time).toISOString()
}

/** True if the draft of an article is scheduled, even if its publish time is missing or invalid. */
export const isScheduled = ({ draft, published }: TimedCopies): boolean =>
  (draft ?? published)?.status === SCHEDULED

/** Returns the time of the scheduled publication, or null. A time that had already passed when the article was saved is ignored. */
export function goesOutAt(copies: TimedCopies): string | null {
  const copy = copies.draft ?? copies.published
  if (copy === undefined || !isScheduled(copies)) return null
  const time = utc(copy.publishAt)
  return time === null || hadPassed(time, Date.parse(copy._updatedAt)) ? null : time
}

/** Returns the time of the scheduled unpublishing, or null. Only the published copy determines it. */
export const comesOffAt = ({ published }: TimedCopies): string | null =>
  published?.status === PUBLIC_STATUS ? utc(published.unpublishAt) : null

/** True if `time` is `now` or earlier. Both are ISO 8601 in UTC. */
export const hasCome = (time: string | null, now: string): boolean => time !== null && time <= now

/** True if the unpublish time of a copy has passed. `now` is ISO 8601 in UTC. */
export const isOver = ({ unpublishAt }: TimedCopy, now: string): boolean =>
  hasCome(utc(unpublishAt), now)
