import type { LogEntry } from '#shared/contracts/staff.ts'
import { maskText } from '#shared/text/mask-text.ts'

/** Maximum number of entries in the log. */
const MOST = 1_000

/** Maximum length of a message, in characters. */
const LONGEST = 300

let entries: readonly LogEntry[] = []
const listeners = new Set<() => void>()

function set(next: readonly LogEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** Additional data of an entry. Its type allows only numbers and fixed words, so that no body, token or query can be logged. */
type LogData = Readonly<Record<string, number | boolean | 'timeout' | 'no answer'>>

/** A new log entry. */
export interface LogNote extends Pick<LogEntry, 'level' | 'category' | 'message'> {
  readonly data?: LogData
  readonly requestId?: string | undefined
}

/** Adds an entry to the log of this tab. Above 1,000 entries the oldest is dropped. */
export function log({ level, category, message, data, requestId }: LogNote): void {
  const entry: LogEntry = {
    timestamp: new Date().toISOString(),
    level,
    category,
    message: message.slice(0, LONGEST),
    ...(data !== undefined && { data }),
    ...(requestId !== undefined && { requestId }),
  }
  set([entry, ...entries].slice(0, MOST))
}

const levelOf = (status: number) => {
  if (status === 0 || status >= 500) return 'error'
  return status >= 400 ? 'warn' : 'info'
}

/** A REST call to log. */
interface Call {
  readonly method: string
  readonly path: string
  /** Status of the response, or 0 if there was none. */
  readonly status: number
  /** Milliseconds until the response was read. */
  readonly duration: number
  readonly requestId: string | undefined
}

/** Logs a call: its path without the query, never its bodies. */
export function logCall({ method, path, status, duration, requestId }: Call): void {
  const [pathname = path] = path.split(/[?#]/)
  log({
    level: levelOf(status),
    category: status === 401 || status === 403 ? 'security' : 'api',
    message: `${method} ${pathname} ${status === 0 ? 'no answer' : status}`,
    data: { duration: Math.round(duration) },
    requestId,
  })
}

/** Name and message of an error. Personal data in the message is masked. */
export const wordsOf = (error: unknown) =>
  maskText(error instanceof Error ? `${error.name}: ${error.message}` : String(error), LONGEST)

/** Log of this tab since the page was loaded, newest first, as a store for `useSyncExternalStore`. */
export const clientLog = {
  entries: () => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  clear: () => set([]),
}
