import type { LogEntry } from '#shared/contracts/staff.ts'

/** Filter of the log. Undefined fields match every entry. */
export interface LogFilter {
  readonly level?: string | undefined
  readonly category?: string | undefined
  readonly search: string
}

const textOf = ({ message, data, requestId }: LogEntry) =>
  `${message} ${requestId ?? ''} ${data === undefined ? '' : JSON.stringify(data)}`.toLowerCase()

/** Entries that match a filter, in unchanged order. */
export function filterLog(entries: readonly LogEntry[], filter: LogFilter): readonly LogEntry[] {
  const search = filter.search.trim().toLowerCase()
  return entries.filter(
    (entry) =>
      (filter.level === undefined || entry.level === filter.level) &&
      (filter.category === undefined || entry.category === filter.category) &&
      textOf(entry).includes(search),
  )
}
