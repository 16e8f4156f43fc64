import type { LogCategory, LogEntry, LogLevel } from '#server/http/logging.ts'
import { BYPASS_ATTEMPT, LOG_SIZE } from '#shared/contracts/staff.ts'

export interface LogRing {
  /** Hand this to the logger as a sink. */
  readonly push: (entry: LogEntry) => void
  /** Newest first. */
  readonly entries: (filter?: LogFilter) => LogEntry[]
}

interface LogFilter {
  readonly level?: LogLevel | undefined
  readonly category?: LogCategory | undefined
  /** The earliest moment, milliseconds since 1970. */
  readonly from?: number | undefined
  /** The id of a request, or its beginning. */
  readonly request?: string | undefined
  /** Attempts to see what is not published alone. */
  readonly bypass?: boolean | undefined
  /** Most entries to give. */
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

/** The latest log entries, in memory. */
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
  }
}
