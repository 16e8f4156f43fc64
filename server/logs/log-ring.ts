import type { LogCategory, LogEntry, LogLevel } from '#server/http/logging.ts'

/** The log keeps at most this many entries for staff to look at. */
export const LOG_RING_SIZE = 1000

export interface LogRing {
  /** Hand this to the logger as a sink. */
  readonly push: (entry: LogEntry) => void
  /** Newest first. */
  readonly entries: (filter?: LogFilter) => LogEntry[]
}

interface LogFilter {
  readonly level?: LogLevel
  readonly category?: LogCategory
  /** Most entries to give. */
  readonly limit?: number
}

/** The latest log entries, in memory. */
export function createLogRing(size: number = LOG_RING_SIZE): LogRing {
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
        .filter((entry) => filter.level === undefined || entry.level === filter.level)
        .filter((entry) => filter.category === undefined || entry.category === filter.category)
        .slice(0, filter.limit ?? size),
  }
}
