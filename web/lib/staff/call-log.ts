import type { LogEntry } from '#shared/contracts/staff.ts'

/** Most entries that are kept. */
const MOST = 1_000

let entries: readonly LogEntry[] = []
const listeners = new Set<() => void>()

/** What a call left in the log. Never a body, a token or a query: those can hold what others should not read. */
interface Call {
  readonly method: string
  readonly path: string
  /** 0 when there was no answer. */
  readonly status: number
  /** Milliseconds until the answer was read. */
  readonly duration: number
  readonly requestId: string | undefined
}

const levelOf = (status: number) => {
  if (status === 0 || status >= 500) return 'error'
  return status >= 400 ? 'warn' : 'info'
}

/** Keeps a call; the oldest goes when there are a thousand. */
export function logCall({ method, path, status, duration, requestId }: Call): void {
  const [pathname = path] = path.split('?')
  const entry: LogEntry = {
    timestamp: new Date().toISOString(),
    level: levelOf(status),
    category: status === 401 || status === 403 ? 'security' : 'api',
    message: `${method} ${pathname} ${status === 0 ? 'no answer' : status}`,
    data: { duration: Math.round(duration) },
    ...(requestId !== undefined && { requestId }),
  }
  entries = [entry, ...entries].slice(0, MOST)
  for (const listener of listeners) listener()
}

/** The calls of this tab since it was loaded, newest first; a store for `useSyncExternalStore`. */
export const callLog = {
  entries: () => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  clear: () => {
    entries = []
    for (const listener of listeners) listener()
  },
}
