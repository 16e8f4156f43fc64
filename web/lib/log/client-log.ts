import type { LogEntry } from '#shared/contracts/staff.ts'
import { maskText } from '#shared/text/mask-text.ts'

/** Most entries that are kept. */
const MOST = 1_000

/** Longest message of an entry, in characters. */
const LONGEST = 300

let entries: readonly LogEntry[] = []
const listeners = new Set<() => void>()

function set(next: readonly LogEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

/** What an entry may carry beside its message: numbers and short words, so that no body, token or query gets in. */
type LogData = Readonly<Record<string, number | boolean | 'timeout' | 'no answer'>>

/** What is noted. */
export interface LogNote extends Pick<LogEntry, 'level' | 'category' | 'message'> {
  readonly data?: LogData
  readonly requestId?: string | undefined
}

/** Notes what happened in this tab; the oldest entry goes when there are a thousand. */
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

/** A call of the REST API, for the log. */
interface Call {
  readonly method: string
  readonly path: string
  /** 0 when there was no answer. */
  readonly status: number
  /** Milliseconds until the answer was read. */
  readonly duration: number
  readonly requestId: string | undefined
}

/** Notes a call: its path without the query, never what it sent or got. */
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

/** Words of an error, without what could be about a person. */
export const wordsOf = (error: unknown) =>
  maskText(error instanceof Error ? `${error.name}: ${error.message}` : String(error), LONGEST)

/** The log of this tab since it was loaded, newest first; a store for `useSyncExternalStore`. */
export const clientLog = {
  entries: () => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  clear: () => set([]),
}
