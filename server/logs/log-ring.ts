import type { LogCategory, LogEntry, LogLevel } from '#server/http/logging.ts'
import {
  BYPASS_ATTEMPT,
  LOG_SIZE,
  loggedObject,
  type LoggedObject,
} from '#shared/contracts/staff.ts'

export interface LogRing {
  /** Adds an entry. The logger calls this function with each entry. */
  readonly push: (entry: LogEntry) => void
  /** Returns the entries that match, newest first. */
  readonly entries: (filter?: LogFilter) => LogEntry[]
  /** Removes the numbers and ids of erased inquiries and of their meetings from all entries. */
  readonly forget: (leads: readonly string[]) => void
}

interface LogFilter {
  readonly level?: LogLevel | undefined
  readonly category?: LogCategory | undefined
  /** Earliest time, in milliseconds since 1970. */
  readonly from?: number | undefined
  /** Id of a request, or a prefix of the id. */
  readonly request?: string | undefined
  /** If true, returns only attempts to read unpublished content. */
  readonly bypass?: boolean | undefined
  /** Maximum number of entries. */
  readonly limit?: number | undefined
}

const fits =
  ({ level, category, from, request, bypass }: LogFilter) =>
  (entry: LogEntry) =>
    (level === undefined || entry.level === level) &&
    (category === undefined || entry.category === category) &&
    (from === undefined || Date.parse(entry.timestamp) >= from) &&
    (request === undefined || entry.requestId?.startsWith(request) === true) &&
    (bypass !== true || entry.message === BYPASS_ATTEMPT)

/** Object of the action that an entry records; undefined for other entries. */
export function objectOf({ data }: LogEntry): LoggedObject | undefined {
  const parsed = loggedObject.safeParse(
    typeof data === 'object' && data !== null && 'object' in data ? data.object : undefined,
  )
  return parsed.success ? parsed.data : undefined
}

/** Returns an entry without its object. In the message, “(erased)” replaces the object's name. */
function withoutObject(entry: LogEntry, { name }: LoggedObject): LogEntry {
  const { object: _object, ...data } = { object: undefined, ...Object(entry.data) }
  return { ...entry, message: entry.message.replaceAll(name, '(erased)'), data }
}

/** Creates an in-memory buffer of the latest log entries. */
export function createLogRing(size: number = LOG_SIZE): LogRing {
  const slots: LogEntry[] = []
  let next = 0
  return {
    push: (entry) => {
      slots[next] = entry
      next = (next + 1) % size
    },
    entries: (filter = {}) =>
      [...slots.slice(next), ...slots.slice(0, next)]
        .toReversed()
        .filter(fits(filter))
        .slice(0, filter.limit ?? size),
    forget: (leads) => {
      const erased = new Set(leads)
      for (const [index, entry] of slots.entries()) {
        const object = objectOf(entry)
        if (object === undefined || !erased.has(object.lead ?? object.id)) continue
        slots[index] = withoutObject(entry, object)
      }
    },
  }
}
