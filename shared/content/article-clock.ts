import { hadPassed } from './article-dates.ts'
import { PUBLIC_STATUS, type Status } from './status.ts'

/** What the clock reads of a copy of an article. */
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
  // Later years are written with a sign, which sorts before every digit: as if they were past.
  return Number.isNaN(time) || time > LAST_MS ? null : new Date(time).toISOString()
}

/** Whether the clock is to publish an article's edit, once its time comes or never. */
export const isScheduled = ({ draft, published }: TimedCopies): boolean =>
  (draft ?? published)?.status === SCHEDULED

/** When the clock is to publish an article: never by a time that had passed when it was saved, which a draft may hold. */
export function goesOutAt(copies: TimedCopies): string | null {
  const copy = copies.draft ?? copies.published
  if (copy === undefined || !isScheduled(copies)) return null
  const time = utc(copy.publishAt)
  return time === null || hadPassed(time, Date.parse(copy._updatedAt)) ? null : time
}

/** When the clock is to take an article off: by what visitors see of it alone, whatever an edit says. */
export const comesOffAt = ({ published }: TimedCopies): string | null =>
  published?.status === PUBLIC_STATUS ? utc(published.unpublishAt) : null

/** Whether a time has come. Both are ISO 8601 in UTC. */
export const hasCome = (time: string | null, now: string): boolean => time !== null && time <= now

/** Whether the time has passed at which a copy says that it comes off. `now` is ISO 8601 in UTC. */
export const isOver = ({ unpublishAt }: TimedCopy, now: string): boolean =>
  hasCome(utc(unpublishAt), now)
